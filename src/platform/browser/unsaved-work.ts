// What a reload of the page would lose (spec offline §7): what is only in memory, and typed text (`typed-text.ts`).
import { createWritable, type Readable } from '../../base/readable';

export interface UnsavedWork extends Readable<boolean> {
  /** Counts something that a reload would lose until the returned function is called. */
  readonly hold: () => () => void;
}

/** Creates the work of a page that holds none yet. */
export function createUnsavedWork(): UnsavedWork {
  const { get, set, subscribe } = createWritable(false);
  const held = new Set<object>();
  const update = (): void => {
    if (get() !== held.size > 0) set(held.size > 0);
  };
  return {
    get,
    subscribe,
    hold() {
      const one = {};
      held.add(one);
      update();
      return () => {
        held.delete(one);
        update();
      };
    },
  };
}
