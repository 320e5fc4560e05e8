// A button of the player: the house's icon button with sizes of its own and the short flash when it was clicked.
import type { Ref } from 'react';
import type { IconName } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { isPlayerIcon, PlayerIcon, type PlayerIconName } from '../../../ui/PlayerIcon';

export interface PlayerButtonProps {
  readonly icon: IconName | PlayerIconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly flashes: boolean;
  /** For toggles. */
  readonly pressed?: boolean;
  /** For buttons of a menu: whether it is open. */
  readonly expanded?: boolean;
  readonly describedBy?: string;
  /** Something is set behind it. */
  readonly marked?: boolean;
  /** Shown, but with nothing to do now, as far as is drawn; it keeps the focus. */
  readonly idle?: boolean;
  readonly size?: 'plain' | 'large' | 'main' | 'alone';
  /** A few signs beside the icon. */
  readonly text?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function PlayerButton(props: PlayerButtonProps) {
  const { icon, label, onClick, flashes, pressed, idle = false, size = 'plain', text, ref } = props;
  const { expanded, describedBy, marked = false } = props;
  return (
    <IconButton
      {...(ref ? { ref } : {})}
      icon={isPlayerIcon(icon) ? <PlayerIcon name={icon} /> : icon}
      label={label}
      className="viewer-button"
      data-size={size}
      data-text={text}
      data-clicked={flashes || undefined}
      data-marked={marked || undefined}
      aria-pressed={pressed}
      aria-haspopup={expanded === undefined ? undefined : 'menu'}
      aria-expanded={expanded}
      aria-describedby={describedBy}
      aria-disabled={idle || undefined}
      onClick={onClick}
    />
  );
}
