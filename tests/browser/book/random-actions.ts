// Whatever a reader does to a book, in any order, by the page's own hand. Knows no test and no service.
import type { Page } from '@playwright/test';
import type { Random } from '../../../mocks/random';

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
type Thing = (typeof actions)[number];

/** So many are done before it is asked whether book and player come together. */
const atOnce = 30;
/** A turn, and what the machine may need for it, in milliseconds. */
export const aTurn = 2500;

export interface InAnyOrder {
  readonly done: readonly Thing[];
  /** For how long at most book and player were apart once the hand rested, in milliseconds; ends where it was a turn. */
  readonly apart: number;
}

/** Does so many things to the story that is open as a book, as the seed has drawn them, and turns the device meanwhile. */
export async function readInAnyOrder(page: Page, count: number, random: Random): Promise<InAnyOrder> {
  const draw = <What>(from: readonly What[], otherwise: What): What =>
    from[Math.floor(random() * from.length)] ?? otherwise;
  const done: Thing[] = [];
  let apart = 0;
  while (done.length < count && apart < aTurn) {
    let left = Array.from({ length: atOnce }, () => draw<Thing>(actions, 'next'));
    while (left.length > 0) {
      const far = await doActions(page, left);
      done.push(...left.slice(0, far));
      left = left.slice(far);
      // What asks for a rating at the end would keep every key to itself.
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    }
    // In the middle of whatever turns by then.
    await page.setViewportSize(draw(sizes, sizes[0]));
    apart = Math.max(apart, await untilTogether(page));
  }
  return { done, apart };
}

/**
 * How long book and player are apart from now on, in milliseconds; where there is no book, not at all. Of a frame that the
 * machine held up it counts no more than of a slow one.
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
 * Does them one a frame, by the page's own hand: three hundred round trips would be slower than any child. Ends early where
 * a dialog opens. Gives how many were done.
 */
function doActions(page: Page, planned: readonly Thing[]): Promise<number> {
  return page.evaluate(async (names) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const key = (name: string): void => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    };
    const swipe = (distance: number): void => {
      const place = document.querySelector('.book-place');
      const { left, top, width, height } = place?.getBoundingClientRect() ?? new DOMRect();
      const tell = (type: string, moved: number) => {
        const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0 };
        const at = { clientX: left + width / 2 + moved, clientY: top + height / 2 };
        place?.dispatchEvent(new PointerEvent(type, { ...touch, ...at }));
      };
      tell('pointerdown', 0);
      tell('pointerup', distance);
    };
    const press = (...labels: string[]): void => {
      const named = labels.map((label) => `[aria-label="${label}"]`).join();
      document.querySelector<HTMLElement>(named)?.click();
    };
    const hand: Record<string, () => unknown> = {
      next: () => key('ArrowRight'),
      previous: () => key('ArrowLeft'),
      'swipe on': () => swipe(-60),
      'swipe back': () => swipe(60),
      switch: () => press('Watch as slides', 'Read as book'),
      'play or pause': () => key(' '),
      restart: () => key('r'),
      wait: () => new Promise((over) => setTimeout(over, 250)),
    };
    for (const [count, name] of names.entries()) {
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return count;
      await hand[name]?.();
      await frame();
    }
    return names.length;
  }, planned);
}
