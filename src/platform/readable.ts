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
