// Finds out whether a text is longer than its place, for its `tabIndex`: Safari, and Chromium before 130, let no keyboard scroll an
// element that cannot be focused.
import { useEffect, useState, type RefObject } from 'react';
import { markOverflow, watchOverflow } from './text-overflow';

/** Returns whether the element scrolls. `text` is what it holds: its size may stay the same when that changes. */
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
