// Fits the text of all pages in their places, seen or not. Knows what a page looks like to the engine: hidden ones have no size.
import { bookSettings } from '../layout/book-settings';
import { fitAll, type Fittable } from './fit-all';

/** Below this size larger text is offered (decision 30). */
const comfortable = 12;

/** Fits every text in the book and gives the slides whose text came out small. A page beyond its nominal width bears larger type. */
export function fitPages(place: HTMLElement, pageWidth: number): ReadonlySet<number> {
  const scale = Math.max(1, pageWidth / bookSettings.width);
  const texts = [...place.querySelectorAll<HTMLElement>('.book-text')];
  place.dataset['measuring'] = '';
  const sizes = fitAll(texts.map((text) => fittable(text, scale)));
  delete place.dataset['measuring'];
  return new Set(
    texts.flatMap((text, at) =>
      (sizes[at] ?? comfortable) < comfortable ? Number(text.dataset['slide']) : [],
    ),
  );
}

function fittable(element: HTMLElement, scale: number): Fittable {
  return {
    write(size) {
      element.style.fontSize = `${size * scale}px`;
    },
    // Both are rounded, each its own way.
    fits: () =>
      element.scrollHeight - element.clientHeight <= 1 && element.scrollWidth - element.clientWidth <= 1,
  };
}

/** Calls once the story's face is there, if it is not yet; the answer takes it back. */
export function whenFaceIsThere(element: HTMLElement, call: () => void): () => void {
  let left = false;
  const { fontFamily } = getComputedStyle(element);
  const face = `${comfortable}px ${fontFamily}`;
  if (document.fonts.check(face)) return () => undefined;
  const go = (): void => {
    if (!left) call();
  };
  document.fonts.load(face).then(go, go);
  return () => {
    left = true;
  };
}
