// Making a presentation in the kiosk by touch, asking it a question, and every way in which that fails (spec screens §12).
import { chromium, type Locator, type Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Service } from '../fixtures';
import { keepWorkerFromInstalling } from '../../support/browser/page-scripts';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { hearing } from '../../support/kiosk/fake-devices';

test.use({
  variant: 'museum',
  library: 'samples',
  installsWorker: false,
  permissions: ['camera', 'microphone'],
});

// A scripted run lasts some seven seconds; where its length matters, a test holds its frames back.
test.beforeEach(({ service }) => service.hook.configure({ pace: 0.1 }));

/** A test with a separate browser: the question in its microphone as an option would need separate workers for the file. */
const testWithQuestion = test.extend({
  context: async ({}, use) => {
    const browser = await chromium.launch(await hearing('Direction.'));
    const context = await browser.newContext({ hasTouch: true });
    await context.addInitScript(keepWorkerFromInstalling);
    await use(context);
    await browser.close();
  },
});

declare global {
  interface Window {
    openedAt?: number;
    /** Whether the machine has lost its microphone. */
    hasNoMicrophone?: boolean;
  }
}

/** Notes when the page gets a microphone. */
async function noteOpenedMicrophones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      window.openedAt = performance.now();
      return stream;
    };
  });
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function openFlow(page: Page, { origin }: Service, query = ''): Promise<void> {
  await page.goto(`${origin}/kiosk.html${query}#/`);
  const begin = button(page, 'Tap me!');
  await expect(begin.or(page.getByRole('link', { name: 'Make your own' }))).toBeVisible();
  // A kiosk that starts again invites.
  if (await begin.isVisible()) await begin.click();
  await page.getByRole('link', { name: 'Make your own' }).click();
}

testWithQuestion(
  'a visitor makes a presentation with face and voice, watches it, asks it and hears an answer',
  async ({ page, context, service, reader }) => {
    await noteOpenedMicrophones(page);
    await leaveSession(context, await signIn(service));
    await openFlow(page, service, '?qna');
    const topic = page.getByLabel('Topic or title');
    await expect(button(page, 'Continue')).toBeDisabled();
    await topic.fill('ねこ');
    await expect(button(page, 'Continue')).toBeEnabled();
    await topic.fill('How bees find flowers');
    await page.getByRole('radiogroup', { name: 'Tone' }).getByRole('radio', { name: 'Fun' }).check();
    await page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio', { name: 'Advanced' }).check();
    await expect(button(page, 'Hear it')).toHaveCount(4);
    expect(await violationsAtRest(page)).toEqual([]);
    await button(page, 'Continue').click();
    await expect(page.getByRole('heading', { name: 'Your photo and your voice' })).toBeFocused();
    await button(page, 'Accept').click();

    await button(page, 'Take picture').click();
    await button(page, 'Accept').click();
    // Cancelling warns, and nothing is lost when the visitor stays.
    await button(page, 'Cancel').click();
    await button(page, 'Keep going').click();
    await button(page, 'Start recording').click();
    await expect(page.getByText(/^0:(0[2-9]|[1-5]\d) of 1:00$/)).toBeVisible();
    await button(page, 'Stop recording').click();
    const upload = page.waitForRequest(/\/api\/personData$/);
    await button(page, 'Accept').click();
    await upload;
    await expect(page.getByRole('heading', { name: 'Look, it’s ready' })).toBeVisible();
    await expect(button(page, 'Hear it')).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch' }).click();

    const player = page.locator('[data-player-state]');
    await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
    const ask = button(page, 'Hold to ask');
    await expect(ask).toHaveCount(0);
    await player.getByRole('button', { name: 'Play' }).click();
    await shortenTalk(page, service);
    // A finger that is lifted elsewhere asks nothing, and the presentation stays silent.
    await ask.hover();
    await page.mouse.down();
    await expect(page.getByText('Speak now, and let go')).toBeVisible();
    await page.mouse.move(10, 10);
    await page.mouse.up();
    await expect(ask).toHaveAttribute('aria-pressed', 'false');
    await expect(player).toHaveAttribute('data-player-state', /PAUSED$/);

    // By a switch, which presses and releases at once: it listens until the next time. One word, and it is cancelled.
    await service.hook.fault({ path: '/api/question', hold: true });
    await ask.dispatchEvent('click');
    await expect(page.getByText('Speak now, and tap again')).toBeVisible();
    const before = await recordedFor(page);
    await expect.poll(() => recordedFor(page)).toBeGreaterThan(before + 500);
    await ask.dispatchEvent('click');
    await button(page, 'Cancel').click();
    await expect(page.locator('.ask')).toHaveAttribute('data-ask', 'idle');
    await service.hook.heal();

    // By a finger, which is lifted where it was laid.
    const lift = await layFinger(page, ask);
    await expect(page.getByText('Speak now, and let go')).toBeVisible();
    // Long enough for the whole word, wherever it began.
    await expect.poll(() => recordedFor(page)).toBeGreaterThan(2600);
    const asked = page.waitForResponse(/\/api\/question$/);
    await lift();
    expect((await asked).status()).toBe(200);
    await expect(player).toHaveAttribute('data-player-state', 'Q_AND_A');
    await expect(page.locator('.ask-text')).toContainText('direction');
    await reader.expectNarrationGrows();
    await button(page, 'Continue').click();
    await expect(player).toHaveAttribute('data-player-state', /PLAYING$/);

    // Leaving asks first; nothing of the visitor is asked for again after that.
    await reader.choose('Home');
    await button(page, 'Stop').click();
    await expect(page.getByRole('region', { name: 'Presentations' })).toBeVisible();
  },
);

