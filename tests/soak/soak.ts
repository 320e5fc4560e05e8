// `npm run soak [-- minutes [seed]]`: a long seeded walk through the production build. Whatever the child does, the player
// is in a state of 4.1, nothing crashes, nothing is left blank, and what was kept plays with the service stopped.
import { chromium, type Page } from '@playwright/test';
import { randomFrom } from '../../mocks/random';
import { serve } from '../../mocks/run/serve';
import { findBrowser } from '../browser/find-browser';
import { nextStep, type Step } from './random-walk';

const minutes = Number(process.argv[2] ?? 5);
const seed = Number(process.argv[3] ?? 1);
const folder = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/bookworm`;
const story = '9007199254740992';
const states =
  /^(FIRST_SLIDE_PAUSED|FIRST_SLIDE_PLAYING|PLAYING|PAUSED|LAST_SLIDE_PAUSED|LAST_SLIDE_PLAYING|LAST_SLIDE_FINISHED|Q_AND_A)$/;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1180, height: 820 } });
const page = await context.newPage();
const faults: string[] = [];
page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
page.on('console', (message) => {
  if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION')) faults.push(message.text());
});

let service = await serve({ folder, port: 0, library: 'fixture' });
const port = Number(new URL(service.origin).port);
const origin = service.origin;
let running = true;
const random = randomFrom(seed);
let walked = 0;
const trail: Step[] = [];

await page.goto(`${origin}/#/view/${story}`);
await keepWholeStory(page);
const end = performance.now() + minutes * 60_000;
while (performance.now() < end && faults.length === 0) {
  const step = nextStep(random);
  trail.push(step);
  await take(step);
  faults.push(...(await broken(page)));
  walked += 1;
}
if (running) await service.close();
await browser.close();
console.log(`${walked} steps in ${minutes} min, seed ${seed}: ${faults.length} faults`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`after ${trail.slice(-20).join(' ')}`);
  process.exitCode = 1;
}

/** A child looks at the picture for a while. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

async function take(step: Step): Promise<void> {
  switch (step) {
    case 'tap': {
      const buttons = page.locator('[data-player-state] button:visible');
      const count = await buttons.count();
      if (count > 0)
        await buttons
          .nth(Math.floor(random() * count))
          .click({ timeout: 1500 })
          .catch(() => undefined);
      return;
    }
    case 'wait':
      return pause(random() * 1500);
    case 'reload':
      await page.reload();
      return;
    case 'shelf':
      await page.goto(`${origin}/#/`);
      return;
    case 'story':
      await page.goto(`${origin}/#/view/${story}`);
      return;
    case 'stop-service':
      if (running) await service.close();
      running = false;
      return;
    case 'start-service':
      if (!running) service = await serve({ folder, port, library: 'fixture' });
      running = true;
      return;
    default:
      return page.keyboard.press(step);
  }
}

/** What must never be, seen once the page has come to rest after a step. */
async function broken(where: Page): Promise<string[]> {
  await where.locator('[data-player-state], article, .speech').first().waitFor({ timeout: 15_000 });
  const player = where.locator('[data-player-state]');
  if ((await player.count()) === 0) return [];
  const state = (await player.getAttribute('data-player-state')) ?? '';
  const index = Number(await player.getAttribute('data-slide-index'));
  const wrong = [];
  if (!states.test(state)) wrong.push(`unknown state ${state}`);
  if (!(index >= 0 && index <= 4)) wrong.push(`index ${index} outside the story`);
  return wrong;
}

async function keepWholeStory(where: Page): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const kept = await where.evaluate(async () => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          if (name.startsWith('bookworm-media') && url.endsWith('/index.json')) return true;
      return false;
    });
    if (kept) return;
    await pause(200);
  }
  throw new Error('The story was not kept');
}
