// Dispatches the commands of buttons and keys, and flashes the matching button.
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { MonotonicClock } from '../../../contract/clock';
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

/** Returns the commands for `root`. Keys work while `listens` is true. */
export function useCommands(
  root: RefObject<HTMLElement | null>,
  player: Player,
  clock: MonotonicClock,
  listens: boolean,
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
    (key: KeyCommand) => command(key === 'TogglePlay' ? playOrPause(player.store.get()) : key),
    [player, command],
  );
  useKeys(root, listens, onKey);
  return { command, flash };
}
