// A button of the player: the shared icon button with further sizes and a short flash after a click.
import type { Ref } from 'react';
import type { IconName } from './Icon';
import { IconButton } from './IconButton';
import { isPlayerIcon, PlayerIcon, type PlayerIconName } from './PlayerIcon';
import './player-button.css';

export interface PlayerButtonProps {
  readonly icon: IconName | PlayerIconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly flashes: boolean;
  /** For toggles. */
  readonly pressed?: boolean;
  /** For menu buttons: whether the menu is open. */
  readonly expanded?: boolean;
  readonly describedBy?: string;
  /** Whether the button is marked because its feature is active. */
  readonly marked?: boolean;
  /** By `aria-disabled`; it keeps the focus. */
  readonly looksDisabled?: boolean;
  readonly size?: 'plain' | 'large' | 'main' | 'alone';
  /** A few characters beside the icon. */
  readonly text?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function PlayerButton(props: PlayerButtonProps) {
  const { icon, label, onClick, flashes, pressed, looksDisabled = false, size = 'plain', text, ref } = props;
  const { expanded, describedBy, marked = false } = props;
  return (
    <IconButton
      {...(ref ? { ref } : {})}
      icon={isPlayerIcon(icon) ? <PlayerIcon name={icon} /> : icon}
      label={label}
      className="player-button"
      data-size={size}
      data-text={text}
      data-clicked={flashes || undefined}
      data-marked={marked || undefined}
      aria-pressed={pressed}
      aria-haspopup={expanded === undefined ? undefined : 'menu'}
      aria-expanded={expanded}
      aria-describedby={describedBy}
      aria-disabled={looksDisabled || undefined}
      onClick={onClick}
    />
  );
}
