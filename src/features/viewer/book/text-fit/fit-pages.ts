// Fits the text of all pages in their places, seen or not.
import { fitAll, type Fittable } from '../../slides/fit-all';
import { bookSettings } from '../layout/book-settings';

/** From 24 px down to 6 px until it fits (experience 2.10). */
const sizesOfPage = { smallest: 6, largest: 24 };
/** Below this size larger text is offered (decision 30). */
const comfortable = 12;
/** What is said below the title is at most so large, as a share of the page's width: the title is the title. */
const leadShare = 0.038;

/** Fits every text in the book and gives the slides whose text came out small. A page beyond its nominal width bears larger type. */
export function fitPages(place: HTMLElement, pageWidth: number): ReadonlySet<number> {
  const scale = Math.max(1, pageWidth / bookSettings.width);
  // A closed book lies larger than its pages.
  const closedScale = Number(getComputedStyle(place).getPropertyValue('--closed-scale')) || 1;
  const lead = Math.max(comfortable / closedScale, pageWidth * leadShare);
  const texts = [...place.querySelectorAll<HTMLElement>('.book-text')];
  const sizes = fitAll(
    texts.map((text) => fittable(text, scale, text.matches('.book-lead') ? lead : Infinity)),
    sizesOfPage,
  );
  return new Set(
    texts.flatMap((text, at) =>
      (sizes[at] ?? comfortable) < comfortable ? Number(text.dataset['slide']) : [],
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

/** Both are rounded, each its own way. */
const fillOf = (taken: number, room: number): number => (taken - room <= 1 ? 1 : taken / Math.max(1, room));

/** Calls once the story's face is there, if it is not yet; the answer takes it back. */
export function whenFaceIsThere(element: HTMLElement, call: () => void): () => void {
  let left = false;
  // The first is the story's; the others stand in for it.
  const [family = 'serif'] = getComputedStyle(element).fontFamily.split(',');
  const face = `${comfortable}px ${family}`;
  if (document.fonts.check(face)) return () => undefined;
  const go = (): void => {
    if (!left) call();
  };
  document.fonts.load(face).then(go, go);
  return () => {
    left = true;
  };
}
