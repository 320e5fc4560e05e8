// Finds out whether a text is longer than its place, and marks where it goes on: the mark shows that it scrolls (spec screens §4).
import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import './story-text.css';

/** Sets `data-more` to where a text goes on, above or below; removes it where all fits. Returns whether the text scrolls. */
export function markOverflow(element: HTMLElement): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const hidden = scrollHeight - clientHeight;
  // The browser rounds the two heights differently.
  const scrolls = hidden > 1 && clientHeight > 0;
  const beyond = [...(scrollTop > 1 ? ['above'] : []), ...(scrollTop < hidden - 1 ? ['below'] : [])];
  if (!scrolls) delete element.dataset['more'];
  else if (element.dataset['more'] !== beyond.join(' ')) element.dataset['more'] = beyond.join(' ');
  return scrolls;
}

/** Marks it anew whenever a text within `root` scrolls. Returns a function that ends it. */
export function watchOverflow(root: HTMLElement): () => void {
  const onScroll = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.dataset['more'] !== undefined) markOverflow(target);
  };
  // The event of an element does not bubble.
  root.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => root.removeEventListener('scroll', onScroll, { capture: true });
}

/**
 * Returns whether the element scrolls, for its `tabIndex`: Safari, and Chromium before 130, let no keyboard scroll an element that cannot
 * be focused. `text` is what it holds: its size may stay the same when that changes.
 */
export function useScrolls(ref: RefObject<HTMLElement | null>, text: string): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || text === '' || typeof ResizeObserver !== 'function') return undefined;
    const measure = (): void => setScrolls(markOverflow(element));
    // After a layout, so that reading the heights needs none.
    const observer = new ResizeObserver(() => {
      measure();
      // That layout starts to load its font; with the loaded font, lines break elsewhere, which may not change the element's size.
      if (document.fonts?.status === 'loading') document.fonts.ready.then(measure, () => undefined);
    });
    observer.observe(element);
    const unwatch = watchOverflow(element);
    return () => {
      unwatch();
      observer.disconnect();
    };
  }, [ref, text]);
  return scrolls && text !== '';
}

// In which direction the story is read (spec book §8). A context, since every text of the story and the book around it depend on it.

/** Whether the story is read from right to left. */
export const RightToLeftContext = createContext(false);

export const useIsRightToLeft = (): boolean => useContext(RightToLeftContext);

/** Returns the `dir` of the story's texts. In a story from left to right each text has its own, as a quotation may. */
export const useTextDirection = (): 'rtl' | 'auto' => (useIsRightToLeft() ? 'rtl' : 'auto');
