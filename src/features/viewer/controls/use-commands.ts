// The commands of buttons and keys: dispatches their player actions, and flashes the matching button.
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isPlaying, type PlayerAction, type PlayerState } from '../../../player/state/player-state';
import * as limits from '../../../contract/limits';
import type { MonotonicClock } from '../../../base/clock';
import { createWritable, type Readable } from '../../../base/readable';
import type { Player } from '../../../player/player';
import { focusOf, type FocusPosition } from '../shared/focus';

/** The buttons of spec screens §9. */
export type Command = 'Play' | 'Pause' | 'Previous' | 'Next' | 'Restart' | 'ToggleSubtitles' | 'HearAgain';

/** Returns the actions of a command, in order. */
function actionsOf(command: Command): readonly PlayerAction[] {
  if (command === 'HearAgain') return [{ type: 'Restart' }, { type: 'Play' }];
  return [{ type: command }];
}

/** Returns the command of the play button and of Space. */
export const playOrPause = (state: PlayerState): 'Play' | 'Pause' => (isPlaying(state) ? 'Pause' : 'Play');

/**
 * The command whose button flashes now, after a click or its key (200 ms), or undefined. A store outside of React, so that only the buttons
 * that subscribe to it render again.
 */
export interface Flash extends Readable<string | undefined> {
  readonly show: (name: string) => void;
  readonly clear: () => void;
}

/** Creates the store; `show` makes a button flash and ends the flash of another one. */
function createFlash(clock: MonotonicClock): Flash {
  const { get, set, subscribe } = createWritable<string | undefined>(undefined);
  let cancel = (): void => undefined;
  const clear = (): void => {
    cancel();
    set(undefined);
  };
  return {
    get,
    subscribe,
    show(name) {
      cancel();
      set(name);
      cancel = clock.after(limits.player.buttonFlash, clear);
    },
    clear,
  };
}

interface Commands {
  readonly command: (command: Command) => void;
  /** Flashes the command's button if the command changed the state. */
  readonly flash: Flash;
}

/** Returns the commands for `root`. Keys work while `listens` is true; `onBlank`, which must be stable, is called by their one. */
export function useCommands(
  root: RefObject<HTMLElement | null>,
  player: Player,
  clock: MonotonicClock,
  { listens, isRightToLeft }: { readonly listens: boolean; readonly isRightToLeft: boolean },
  onBlank: () => void,
): Commands {
  const [flash] = useState(() => createFlash(clock));
  useEffect(() => flash.clear, [flash]);
  const command = useCallback(
    (given: Command) => {
      const before = player.store.get();
      for (const action of actionsOf(given)) player.store.dispatch(action);
      if (player.store.get() !== before) flash.show(given);
    },
    [player, flash],
  );
  const onKey = useCallback(
    (key: KeyCommand) => {
      const { store } = player;
      switch (key) {
        case 'First':
          return store.dispatch({ type: 'GoTo', index: 0 });
        case 'Last':
          return store.dispatch({ type: 'GoTo', index: store.get().sequenceLength - 1 });
        case 'Blank':
          return onBlank();
        case 'TogglePlay':
          return command(playOrPause(store.get()));
        default:
          return command(key);
      }
    },
    [player, command, onBlank],
  );
  useKeys(root, listens, isRightToLeft, onKey);
  return { command, flash };
}

// Listens for the player's keys, and maps them to commands (spec player §7).

/** Listens for the player's keys while `enabled`; the arrows mean what they mean in the story's direction. `onCommand` must be stable. */
function useKeys(
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

type KeyCommand =
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
