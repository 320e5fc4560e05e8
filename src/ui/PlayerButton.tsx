// The buttons and icons of the player. The icons are separate from the others, which the gallery needs for its first paint.
import type { Ref } from 'react';
import { IconButton } from './Button';
import { IconFrame, type IconName } from './Icon';
import './player-button.css';

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
  speed: (
    <path d="M12 5a9 9 0 0 1 7.8 13.5 1.3 1.3 0 0 1-2.3-1.3A6.4 6.4 0 1 0 6.5 17.2a1.3 1.3 0 0 1-2.3 1.3A9 9 0 0 1 12 5Zm4.3 5.2a.8.8 0 0 1 .1 1.1l-3 4.1a1.9 1.9 0 1 1-2.8-2.6l4.6-2.7a.8.8 0 0 1 1.1.1Z" />
  ),
  fullscreen: (
    <path d="M5 3.5h4a1.25 1.25 0 0 1 0 2.5H6v3a1.25 1.25 0 0 1-2.5 0V5A1.5 1.5 0 0 1 5 3.5Zm10 0h4A1.5 1.5 0 0 1 20.5 5v4a1.25 1.25 0 0 1-2.5 0V6h-3a1.25 1.25 0 0 1 0-2.5ZM4.8 13.8A1.25 1.25 0 0 1 6 15v3h3a1.25 1.25 0 0 1 0 2.5H5A1.5 1.5 0 0 1 3.5 19v-4a1.25 1.25 0 0 1 1.3-1.2Zm14.4 0a1.25 1.25 0 0 1 1.3 1.2v4a1.5 1.5 0 0 1-1.5 1.5h-4a1.25 1.25 0 0 1 0-2.5h3v-3a1.25 1.25 0 0 1 1.2-1.2Z" />
  ),
  'leave-fullscreen': (
    <path d="M8.3 3.5A1.25 1.25 0 0 1 9.5 4.8V8A1.5 1.5 0 0 1 8 9.5H4.8a1.25 1.25 0 0 1 0-2.5H7V4.8a1.25 1.25 0 0 1 1.3-1.3Zm7.4 0A1.25 1.25 0 0 1 17 4.8V7h2.2a1.25 1.25 0 0 1 0 2.5H16A1.5 1.5 0 0 1 14.5 8V4.8a1.25 1.25 0 0 1 1.2-1.3ZM4.8 14.5H8A1.5 1.5 0 0 1 9.5 16v3.2a1.25 1.25 0 0 1-2.5 0V17H4.8a1.25 1.25 0 0 1 0-2.5Zm11.2 0h3.2a1.25 1.25 0 0 1 0 2.5H17v2.2a1.25 1.25 0 0 1-2.5 0V16a1.5 1.5 0 0 1 1.5-1.5Z" />
  ),
  rotate: (
    <path d="M9 3h6a2 2 0 0 1 2 2v5.5h-2.4V5.4H9.4v13.2H12V21H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm10.8 9.5a1.2 1.2 0 0 1 1.2 1.2v.3a6 6 0 0 1-4.5 5.8v1.4a.7.7 0 0 1-1.2.5L13 19.4a.7.7 0 0 1 0-1l2.3-2.3a.7.7 0 0 1 1.2.5v.7a3.6 3.6 0 0 0 2.1-3.3v-.3a1.2 1.2 0 0 1 1.2-1.2Z" />
  ),
  moon: (
    <path d="M10.6 3.1a.9.9 0 0 1 1 1.3 7.4 7.4 0 0 0 9 10.3.9.9 0 0 1 1.1 1.2A9.6 9.6 0 1 1 10.6 3.1Z" />
  ),
  book: (
    <path d="M12 6.3C10.3 5 7.9 4.3 4.6 4.3A1.6 1.6 0 0 0 3 5.9v10.7a1.5 1.5 0 0 0 1.5 1.5c2.8 0 5 .5 6.7 1.6a1.5 1.5 0 0 0 1.6 0c1.7-1.1 3.9-1.6 6.7-1.6a1.5 1.5 0 0 0 1.5-1.5V5.9a1.6 1.6 0 0 0-1.6-1.6c-3.3 0-5.7.7-7.4 2Zm-1.2 10.4c-1.5-.6-3.3-1-5.4-1.1V6.7c2.4.1 4.2.7 5.4 1.7Zm2.4 0V8.4c1.2-1 3-1.6 5.4-1.7v8.9c-2.1.1-3.9.5-5.4 1.1Z" />
  ),
  slides: (
    <path
      fillRule="evenodd"
      d="M5 4.5h14A2.5 2.5 0 0 1 21.5 7v10a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 17V7A2.5 2.5 0 0 1 5 4.5ZM4.9 16.9h14.2l-4.3-5.6a.8.8 0 0 0-1.2 0l-2.9 3.5-1.6-1.7a.8.8 0 0 0-1.2 0ZM8 7.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z"
    />
  ),
  'larger-text': (
    <path d="M8.2 5.2a1.3 1.3 0 0 1 2.4 0l4.7 12.2a1.25 1.25 0 0 1-2.3.9L11.8 15H7l-1.2 3.3a1.25 1.25 0 0 1-2.3-.9Zm1.2 3.4L7.9 12.7h3Zm8.9-3.4a1.2 1.2 0 0 1 1.2 1.2v1.2h1.2a1.2 1.2 0 0 1 0 2.4h-1.2v1.2a1.2 1.2 0 0 1-2.4 0V10h-1.2a1.2 1.2 0 0 1 0-2.4h1.2V6.4a1.2 1.2 0 0 1 1.2-1.2Z" />
  ),
  'page-pause': (
    <path
      fillRule="evenodd"
      d="M6 3h8.2a2 2 0 0 1 1.4.6l2.8 2.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm.4 2.4v13.2h10.2V8.2l-2.8-2.8Zm2.9 4.8a1.1 1.1 0 0 1 1.1 1.1v4.2a1.1 1.1 0 0 1-2.2 0v-4.2a1.1 1.1 0 0 1 1.1-1.1Zm4.4 0a1.1 1.1 0 0 1 1.1 1.1v4.2a1.1 1.1 0 0 1-2.2 0v-4.2a1.1 1.1 0 0 1 1.1-1.1Z"
    />
  ),
  'page-sound': (
    <path
      fillRule="evenodd"
      d="M6 3h8.2a2 2 0 0 1 1.4.6l2.8 2.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm.4 2.4v13.2h10.2V8.2l-2.8-2.8Zm5.9 3.9a1.1 1.1 0 0 1 1.1 1.1v5.6a1.1 1.1 0 0 1-1.9.8l-1.5-1.4H8.9a1.1 1.1 0 0 1-1.1-1.1v-2.2a1.1 1.1 0 0 1 1.1-1.1H10l1.5-1.4a1.1 1.1 0 0 1 .8-.3Z"
    />
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
  readonly icon: IconName | PlayerIconName;
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
      icon={isPlayerIcon(icon) ? <PlayerIcon name={icon} /> : icon}
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
