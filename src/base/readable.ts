// An observable value. Does not import React: `ui/use-readable.ts` has the hook.

export interface Readable<T> {
  readonly get: () => T;
  /** Calls the listener after each change; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A readable value with a setter. */
export interface Writable<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/**
 * Returns a readable of what `derive` computes from a value. The result must be plain data; it stays the same object
 * while its JSON is the same, so that unchanged data causes no render.
 */
export function derived<T, U>(source: Readable<T>, derive: (value: T) => U): Readable<U> {
  let last: { readonly from: T; readonly json: string; readonly value: U } | undefined;
  return {
    subscribe: source.subscribe,
    get: () => {
      const from = source.get();
      if (last?.from === from) return last.value;
      const value = derive(from);
      const json = JSON.stringify(value);
      last = { from, json, value: last?.json === json ? last.value : value };
      return last.value;
    },
  };
}

/** Creates a writable value that starts with `first`. */
export function createWritable<T>(first: T): Writable<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

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
