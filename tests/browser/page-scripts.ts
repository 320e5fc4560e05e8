// What tests change in a page before its app runs: no worker, sounds that play on, ends that are noted; and its clock.
import type { Page } from '@playwright/test';

/**
 * Runs in each new document: a registration never ends, so the page stays as it is on a first visit until the worker is installed.
 * Playwright's own way, `serviceWorkers: 'block'`, writes a warning to the console and resolves without a registration, which no
 * browser does.
 */
export function keepWorkerFromInstalling(): void {
  if ('serviceWorker' in navigator)
    ServiceWorkerContainer.prototype.register = () => new Promise<ServiceWorkerRegistration>(() => undefined);
}

/**
 * Puts the clock of the page, which the test has installed, forward as `fastForward` does, and stops it there until `resume`: between two
 * looks at the page no timer fires, however long that takes. `milliseconds` are many more than the machine may stall.
 */
export async function fastForwardAndStop(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + milliseconds);
}

/**
 * Begins each narration and each voice of the documents that open from now on anew when it ends, so that it plays until the test ends
 * it. To let one end, take its `loop` away.
 */
export async function letSoundsPlayOn(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'play',
      ({ target }) => {
        if (target instanceof HTMLAudioElement) target.loop = true;
      },
      { capture: true },
    ),
  );
}

/** Runs in each new document: notes at an audio element whether its `ended` event has been fired, which is later than `ended` is true. */
export function noteEndsOfNarrations(): void {
  const note = (type: string, narrated: boolean) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLAudioElement) target.dataset['narrated'] = String(narrated);
      },
      { capture: true },
    );
  for (const type of ['play', 'seeking', 'emptied']) note(type, false);
  note('ended', true);
}