/** Leaves a few words of the talk to answer with, of which the service compares each with the question. The open page keeps its own. */
async function shortenTalk(page: Page, { hook }: Service): Promise<void> {
  const id = /#\/view\/(\d+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`No talk is open at ${page.url()}`);
  const texts = ['The dance shows the direction.', 'Bees visit many flowers.'];
  await hook.put({ id, index: JSON.stringify({ slides: texts.map((text) => ({ text })) }) });
}

/** Lays a finger on the control; returns a function that lifts it. */
async function layFinger(page: Page, control: Locator): Promise<() => Promise<unknown>> {
  const middle = await control.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  return () => cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds since the microphone that is open now was opened. */
function recordedFor(page: Page): Promise<number> {
  return page.evaluate(() => performance.now() - (window.openedAt ?? performance.now()));
}

test('every failure is said, and can be tried again, changed, or told to staff', async ({
  page,
  context,
  service,
}) => {
  await openFlow(page, service);
  // What the page is made of has arrived.
  await expect(page.getByLabel('Topic or title')).toBeVisible();
  const offline = page.getByText('There’s no internet at the moment');
  await expect(offline).toHaveCount(0);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  const send = async (topic: string) => {
    await page.getByLabel('Topic or title').fill(topic);
    await button(page, 'Continue').click();
  };
  await send('Nobody signed this screen in');
  await expect(page.getByRole('heading', { name: 'Nothing can be made here at the moment.' })).toBeFocused();
  await leaveSession(context, await signIn(service));
  await openFlow(page, service, '?again');
  for (const [marker, heading, buttons] of [
    ['error', 'Something went wrong.', ['Try again', 'Another topic']],
    ['abort', 'We can’t make this one.', ['Another topic']],
  ] as const) {
    await send(`A topic [${marker}]`);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    for (const name of buttons) await expect(button(page, name)).toBeVisible();
    await button(page, 'Another topic').click();
  }
  await send('A topic [quota]');
  await expect(page.getByText('Please tell a member of staff.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start' }).last().click();
  await expect(page.getByRole('region', { name: 'Presentations' })).toBeVisible();
});

test('Home leaves a story at once that is not being made, and otherwise after a question; a visitor makes a dark tale without an address, and reads it as a book', async ({
  page,
  context,
  service,
}) => {
  await leaveSession(context, await signIn(service));
  await openFlow(page, service, '?mode=darktale');
  await test.step('Home', () => leaveByHome(page, service));
  await service.hook.configure({ frames: 'all' });
  await page.getByRole('link', { name: 'Make your own' }).click();
  // The kiosk offers the youngest too, and all styles.
  await expect(page.getByRole('radio')).toHaveCount(7);
  await button(page, 'Next').click();
  await expect(page.getByRole('radio')).toHaveCount(10);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  const title = page.getByLabel('Title', { exact: true });
  const question = page.getByRole('alertdialog', { name: 'Stop making your story?' });
  // The end of a run answers the question whether to leave it.
  await title.fill('The lamp [error]');
  await button(page, 'Next').click();
  await service.hook.configure({ frames: 0 });
  await button(page, 'Create story').click();
  await button(page, 'Close').click();
  await button(page, 'Home').click();
  await expect(question).toBeVisible();
  await service.hook.configure({ frames: 'all' });
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong.' })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await violationsAtRest(page)).toEqual([]);
  await button(page, 'Another topic').click();
  await title.fill('The lamp that was afraid');
  await button(page, 'Next').click();
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  await service.hook.configure({ frames: 0 });
  await button(page, 'Create story').click();
  await button(page, 'Close').click();
  await button(page, 'Home').click();
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(question).toHaveCount(0);
  await button(page, 'Home').click();
  await expect(question).toBeVisible();
  await service.hook.configure({ frames: 'all' });
  await expect(page.getByRole('heading', { name: 'Your story is ready' })).toBeFocused();
  await expect(question).toHaveCount(0);
  await page.getByRole('link', { name: 'Read' }).click();
  const player = page.locator('[data-player-state]');
  await expect(player).toHaveAttribute('data-view', 'book');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player).toHaveAttribute('data-player-state', /PLAYING$/);
});

