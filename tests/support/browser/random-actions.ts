// Performs random actions on an open book from within the page.
import type { Page } from '@playwright/test';
import type { Random } from '../../../mocks/base/random';

const sizes = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const actions = [
  'next',
  'previous',
  'swipe on',
  'swipe back',
  'switch',
  'play or pause',
  'restart',
  'wait',
] as const;
type ActionName = (typeof actions)[number];

/** Actions that are performed before book and player are compared. */
const atOnce = 30;
/** Milliseconds: a page turn, and the time that the machine may need for it. */
export const aTurn = 2500;

export interface InAnyOrder {
  readonly done: readonly ActionName[];
  /**
   * The longest time in milliseconds for which book and player differed after an action; the check ends when it exceeds a
   * turn.
   */
  readonly apart: number;
}

/** Performs `count` random actions on the story that is open as a book, and rotates the device in between. */
export async function readInAnyOrder(page: Page, count: number, random: Random): Promise<InAnyOrder> {
  const draw = <What>(from: readonly What[], otherwise: What): What =>
    from[Math.floor(random() * from.length)] ?? otherwise;
  const done: ActionName[] = [];
  let apart = 0;
  while (done.length < count && apart < aTurn) {
    let left = Array.from({ length: atOnce }, () => draw<ActionName>(actions, 'next'));
    while (left.length > 0) {
      const far = await doActions(page, left);
      done.push(...left.slice(0, far));
      left = left.slice(far);
      // The rating dialog at the end would receive every key.
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    }
    // In the middle of whatever page is turning.
    await page.setViewportSize(draw(sizes, sizes[0]));
    apart = Math.max(apart, await untilTogether(page));
  }
  return { done, apart };
}

/**
 * Returns for how many milliseconds book and player differ from now on; 0 when there is no book. A frame that the machine
 * delayed counts as one slow frame.
 */
function untilTogether(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isApart = (): boolean => {
      const place = document.querySelector<HTMLElement>('.book-place');
      if (place === null) return false;
      const { bookState, bookPosition } = place.dataset;
      const player = document.querySelector<HTMLElement>('[data-player-state]');
      const spread = Math.ceil(Number(bookPosition) / 2);
      return bookState !== 'read' || spread !== Number(player?.dataset['slideIndex']);
    };
    let apart = 0;
    for (let before = performance.now(); isApart() && apart < 10_000;) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      apart += Math.min(now - before, 50);
      before = now;
    }
    return apart;
  });
}

/**
 * Performs one action a frame from within the page: three hundred round trips would be slower than any child. Stops early
 * when a dialog opens. Returns how many were performed.
 */
function doActions(page: Page, planned: readonly ActionName[]): Promise<number> {
  return page.evaluate(async (names) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const key = (name: string): void => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    };
    const swipe = (distance: number): void => {
      const place = document.querySelector('.book-place');
      const { left, top, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
      const dispatch = (type: string, moved: number) => {
        const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0 };
        const at = { clientX: left + width / 2 + moved, clientY: top + height / 2 };
        place?.dispatchEvent(new PointerEvent(type, { ...touch, ...at }));
      };
      dispatch('pointerdown', 0);
      dispatch('pointerup', distance);
    };
    const press = (...labels: string[]): void => {
      const named = labels.map((label) => `[aria-label="${label}"]`).join();
      document.querySelector<HTMLElement>(named)?.click();
    };
    const perform: Record<string, () => unknown> = {
      next: () => key('ArrowRight'),
      previous: () => key('ArrowLeft'),
      'swipe on': () => swipe(-60),
      'swipe back': () => swipe(60),
      switch: async () => {
        press('More');
        await frame();
        press('Watch as slides', 'Read as book');
      },
      'play or pause': () => key(' '),
      restart: () => key('r'),
      wait: () => new Promise((over) => setTimeout(over, 250)),
    };
    for (const [count, name] of names.entries()) {
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return count;
      await perform[name]?.();
      await frame();
    }
    return names.length;
  }, planned);
}
