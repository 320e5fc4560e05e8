// Presses a key and watches the page until all that follows is over, in the very same way for product and floor. The page
// tells what it saw by a binding: anything asked of it meanwhile would be work of the tester's own.
import type { OpenPage } from '../tablet';

declare global {
  interface Window {
    tellPressed?: (intervals: string) => void;
  }
}

/** How long what a key asks for moves, and how long something may follow it, in milliseconds. */
interface Watched {
  readonly moves: number;
  readonly follows: number;
}

/** Must be called before the page is opened. The answer gives milliseconds from one frame to the next while it moves. */
export async function watchKeys(
  { page, cdp }: OpenPage,
  watched: Watched,
): Promise<(key: string) => Promise<readonly number[]>> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'tellPressed' });
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
      window.tellPressed?.(JSON.stringify(intervals));
    }, moves + follows);
  };
  addEventListener('keydown', watchFrames, { capture: true });
}
