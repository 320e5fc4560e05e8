// Where the focus goes when the row that had it leaves the list.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For the element around heading and list. The focus goes on to the last button of the row that takes the place, or to the
 * heading where no row is left. `rows` changes whenever the list does.
 */
export function useFocusAfterRemoval(rows: unknown): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const last = useRef(rows);
  const had = useRef<number>(undefined);
  useEffect(() => {
    const element = place.current;
    const note = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest('li') : null;
      had.current = row?.parentElement ? [...row.parentElement.children].indexOf(row) : undefined;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    if (had.current === undefined || document.activeElement !== document.body) return;
    const left = place.current?.querySelectorAll<HTMLElement>('li button:last-of-type') ?? [];
    const next = left[Math.min(had.current, left.length - 1)];
    (next ?? place.current?.querySelector<HTMLElement>('h1'))?.focus();
  });
  return place;
}
