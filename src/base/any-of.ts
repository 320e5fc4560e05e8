// Combines conditions. Not in `readable.ts`, which is part of the boot script: that needs no conditions and should stay small.
import type { Readable } from './readable';

/** Returns a readable that is true while one of the conditions is. Its listeners are called only when that changes. */
export function anyOf(...conditions: readonly Readable<boolean>[]): Readable<boolean> {
  const get = (): boolean => conditions.some((condition) => condition.get());
  return {
    get,
    subscribe(listener) {
      let before = get();
      const onChange = (): void => {
        if (get() === before) return;
        before = get();
        listener();
      };
      const unsubscribe = conditions.map((condition) => condition.subscribe(onChange));
      return () => unsubscribe.forEach((end) => end());
    },
  };
}
