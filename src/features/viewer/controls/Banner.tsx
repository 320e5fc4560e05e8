// A dismissible, non-modal banner above the story.
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { focusPlayer } from '../shared/focus';
import { useScrolls } from '../text/use-scrolls';
import './banner.css';

interface BannerProps {
  readonly children: ReactNode;
  /** Visible in portrait only. */
  readonly inPortrait?: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

export function Banner({ children, inPortrait = false, dismissLabel, onDismiss }: BannerProps) {
  const dismiss = ({ currentTarget }: { readonly currentTarget: Element }): void => {
    focusPlayer(currentTarget);
    onDismiss();
  };
  return (
    <div className="viewer-band" data-portrait={inPortrait || undefined}>
      {children}
      <IconButton icon="close" label={dismissLabel} onClick={dismiss} />
    </div>
  );
}

/** A text of the banner; where letters are large it scrolls, since the story needs the space more (spec screens §1). */
export function BannerText({ children }: { readonly children: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(element, children);
  return (
    <p ref={element} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </p>
  );
}
