// How small a story's text may become before it scrolls instead (spec book §3, screens §4).

/** Below this width of the screen, in pixels, a text is read on a phone. */
const narrowScreen = 768;

/** Returns the smallest size of a text in pixels: 12, on narrow screens 18. */
export const smallestText = (): number => (document.documentElement.clientWidth < narrowScreen ? 18 : 12);

/** Pixels: the font size of a browser in which nobody has changed it. */
const usualSize = 16;

interface LetterScale {
  /** How much larger than usual the person wants texts to be, by the font size or the text zoom of the browser; at least 1. */
  readonly wanted: number;
  /** How much the browser itself enlarges sizes in pixels, as Firefox does by `Zoom text only`; at least 1. */
  readonly zoom: number;
}

/** Returns how large a person wants letters to be, and what the browser does for it (spec screens §1). */
export function letterScale(): LetterScale {
  const size = sizeOf(document.documentElement);
  if (!(size > usualSize)) return { wanted: 1, zoom: 1 };
  const probe = document.createElement('span');
  probe.style.cssText = `position: absolute; font-size: ${usualSize}px`;
  document.body.append(probe);
  const shown = sizeOf(probe);
  probe.remove();
  return { wanted: size / usualSize, zoom: Math.max(1, shown / usualSize || 1) };
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

// Finds the largest font sizes at which texts fit their boxes. Measures all texts together, so that each round needs one layout
// however many texts there are. Does not access the DOM.

/** A text in its box. */
export interface Fittable {
  /** Sets the font size, in pixels. */
  readonly write: (size: number) => void;
  /** Returns the text's share of its box at the last size set; at most 1 fits. */
  readonly fill: () => number;
}

/** Integer sizes, in pixels; at most 32 of them are below the largest. */
interface Sizes {
  readonly smallest: number;
  readonly largest: number;
}

/** The largest number of measurements of a text. */
const maxMeasurements = 6;

/** Search state of a text: `from` is known to fit, `to` is the largest that may fit, `next` is tried next. */
interface Search {
  readonly text: Fittable;
  from: number;
  to: number;
  next: number;
}

/** Sets each text to the largest size that fits, else the smallest, and returns the sizes. Measures a text at most 6 times. */
export function fitAll(texts: readonly Fittable[], sizes: Sizes): readonly number[] {
  const rounds = fitInRounds(texts, sizes);
  for (;;) {
    const { done, value } = rounds.next();
    if (done === true) return value;
  }
}

/** Does the same, and pauses between two rounds, of which each needs a layout. In the end returns the sizes. */
export function* fitInRounds(
  texts: readonly Fittable[],
  { smallest, largest }: Sizes,
): Generator<undefined, readonly number[]> {
  const searches = texts.map((text): Search => ({ text, from: smallest, to: largest, next: largest }));
  const isOpen = ({ from, to }: Search): boolean => from < to;
  for (let left = maxMeasurements - 1; left >= 0 && searches.some(isOpen); left -= 1) {
    const open = searches.filter(isOpen);
    for (const { text, next } of open) text.write(next);
    const fills = open.map(({ text }) => text.fill());
    for (const [at, search] of open.entries()) narrow(search, fills[at] ?? 1, left);
    if (searches.some(isOpen)) yield;
  }
  for (const { text, from } of searches) text.write(from);
  return searches.map(({ from }) => from);
}

/** Narrows the search. A text of twice the size needs four times the area, so a text that is too large predicts its size. */
function narrow(search: Search, fill: number, left: number): void {
  const { next } = search;
  if (fill <= 1) search.from = next;
  else search.to = next - 1;
  const likely = fill <= 1 ? next + 1 : Math.floor(next / Math.sqrt(fill));
  search.next = clampedSize(likely, search, 2 ** (left - 1));
}

/** Returns the size nearest to `likely` that leaves at most `sizes` candidates, whether it fits or not. */
function clampedSize(likely: number, { from, to }: Search, sizes: number): number {
  const min = Math.max(from + 1, to + 1 - sizes);
  return Math.max(min, Math.min(likely, to, from + sizes));
}
