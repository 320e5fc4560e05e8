// Listens for the player's keys, and maps them to commands (spec player §7).
import { useEffect, type RefObject } from 'react';
import { focusOf, type FocusPosition } from '../shared/focus';

/** Listens for the player's keys while `enabled`; the arrows mean what they mean in the story's direction. `onCommand` must be stable. */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  enabled: boolean,
  isRightToLeft: boolean,
  onCommand: (command: KeyCommand) => void,
): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (root.current === null) return;
      const command = commandOf({
        key: event.key,
        modified: event.altKey || event.ctrlKey || event.metaKey || event.shiftKey,
        repeated: event.repeat,
        alreadyHandled: event.defaultPrevented,
        focus: focusOf(document.activeElement, root.current),
        isRightToLeft,
      });
      if (command === undefined) return;
      event.preventDefault();
      onCommand(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, enabled, isRightToLeft, onCommand]);
}

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
