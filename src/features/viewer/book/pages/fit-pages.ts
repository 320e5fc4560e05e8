// Fits the font size of the text on all pages, including hidden ones.
import { fitAll, type Fittable } from '../../text/fit-all';
import { bookSettings } from '../layout/book-settings';

/** Pixels: the text starts at 24 and shrinks to no less than 6 until it fits (spec book §3). */
const sizesOfPage = { smallest: 6, largest: 24 };
/** Below this size, in pixels, larger text is offered (spec book §3). */
const readableSize = 12;
/** The largest size of the text below the title, as a share of the page's width, so that it stays smaller than the title. */
const leadShare = 0.038;

/**
 * Fits every text in the book. Returns the slides whose text is smaller than `readableSize`. `pageWidth` is in pixels; pages above
 * their nominal width have larger text.
 */
export function fitPages(place: HTMLElement, pageWidth: number): ReadonlySet<number> {
  const scale = Math.max(1, pageWidth / bookSettings.width);
  // A closed book is scaled up.
  const closedScale = Number(getComputedStyle(place).getPropertyValue('--closed-scale')) || 1;
  const lead = Math.max(readableSize / closedScale, pageWidth * leadShare);
  const texts = [...place.querySelectorAll<HTMLElement>('.book-text')];
  const sizes = fitAll(
    texts.map((text) => fittable(text, scale, text.matches('.book-lead') ? lead : Infinity)),
    sizesOfPage,
  );
  return new Set(
    texts.flatMap((text, at) =>
      (sizes[at] ?? readableSize) < readableSize ? Number(text.dataset['slide']) : [],
    ),
  );
}

function fittable(element: HTMLElement, scale: number, maxSize: number): Fittable {
  return {
    write(size) {
      element.style.fontSize = `${Math.min(size * scale, maxSize)}px`;
    },
    fill: () =>
      Math.max(
        fillOf(element.scrollHeight, element.clientHeight),
        fillOf(element.scrollWidth, element.clientWidth),
      ),
  };
}

/** Returns the text's size relative to the available space; a pixel of difference is due to the browser's rounding. */
const fillOf = (needed: number, available: number): number =>
  needed - available <= 1 ? 1 : needed / Math.max(1, available);

/**
 * Calls `callback` once the story's font has loaded or failed to load; never when it is loaded already. Returns a function that
 * cancels the call.
 */
export function whenFontLoaded(element: HTMLElement, callback: () => void): () => void {
  let isCancelled = false;
  // The first family is the story's font; the others are fallbacks.
  const [family = 'serif'] = getComputedStyle(element).fontFamily.split(',');
  const face = `${readableSize}px ${family}`;
  if (document.fonts.check(face)) return () => undefined;
  const finish = (): void => {
    if (!isCancelled) callback();
  };
  document.fonts.load(face).then(finish, finish);
  return () => {
    isCancelled = true;
  };
}
