// Asks before a link beside the flow, such as logo, imprint or privacy notice, ends what cannot be had again (spec screens §12).
import { useEffect, useState, type ReactNode, type RefObject } from 'react';

interface LinksAwayProps {
  /** The element of the flow, whose own links lead on. */
  readonly flow: RefObject<HTMLElement | null>;
  /** Asks whether to follow a link. */
  readonly renderQuestion: (href: string, onKeep: () => void) => ReactNode;
}

/** Asks while it is mounted. */
export function LinksAway({ flow, renderQuestion }: LinksAwayProps) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
      if (link === null || flow.current?.contains(link) === true) return;
      event.preventDefault();
      setHref(link.getAttribute('href') ?? undefined);
    };
    // Before the router's listener, which leaves alone what is prevented.
    document.addEventListener('click', onClick, { signal: ended.signal });
    return () => ended.abort();
  }, [flow]);
  return href === undefined ? null : renderQuestion(href, () => setHref(undefined));
}
