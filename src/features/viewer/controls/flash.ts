// Holds which button flashes after a click or its key (200 ms). A store outside of React, so that only the buttons that subscribe
// to it render again.
import * as limits from '../../../contract/limits';
import type { MonotonicClock } from '../../../base/clock';
import { createWritable, type Readable } from '../../../base/readable';

/** The command that flashes now, or undefined. */
export interface Flash extends Readable<string | undefined> {
  readonly show: (name: string) => void;
  readonly clear: () => void;
}

/** Creates the store; `show` makes a button flash and ends the flash of another one. */
export function createFlash(clock: MonotonicClock): Flash {
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