async function leaveByHome(page: Page, service: Service): Promise<void> {
  const overview = page.getByRole('region', { name: 'Presentations' });
  const create = async (title: string) => {
    for (let step = 0; step < 3; step += 1) await button(page, 'Next').click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await button(page, 'Next').click();
    await button(page, 'Create story').click();
  };
  await button(page, 'Home').click();
  await expect(overview).toBeVisible();
  await page.getByRole('link', { name: 'Make your own' }).click();
  await create('The lamp [error]');
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong.' })).toBeFocused();
  await button(page, 'Home').click();
  await expect(overview).toBeVisible();
  await page.getByRole('link', { name: 'Make your own' }).click();
  await service.hook.configure({ frames: 0 });
  await create('The lamp');
  await button(page, 'Close').click();
  await button(page, 'Home').click();
  await button(page, 'Stop').click();
  await expect(overview).toBeVisible();
}

test('without a camera the photo is left out, and without a microphone too all that needs either', async ({
  page,
  context,
  service,
}) => {
  await leaveSession(context, await signIn(service));
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const original = devices.enumerateDevices.bind(devices);
    devices.enumerateDevices = async () =>
      (await original()).filter(
        ({ kind }) => kind !== 'videoinput' && !(kind === 'audioinput' && window.hasNoMicrophone),
      );
  });
  await openFlow(page, service, '?qna');
  const mode = page.getByRole('radiogroup', { name: 'Mode' });
  await expect(mode).toBeVisible();
  // A browser that is asked later answers later: the page knows its devices, too.
  await page.evaluate(() => navigator.mediaDevices.enumerateDevices());
  await page.getByLabel('Topic or title').fill('How bees find flowers');
  await mode.getByRole('radio', { name: 'Advanced' }).check();
  await button(page, 'Continue').click();
  await button(page, 'Accept').click();
  await expect(page.getByRole('heading', { name: 'Your voice' })).toBeVisible();
  // The heading has the focus until the microphone is open.
  await expect(button(page, 'Start recording')).toBeFocused();
  await setMicrophone(page, false);
  await button(page, 'Cancel').click();
  await button(page, 'Discard').click();
  await expect(page.getByRole('radiogroup', { name: 'Tone' })).toBeVisible();
  await expect(mode).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  // A microphone that is plugged in, and out again: the button has been loaded by then.
  await setMicrophone(page, true);
  await expect(button(page, 'Hold to ask')).toBeVisible();
  await setMicrophone(page, false);
  await expect(button(page, 'Hold to ask')).toHaveCount(0);
});

/** Gives the machine its microphone, or takes it away, as the browser tells the page. */
function setMicrophone(page: Page, isThere: boolean): Promise<void> {
  return page.evaluate((there) => {
    window.hasNoMicrophone = !there;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, isThere);
}
