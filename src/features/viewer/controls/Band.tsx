// A line above the story that says something and can be sent away. Blocks nothing; whoever shows it knows what it says.
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { focusPlayer } from './focus-player';

interface BandProps {
  readonly children: ReactNode;
  /** Seen in portrait only. */
  readonly inPortrait?: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

export function Band({ children, inPortrait = false, dismissLabel, onDismiss }: BandProps) {
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
