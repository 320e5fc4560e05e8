// Dispatches the commands of buttons and keys, and flashes the matching button.
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import { actionsOf, playOrPause, type Command } from './commands';
import { createFlash, type Flash } from './flash';
import type { Player } from '../../../player/player';
import type { KeyCommand } from './keys';
import { useKeys } from './use-keys';

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
