// Observes a book that turns and jumps, in the same way for product and baseline. The page reports through a binding: querying
// it meanwhile would add work of the tester's own.
import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    reportTurn?: (seen: string) => void;
    /** The position of the page to jump to. */
    farPage?: number;
  }
}

const longest = 30_000;

export interface WatchedPages {
  /** Presses a key that turns a page; resolves with the milliseconds between frames, from the frame before the key press on. */
  turn(key: string): Promise<readonly number[]>;
  /** Presses a key that jumps; resolves with the milliseconds until the page at `position` is shown with its picture. */
  jump(key: string, position: number): Promise<number>;
}

/** Prepares a page; must be called before it is opened. */
export async function watchPages(page: Page, cdp: CDPSession): Promise<WatchedPages> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'reportTurn' });
  await page.addInitScript(watchBook);
  const reported = (key: string) =>
    new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${key}: no page turned`)), longest);
      cdp.once('Runtime.bindingCalled', ({ payload }) => {
        clearTimeout(late);
        resolve(JSON.parse(payload));
      });
    });
  // A key is released long after the frame that it caused.
  const press = async (key: string): Promise<unknown> => {
    const seen = reported(key);
    await page.keyboard.down(key);
    const answer = await seen;
    await page.keyboard.up(key);
    return answer;
  };
  return {
    async turn(key) {
      const seen = await press(key);
      return Array.isArray(seen) ? seen.map(Number) : [];
    },
    async jump(key, position) {
      await page.evaluate((far) => Object.assign(window, { farPage: far }), position);
      return Number(await press(key));
    },
  };
}

/** Runs in the page. */
function watchBook(): void {
  let frames: number[] = [];
  let pressed: { readonly key: string; readonly at: number; hasTurned: boolean } | undefined;
  const isShown = (position: number): boolean => {
    const box = document.querySelector(`[data-position="${position}"]`);
    const picture = box?.querySelector('img');
    return (
      picture?.complete === true &&
      picture.naturalWidth > 0 &&
      picture.getBoundingClientRect().width > 0 &&
      // A page may be laid out although it is not visible.
      picture.checkVisibility({ visibilityProperty: true })
    );
  };
  const report = (seen: unknown): void => {
    pressed = undefined;
    window.reportTurn?.(JSON.stringify(seen));
  };
  // Checks after the frame: another callback of the same frame may run before or after this one.
  const after = new MessageChannel();
  after.port1.addEventListener('message', () => {
    if (pressed === undefined) return;
    if (!pressed.key.startsWith('Arrow')) {
      if (isShown(window.farPage ?? 0)) report(performance.now() - pressed.at);
      return;
    }
    if (pressed.hasTurned) report(frames.slice(1).map((time, at) => time - (frames[at] ?? time)));
  });
  after.port1.start();
  // A turn may begin and end between two checks.
  new MutationObserver((changes) => {
    const states = changes.map(({ target }) => target).filter((target) => target instanceof HTMLElement);
    if (pressed !== undefined && states.some(({ dataset }) => dataset['bookState'] === 'read'))
      pressed.hasTurned = true;
  }).observe(document, { attributeFilter: ['data-book-state'], subtree: true });
  const look = (time: number): void => {
    frames = pressed === undefined ? [time] : [...frames, time];
    if (pressed !== undefined) after.port2.postMessage('');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      frames = frames.slice(-1);
      pressed = { key, at: timeStamp, hasTurned: false };
    },
    { capture: true },
  );
}
