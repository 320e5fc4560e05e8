import { useId, type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface AccountCardProps {
  readonly title: string;
  /** The result of the last action; announced to screen readers. */
  readonly notice?: string | undefined;
  readonly container?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** A group of the account page. Its heading takes the focus when a form in it closes. */
export function AccountCard({ title, notice, container, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <section className="account-card" aria-labelledby={titleId} ref={container}>
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <output className="account-notice">{notice}</output>
    </section>
  );
}

/**
 * Returns a ref for the element around the forms. `open` is the row whose form is open, `form` the name of that form. When another
 * form opens, the focus moves to its element marked `data-takes-focus`. When it closes, the focus moves to its row's button marked
 * `data-opens`, or to the card's heading.
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
