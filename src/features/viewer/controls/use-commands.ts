// The commands of buttons and keys: dispatches their player actions, and flashes the matching button.
import { isPlaying, type PlayerAction, type PlayerState } from '../../../player/state/player-state';
import * as limits from '../../../contract/limits';
import type { MonotonicClock } from '../../../base/clock';
import { createWritable, type Readable } from '../../../base/readable';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Player } from '../../../player/player';
import { type KeyCommand, useKeys } from './use-keys';

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
