// Moves the focus when the focused row of a list is removed.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the element around heading and list. When the focused row is removed, the focus moves to the next row's last button,
 * or to the heading if no row is left. `rows` must change whenever the list does.
 */
export function useFocusAfterRemoval(rows: unknown): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const last = useRef(rows);
  const focusedRow = useRef<number>(undefined);
  useEffect(() => {
    const element = container.current;
    const noteRow = ({ target }: Event): void => {
      const row = target instanceof Element ? target.closest('li') : null;
      focusedRow.current = row?.parentElement ? [...row.parentElement.children].indexOf(row) : undefined;
    };
    element?.addEventListener('focusin', noteRow);
    return () => element?.removeEventListener('focusin', noteRow);
  }, []);
  useLayoutEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    if (focusedRow.current === undefined || document.activeElement !== document.body) return;
    const left = container.current?.querySelectorAll<HTMLElement>('li button:last-of-type') ?? [];
    const next = left[Math.min(focusedRow.current, left.length - 1)];
    (next ?? container.current?.querySelector<HTMLElement>('h1, h2, h3'))?.focus();
  });
  return container;
}
