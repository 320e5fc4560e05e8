// Fits the font size of the text on all pages, visible or not.
import { fitAll, type Fittable } from '../../slides/fit-all';
import { bookSettings } from '../layout/book-settings';

/** From 24 px down to 6 px until it fits (spec screens §4). */
const sizesOfPage = { smallest: 6, largest: 24 };
/** Below this size, in pixels, larger text is offered (spec book §3). */
const comfortableSize = 12;
/** The largest size of the text below the title, as a share of the page's width, so that it stays smaller than the title. */
const leadShare = 0.038;

/** Fits every text in the book and returns the slides whose text is small. Pages above their nominal width have larger text. */
export function fitPages(place: HTMLElement, pageWidth: number): ReadonlySet<number> {
  const scale = Math.max(1, pageWidth / bookSettings.width);
  // A closed book is scaled up.
  const closedScale = Number(getComputedStyle(place).getPropertyValue('--closed-scale')) || 1;
  const lead = Math.max(comfortableSize / closedScale, pageWidth * leadShare);
  const texts = [...place.querySelectorAll<HTMLElement>('.book-text')];
  const sizes = fitAll(
    texts.map((text) => fittable(text, scale, text.matches('.book-lead') ? lead : Infinity)),
    sizesOfPage,
  );
  return new Set(
    texts.flatMap((text, at) =>
      (sizes[at] ?? comfortableSize) < comfortableSize ? Number(text.dataset['slide']) : [],
    ),
  );
}

function fittable(element: HTMLElement, scale: number, most: number): Fittable {
  return {
    write(size) {
      element.style.fontSize = `${Math.min(size * scale, most)}px`;
    },
    fill: () =>
      Math.max(
        fillOf(element.scrollHeight, element.clientHeight),
        fillOf(element.scrollWidth, element.clientWidth),
      ),
  };
}

/** Returns the text's share of the space; a pixel of difference is due to the browser's rounding. */
const fillOf = (taken: number, available: number): number =>
  taken - available <= 1 ? 1 : taken / Math.max(1, available);

/** Calls once the story's font has loaded, not at all if it already has; returns a function that cancels the call. */
export function whenFontLoaded(element: HTMLElement, call: () => void): () => void {
  let isCancelled = false;
  // The first family is the story's font; the others are fallbacks.
  const [family = 'serif'] = getComputedStyle(element).fontFamily.split(',');
  const face = `${comfortableSize}px ${family}`;
  if (document.fonts.check(face)) return () => undefined;
  const finish = (): void => {
    if (!isCancelled) call();
  };
  document.fonts.load(face).then(finish, finish);
  return () => {
    isCancelled = true;
  };
}
