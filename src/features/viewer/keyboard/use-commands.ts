// What buttons and keys ask of the player, one way for both; the button that does the same lights up.
import { useCallback, type RefObject } from 'react';
import type { Clock } from '../../../platform/clock';
import { actionsOf, playOrPause, type Command } from '../commands';
import { useFlash } from '../controls/use-flash';
import type { Player } from '../player';
import type { KeyCommand } from './keys';
import { useKeys } from './use-keys';

interface Commands {
  readonly command: (command: Command) => void;
  /** The command that was given just now. */
  readonly flashed: string | undefined;
}

/** Keys are heard in `root` while `listens`. */
export function useCommands(
  root: RefObject<HTMLElement | null>,
  player: Player,
  clock: Clock,
  listens: boolean,
): Commands {
  const [flashed, flash] = useFlash(clock);
  const command = useCallback(
    (given: Command) => {
      flash(given);
      for (const action of actionsOf(given)) player.store.dispatch(action);
    },
    [player, flash],
  );
  const onKey = useCallback(
    (key: KeyCommand) => command(key === 'TogglePlay' ? playOrPause(player.store.get()) : key),
    [player, command],
  );
  useKeys(root, listens, onKey);
  return { command, flashed };
}
