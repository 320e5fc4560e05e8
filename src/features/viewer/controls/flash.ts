// The short 'clicked' look of a button (200 ms), also when its key was pressed. Knows buttons by name only, and no React:
// whoever wears the look listens, and nobody else is drawn anew for it.
import { limits } from '../../../contract/limits';
import type { Clock } from '../../../contract/clock';
import { createWritable, type Readable } from '../../../contract/readable';

/** The name that flashes now. */
export interface Flash extends Readable<string | undefined> {
  readonly show: (name: string) => void;
  readonly clear: () => void;
}

export function createFlash(clock: Clock): Flash {
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
