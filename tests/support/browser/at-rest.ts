// Counts what runs at rest: animation frames and timers, from within the page.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    restCounts?: { frames: number; timers: number };
  }
}

/** Prepares a page; must be called before it is opened. */
export async function countFramesAndTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { frames: 0, timers: 0 };
    window.restCounts = counts;
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame((time) => {
        counts.frames += 1;
        callback(time);
      });
    const later = window.setTimeout.bind(window);
    const again = window.setInterval.bind(window);
    const counted = (handler: TimerHandler, args: unknown[]) => () => {
      counts.timers += 1;
      if (typeof handler === 'function') handler(...args);
    };
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, delay?: number, ...args: unknown[]) =>
        later(counted(handler, args), delay),
      setInterval: (handler: TimerHandler, delay?: number, ...args: unknown[]) =>
        again(counted(handler, args), delay),
    });
  });
}

/** Returns the frames and timers that ran while time passed, on whichever clock. */
export async function ranWhile(
  page: Page,
  timePasses: () => Promise<void>,
): Promise<{ frames: number; timers: number }> {
  await page.evaluate(() => Object.assign(window.restCounts ?? {}, { frames: 0, timers: 0 }));
  await timePasses();
  return page.evaluate(() => window.restCounts ?? { frames: Number.NaN, timers: Number.NaN });
}
