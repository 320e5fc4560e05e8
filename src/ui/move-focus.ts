// Moves the focus where the focused element goes: a button that its own press removes, a row of a list, a view that another replaces.
import { useEffect, useLayoutEffect, useRef, type RefCallback, type RefObject } from 'react';

/**
 * Returns a ref for a button. If the button has the focus when it is removed, the focus moves to the element that `find` returns: it gets
 * the button, which is still in the page then. Call it outside of components, since a new ref counts as a removal.
 */
export function passFocusTo(
  find: (removed: HTMLElement) => HTMLElement | null | undefined,
): RefCallback<HTMLElement> {
  return (button) => () => {
    if (button !== null && document.activeElement === button) find(button)?.focus();
  };
}

/** The ref for a button that may be removed by its own press: the focus moves to the first heading of its section. */
export const passFocusToHeading = passFocusTo((removed) =>
  removed.closest('section, aside')?.querySelector('h1, h2'),
);

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
      const at = lastButtonsIn(element).findIndex((button) => row?.contains(button));
      focusedRow.current = at === -1 ? undefined : at;
    };
    element?.addEventListener('focusin', noteRow);
    return () => element?.removeEventListener('focusin', noteRow);
  }, []);
  useLayoutEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    if (focusedRow.current === undefined || document.activeElement !== document.body) return;
    const left = lastButtonsIn(container.current);
    const next = left[Math.min(focusedRow.current, left.length - 1)];
    (next ?? container.current?.querySelector<HTMLElement>('h1, h2, h3'))?.focus();
  });
  return container;
}

/** Returns the last button of each row. */
const lastButtonsIn = (container: HTMLElement | null): readonly HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>('li button:last-of-type') ?? []),
];

/**
 * Returns a ref for the element around the steps. When `step` changes, the focus moves to the element marked `data-takes-focus`, so that
 * screen readers announce the new view. The
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
