// Counts what keeps the kiosk from falling idle: a recording, a run (spec screens §12).
import { anyOf } from '../../../base/any-of';
import { createWritable, type Readable } from '../../../base/readable';

export interface Busy extends Readable<boolean> {
  /** Keeps the kiosk from falling idle until the returned function is called; a second call of it does nothing. */
  readonly begin: () => () => void;
}

/** Creates the count; it is also busy while one of `others` is true. */
export function createBusy(...others: readonly Readable<boolean>[]): Busy {
  const underWay = createWritable(0);
  const isUnderWay = { get: () => underWay.get() > 0, subscribe: underWay.subscribe };
  return {
    ...anyOf(isUnderWay, ...others),
    begin() {
      underWay.set(underWay.get() + 1);
      let isCounted = true;
      return () => {
        if (isCounted) underWay.set(underWay.get() - 1);
        isCounted = false;
      };
    },
  };
}
