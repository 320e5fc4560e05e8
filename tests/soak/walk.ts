// A long seeded walk through the production build. After each step there is a player, a gallery or a message within 15 s; the
// player is in a state of spec player §2 at a slide that exists; nothing was thrown, and no console error but about the network.
import type { Browser, Page } from '@playwright/test';
import { randomFrom, type Random } from '../../mocks/base/random';
import { openService, type Service } from '../support/service/service';
import { openDevice } from './device';
import { watchFaults } from './faults';
import { nextStep, type Step } from './random-walk';
import { waitUntilSaved } from './wait-until-saved';

const story = '9007199254740992';
const states =
  /^(FIRST_SLIDE_PAUSED|FIRST_SLIDE_PLAYING|PLAYING|PAUSED|LAST_SLIDE_PAUSED|LAST_SLIDE_PLAYING|LAST_SLIDE_FINISHED|Q_AND_A)$/;

interface Walker {
  readonly page: Page;
  readonly service: Service;
  readonly random: Random;
}

/** Walks for `minutes` minutes. Returns the failures after the last step, and the steps that led there. */
export async function walk(browser: Browser, minutes: number, seed: number): Promise<string[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const context = await openDevice(browser);
  const page = await context.newPage();
  const faults = watchFaults(page);
  const walker = { page, service, random: randomFrom(seed) };
  const trail: Step[] = [];
  await page.goto(`${service.origin}/#/view/${story}`);
  // The walk goes on while the service is stopped.
  await waitUntilSaved(page, story, 30_000);
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end && faults.length === 0) {
    const step = nextStep(walker.random);
    trail.push(step);
    await take(step, walker);
    faults.push(...(await broken(page)));
  }
  await context.close();
  await service.stop();
  console.log(`${trail.length} steps in ${minutes} min, seed ${seed}: ${faults.length} faults`);
  if (faults.length > 0) console.log([...faults, `after ${trail.slice(-20).join(' ')}`].join('\n'));
  return faults;
}

/** Waits, like a child who looks at the picture. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

async function take(step: Step, { page, service, random }: Walker): Promise<void> {
  switch (step) {
    case 'tap':
      return tapAnything(page, random);
    case 'wait':
      return pause(random() * 1500);
    case 'reload':
      await page.reload();
      return;
    case 'shelf':
      await page.goto(`${service.origin}/#/`);
      return;
    case 'story':
      await page.goto(`${service.origin}/#/view/${story}`);
      return;
    case 'stop-service':
      return service.stop();
    case 'start-service':
      return service.startAgain();
    default:
      return page.keyboard.press(step);
  }
}

/** Taps a random button; ignores a button that has disappeared by then. */
async function tapAnything(page: Page, random: Random): Promise<void> {
  const buttons = page.locator('[data-player-state] button:visible');
  const count = await buttons.count();
  if (count === 0) return;
  const one = buttons.nth(Math.floor(random() * count));
  await one.click({ timeout: 1500 }).catch(() => undefined);
}

/** Returns the forbidden conditions that hold once the page is at rest after a step. */
async function broken(where: Page): Promise<string[]> {
  await where.locator('[data-player-state], article, .speech').first().waitFor({ timeout: 15_000 });
  // At once: a step may have left the player, which is still there for a moment.
  const shown = await where.evaluate(() => {
    const player = document.querySelector<HTMLElement>('[data-player-state]');
    return (
      player && { state: player.dataset['playerState'] ?? '', index: Number(player.dataset['slideIndex']) }
    );
  });
  if (shown === null) return [];
  const { state, index } = shown;
  const wrong = [];
  if (!states.test(state)) wrong.push(`unknown state ${state}`);
  if (!(index >= 0 && index <= 4)) wrong.push(`index ${index} outside the story`);
  return wrong;
}
