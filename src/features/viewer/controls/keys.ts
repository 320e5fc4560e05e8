// Maps keys to commands (spec player §7). Pure.
import type { FocusPosition } from '../shared/focus';

export type KeyCommand =
  | 'Next'
  | 'Previous'
  | 'First'
  | 'Last'
  | 'ToggleSubtitles'
  | 'TogglePlay'
  | 'Restart'
  | 'Blank';

/** A pressed key and the position of the focus. */
export interface KeyPress {
  readonly key: string;
  readonly modified: boolean;
  readonly repeated: boolean;
  readonly alreadyHandled: boolean;
  readonly focus: FocusPosition;
  /** Whether the story is read from right to left (spec book §8). */
  readonly isRightToLeft?: boolean;
}

const commands: Readonly<Record<string, KeyCommand>> = {
  ArrowRight: 'Next',
  ArrowLeft: 'Previous',
  s: 'ToggleSubtitles',
  ' ': 'TogglePlay',
  r: 'Restart',
  // Those of a presenter's remote.
  PageDown: 'Next',
  PageUp: 'Previous',
  Backspace: 'Previous',
  Home: 'First',
  End: 'Last',
  '.': 'Blank',
};

/** A text that scrolls and has the focus is scrolled by these. */
const scrolling: readonly string[] = ['PageDown', 'PageUp', 'Home', 'End'];

/** Returns the command of a key, or undefined if it has none (spec player §7). */
export function commandOf(press: KeyPress): KeyCommand | undefined {
  const { key, modified, repeated, alreadyHandled, focus, isRightToLeft = false } = press;
  if (modified || repeated || alreadyHandled || focus === 'outside' || focus === 'field') return undefined;
  if (key === ' ' && focus === 'control') return undefined;
  if (focus === 'text' && scrolling.includes(key)) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : isRightToLeft ? arrowFromRight(key) : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/** Returns the key that means from left to right what this one means from right to left. */
export const arrowFromRight = (key: string): string =>
  ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' })[key] ?? key;
