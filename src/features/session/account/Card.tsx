import { useId, type ReactNode, type RefObject } from 'react';

interface CardProps {
  readonly title: string;
  /** What was done last; announced to screen readers. */
  readonly notice?: string | undefined;
  readonly container?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** A group of the account page. Its heading takes the focus when a form in it closes. */
export function Card({ title, notice, container, children }: CardProps) {
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
