// Counts what keeps the kiosk from falling idle: a recording, a run (spec screens §12).
import { anyOf } from '../../../contract/any-of';
import { createWritable, type Readable } from '../../../contract/readable';

export interface Busy extends Readable<boolean> {
  /** Keeps the kiosk from falling idle until the returned function is called; a second call of it does nothing. */
  readonly hold: () => () => void;
}

/** Creates the count; it is also busy while one of `others` is true. */
export function createBusy(...others: readonly Readable<boolean>[]): Busy {
  const holds = createWritable(0);
  const held = { get: () => holds.get() > 0, subscribe: holds.subscribe };
  return {
    ...anyOf(held, ...others),
    hold() {
      holds.set(holds.get() + 1);
      let isHeld = true;
      return () => {
        if (isHeld) holds.set(holds.get() - 1);
        isHeld = false;
      };
    },
  };
}
