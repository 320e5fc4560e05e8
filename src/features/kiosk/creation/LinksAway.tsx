// Asks before a link beside the flow ends what cannot be had again (spec screens §12).
import { useState, type ReactNode, type RefObject } from 'react';
import { useInterceptedLinks } from '../use-intercepted-links';

interface LinksAwayProps {
  /** The element of the flow, whose own links lead on. */
  readonly flow: RefObject<HTMLElement | null>;
  /** Asks whether to follow a link. */
  readonly renderQuestion: (href: string, onCancel: () => void) => ReactNode;
}

/** Asks while it is mounted. */
export function LinksAway({ flow, renderQuestion }: LinksAwayProps) {
  const [href, setHref] = useState<string>();
  useInterceptedLinks(setHref, flow);
  return href === undefined ? null : renderQuestion(href, () => setHref(undefined));
}
