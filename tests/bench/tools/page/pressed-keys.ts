// Presses a key and observes the page until all effects are over, in the same way for product and baseline. The page reports
// through a binding: querying it meanwhile would add work of the tester's own.
import type { OpenPage } from '../tablet';

declare global {
  interface Window {
    reportIntervals?: (intervals: string) => void;
  }
}

/** How long the effect of a key moves, and how long further work may follow it, in milliseconds. */
interface Watched {
  readonly moves: number;
  readonly follows: number;
}

/**
 * Prepares a page; must be called before it is opened. Returns a function that presses a key and resolves with the
 * milliseconds between frames.
 */
export async function watchKeys(
  { page, cdp }: OpenPage,
  watched: Watched,
): Promise<(key: string) => Promise<readonly number[]>> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'reportIntervals' });
  await page.addInitScript(watch, watched);
  return async (key) => {
    const seen = new Promise<unknown>((resolve) => {
      cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
    });
    await page.keyboard.down(key);
    const intervals = await seen;
    await page.keyboard.up(key);
    return Array.isArray(intervals) ? intervals.map(Number) : [];
  };
}

/** Runs in the page. */
function watch({ moves, follows }: Watched): void {
  const watchFrames = (): void => {
    const frames: number[] = [];
    const pressed = performance.now();
    const look = (time: number): void => {
      frames.push(time);
      if (time - pressed < moves) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    setTimeout(() => {
      const intervals = frames.map((time, at) => time - (frames[at - 1] ?? pressed));
      window.reportIntervals?.(JSON.stringify(intervals));
    }, moves + follows);
  };
  addEventListener('keydown', watchFrames, { capture: true });
}
