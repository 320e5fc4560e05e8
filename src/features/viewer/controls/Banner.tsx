// A dismissible, non-modal banner above the story.
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { focusPlayer } from '../shared/focus';
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
