// A value that changes over time and that React can subscribe to (`useSyncExternalStore`). Knows no React.

export interface Readable<T> {
  readonly get: () => T;
  /** Calls after each change; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A readable value and the one way to change it. */
export interface Writable<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/**
 * What `derive` makes of a value, as plain data: the same object as long as it says the same, so that nobody renders for
 * nothing.
 */
export function derived<T, U>(source: Readable<T>, derive: (value: T) => U): Readable<U> {
  let held: { readonly from: T; readonly said: string; readonly value: U } | undefined;
  return {
    subscribe: source.subscribe,
    get: () => {
      const from = source.get();
      if (held?.from === from) return held.value;
      const value = derive(from);
      const said = JSON.stringify(value);
      held = { from, said, value: held?.said === said ? held.value : value };
      return held.value;
    },
  };
}

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
