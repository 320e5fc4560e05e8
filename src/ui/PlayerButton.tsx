// The buttons and icons of the player. The icons are separate from the others, which the gallery needs for its first paint, and from
// those of the player's menu.
import type { ReactElement, Ref } from 'react';
import { IconButton } from './Button';
import { IconFrame, type IconName } from './Icon';
import './controls.css';

const shapes = {
  previous: (
    <path d="M16.2 3.6a2 2 0 0 1 0 2.8L10.8 12l5.4 5.6a2 2 0 0 1-2.8 2.8L6.6 13.4a2 2 0 0 1 0-2.8l6.8-7a2 2 0 0 1 2.8 0Z" />
  ),
  next: (
    <path d="M7.8 3.6a2 2 0 0 0 0 2.8l5.4 5.6-5.4 5.6a2 2 0 0 0 2.8 2.8l6.8-7a2 2 0 0 0 0-2.8l-6.8-7a2 2 0 0 0-2.8 0Z" />
  ),
  more: (
    <path d="M5 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Zm7 0a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Zm7 0a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z" />
  ),
  restart: (
    <path d="M12 4.5a7.5 7.5 0 1 1-7 4.8 1.3 1.3 0 0 1 2.4 1A5 5 0 1 0 12 7.1V9a.8.8 0 0 1-1.3.6L7 6.5a.8.8 0 0 1 0-1.2l3.7-3.1A.8.8 0 0 1 12 2.8Z" />
  ),
  subtitles: (
    <path
      fillRule="evenodd"
      d="M5 4.5h14A2.5 2.5 0 0 1 21.5 7v10a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 17V7A2.5 2.5 0 0 1 5 4.5ZM6 11.2a1.1 1.1 0 0 0 0 2.2h5a1.1 1.1 0 0 0 0-2.2Zm8.5 0a1.1 1.1 0 0 0 0 2.2H18a1.1 1.1 0 0 0 0-2.2ZM6 15a1.1 1.1 0 0 0 0 2.2h2.5a1.1 1.1 0 0 0 0-2.2Zm6 0a1.1 1.1 0 0 0 0 2.2h6a1.1 1.1 0 0 0 0-2.2Z"
    />
  ),
  rotate: (
    <path d="M9 3h6a2 2 0 0 1 2 2v5.5h-2.4V5.4H9.4v13.2H12V21H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm10.8 9.5a1.2 1.2 0 0 1 1.2 1.2v.3a6 6 0 0 1-4.5 5.8v1.4a.7.7 0 0 1-1.2.5L13 19.4a.7.7 0 0 1 0-1l2.3-2.3a.7.7 0 0 1 1.2.5v.7a3.6 3.6 0 0 0 2.1-3.3v-.3a1.2 1.2 0 0 1 1.2-1.2Z" />
  ),
  moon: (
    <path d="M10.6 3.1a.9.9 0 0 1 1 1.3 7.4 7.4 0 0 0 9 10.3.9.9 0 0 1 1.1 1.2A9.6 9.6 0 1 1 10.6 3.1Z" />
  ),
} as const;

export type PlayerIconName = keyof typeof shapes;

/** One of the player's icons. */
export function PlayerIcon({ name }: { readonly name: PlayerIconName }) {
  return <IconFrame>{shapes[name]}</IconFrame>;
}

/** Returns whether the player has an icon of this name. */
export function isPlayerIcon(name: string): name is PlayerIconName {
  return Object.hasOwn(shapes, name);
}

export interface PlayerButtonProps {
  readonly icon: IconName | PlayerIconName | ReactElement;
  readonly label: string;
  readonly onClick: () => void;
  readonly flashes: boolean;
  /** For toggles. */
  readonly pressed?: boolean;
  /** For the button of a menu: whether that is open, and its id. */
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly describedBy?: string;
  /** Whether the button is marked because its feature is active. */
  readonly marked?: boolean;
  /** By `aria-disabled`; it keeps the focus. */
  readonly looksDisabled?: boolean;
  readonly size?: 'plain' | 'large' | 'main';
  /** The state, below the words of a menu. */
  readonly text?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The shared icon button with further sizes and a short flash after a click; in a menu its tooltip is shown beside it. */
export function PlayerButton(props: PlayerButtonProps) {
  const { icon, label, onClick, flashes, pressed, looksDisabled = false, size = 'plain', text, ref } = props;
  const { expanded, controls, describedBy, marked = false } = props;
  return (
    <IconButton
      {...(ref ? { ref } : {})}
      icon={typeof icon === 'string' && isPlayerIcon(icon) ? <PlayerIcon name={icon} /> : icon}
      label={label}
      className="player-button"
      data-size={size}
      data-text={text}
      data-clicked={flashes || undefined}
      data-marked={marked || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      aria-disabled={looksDisabled || undefined}
      onClick={onClick}
    />
  );
}
