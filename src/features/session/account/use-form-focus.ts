// Moves the focus with a form that opens and closes in a card.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the element around the forms. `open` is the row whose form is open, `form` which of its forms. When another
 * form opens, the focus moves to what is marked `data-takes-focus` in it; when it closes, to the button marked `data-opens` of its
 * row, or to the card's heading.
 */
export function useFormFocus<E extends HTMLElement = HTMLUListElement>(
  open: string | undefined,
  form?: string,
): RefObject<E | null> {
  const container = useRef<E>(null);
  const last = useRef({ open, form });
  useEffect(() => {
    const before = last.current;
    if (before.open === open && before.form === form) return;
    last.current = { open, form };
    const element = container.current;
    const rows = [...(element?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const opener = rows.find(({ dataset }) => dataset['row'] === before.open);
    const target =
      open === undefined
        ? (opener?.querySelector<HTMLElement>('[data-opens]') ??
          element?.closest('section')?.querySelector<HTMLElement>('h2'))
        : element?.querySelector<HTMLElement>('[data-takes-focus]');
    target?.focus();
  }, [open, form]);
  return container;
}
