// A visitor whose words, face and voice are found nowhere else: goes through everything that the kiosk offers and stops at any of 20
// points (spec screens §12).
import { expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { canaryWords } from '../../support/kiosk/canary-words';
import type { Service } from '../../support/service/service';
import { unfoldBar } from '../../support/browser/unfold-bar';

const [title, name, question, answer, comment] = canaryWords;

/** A loaded machine takes its time. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** What the steps of a visit use. */
export class CanaryVisitor {
  constructor(
    readonly page: Page,
    readonly service: Pick<Service, 'origin' | 'hook'>,
  ) {}

  button(label: string): Locator {
    return this.page.getByRole('button', { name: label, exact: true });
  }

  get player(): Locator {
    return this.page.locator('[data-player-state]');
  }

  /** Opens the kiosk, and answers its invitation if it invites. */
  async open(): Promise<void> {
    await this.page.goto(`${this.service.origin}/kiosk.html?qna#/`);
    const begin = this.button('Tap me!');
    const createOwn = this.page.getByRole('link', { name: 'Make your own' });
    await expect(begin.or(createOwn)).toBeVisible();
    if (await begin.isVisible()) await begin.click();
    await expect(createOwn).toBeVisible();
  }

  /** Waits until the page has listened for a while longer: a short recording holds no question. */
  async speak(): Promise<void> {
    const since = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((from) => performance.now() - from > 1500, since);
  }

  /** Goes to a point of the visit, through all points before it. */
  async goTo(point: number): Promise<void> {
    await this.service.hook.heal();
    await this.service.hook.configure({ pace: 0.05 });
    for (const { reach } of visitPoints.slice(0, point)) await reach(this);
  }
}

interface VisitPoint {
  readonly name: string;
  /** Goes here from the point before. */
  readonly reach: (visitor: CanaryVisitor) => Promise<void>;
}

/** The points of a visit, in their order. */
export const visitPoints: readonly VisitPoint[] = [
  { name: 'the overview is touched', reach: ({ page }) => page.mouse.click(5, 5) },
  {
    name: 'the topic is typed',
    async reach({ page }) {
      await page.getByRole('link', { name: 'Make your own' }).click();
      await page.getByLabel('Topic or title').fill(`${title} by ${name}`);
    },
  },
  {
    name: 'the privacy notice is read',
    async reach(visitor) {
      const mode = visitor.page.getByRole('radiogroup', { name: 'Mode' });
      await mode.getByRole('radio', { name: 'Advanced' }).check();
      await visitor.button('Continue').click();
      await expect(visitor.button('Accept')).toBeVisible();
    },
  },
  {
    name: 'the camera is open',
    async reach(visitor) {
      await visitor.button('Accept').click();
      await expect(visitor.button('Take picture')).toBeEnabled();
    },
  },
  {
    name: 'the photo is counted down',
    reach: (visitor) => visitor.button('Take picture').click(),
  },
  {
    name: 'the photo is looked at',
    reach: (visitor) => expect(visitor.button('Retake')).toBeVisible(),
  },
  {
    name: 'cancelling is asked about',
    async reach(visitor) {
      await visitor.button('Accept').click();
      await expect(visitor.button('Start recording')).toBeVisible();
      await visitor.button('Cancel').click();
      await expect(visitor.button('Keep going')).toBeVisible();
    },
  },
  {
    name: 'the voice is recorded',
    async reach(visitor) {
      await visitor.button('Keep going').click();
      await visitor.button('Start recording').click();
      await expect(visitor.page.getByText(/0:02 of/)).toBeVisible();
    },
  },
  {
    name: 'the voice is listened to',
    async reach(visitor) {
      await visitor.button('Stop recording').click();
      await expect(visitor.button('Retake')).toBeVisible();
    },
  },
  {
    name: 'photo and voice are uploaded',
    async reach(visitor) {
      await visitor.service.hook.fault({ path: '/api/personData', hold: true });
      const upload = visitor.page.waitForRequest(/\/api\/personData$/);
      await visitor.button('Accept').click();
      await upload;
    },
  },
  {
    name: 'the presentation is made',
    async reach({ page, service }) {
      await service.hook.configure({ pace: 0.5 });
      const stream = page.waitForEvent('websocket');
      await service.hook.heal();
      await (await stream).waitForEvent('framereceived');
    },
  },
  {
    name: 'the presentation is ready',
    reach: ({ page }) => expect(page.getByRole('heading', { name: 'Look, it’s ready' })).toBeVisible(),
  },
  {
    name: 'the presentation plays',
    async reach({ page, player }) {
      await page.getByRole('link', { name: 'Watch' }).click();
      await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
      await player.getByRole('button', { name: 'Play' }).click();
      await expect(player).toHaveAttribute('data-player-state', /PLAYING$/);
    },
  },
  {
    name: 'a question is spoken',
    async reach(visitor) {
      await visitor.button('Hold to ask').click();
      await expect(visitor.page.getByText('Speak now, and tap again')).toBeVisible();
    },
  },
  {
    name: 'the answer is awaited',
    async reach(visitor) {
      await visitor.service.hook.fault({ path: '/api/question', hold: true });
      const asked = visitor.page.waitForRequest(/\/api\/question$/);
      await visitor.speak();
      await visitor.button('Hold to ask').click();
      await asked;
    },
  },
  {
    name: 'the answer is heard',
    async reach(visitor) {
      const { page, service } = visitor;
      await visitor.button('Cancel').click();
      await service.hook.heal();
      const body = JSON.stringify({ question, answer, audioPath: 'audio/01.mp3' });
      await service.hook.respond('/api/question', { status: 200, body, type: 'application/json' });
      await visitor.button('Hold to ask').click();
      await expect(page.getByText('Speak now, and tap again')).toBeVisible();
      await visitor.speak();
      await visitor.button('Hold to ask').click();
      await expect(page.getByText(answer)).toBeVisible();
    },
  },
  {
    name: 'the presentation goes on',
    async reach(visitor) {
      await visitor.button('Continue').click();
      await expect(visitor.player).toHaveAttribute('data-player-state', /PLAYING$/);
    },
  },
  {
    name: 'leaving is asked about',
    async reach(visitor) {
      await unfoldBar(visitor.player);
      await visitor.player.getByRole('button', { name: 'More', exact: true }).click();
      await visitor.player.getByRole('link', { name: 'Home' }).click();
      await expect(visitor.page.getByRole('heading', { name: 'Stop here?' })).toBeVisible();
    },
  },
  {
    name: 'a rating is written',
    async reach(visitor) {
      const { page, player, service } = visitor;
      await visitor.button('Keep watching').click();
      await service.hook.fail('/api/feedback', 503);
      while ((await player.getAttribute('data-player-state')) !== 'LAST_SLIDE_FINISHED')
        await page.keyboard.press('ArrowRight');
      await visitor.button('Rate').click();
      const ratings = page.getByRole('dialog');
      for (const category of ['Story', 'Images', 'Voice'])
        await ratings
          .getByRole('radiogroup', { name: category })
          .getByRole('radio', { name: '5 stars' })
          .check();
      await ratings.getByLabel(/^Comment/).fill(comment);
    },
  },
  {
    name: 'the rating waits for the service',
    async reach({ page }) {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank you for your rating.')).toBeVisible();
    },
  },
];
