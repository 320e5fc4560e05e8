// Moves the focus when a view replaces the focused view. Screen readers then announce the new view.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the element around the steps. When `step` changes, the focus moves to the element marked `data-takes-focus`. The
 * first step takes no focus; `undefined` means that there is no step yet. `fromTop` scrolls the page to its top for each step, since
 * the last step may have been longer than a phone's screen.
 */
export function useFocusOnStep<E extends HTMLElement>(
  step: string | undefined,
  { fromTop = false }: { readonly fromTop?: boolean } = {},
): RefObject<E | null> {
  const container = useRef<E>(null);
  const last = useRef(step);
  useEffect(() => {
    const before = last.current;
    last.current = step;
    if (before === undefined || before === step) return;
    container.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: fromTop });
    if (fromTop) scrollTo(0, 0);
  }, [step, fromTop]);
  return container;
}
