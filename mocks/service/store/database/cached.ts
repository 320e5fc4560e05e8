// Remembers a list until it changes: a list is asked for far more often than it changes, and may have thousands of rows.

export interface Cached<T> {
  /** Returns the remembered list, or reads it. */
  get(): Promise<T>;
  /** Changes the list; afterwards it is read anew. */
  change<R>(change: () => Promise<R>): Promise<R>;
}

/** Creates a cache of what `read` returns. Only changes through it are noticed. */
export function createCached<T>(read: () => Promise<T>): Cached<T> {
  let remembered: Promise<T> | undefined;
  return {
    get() {
      const reading = (remembered ??= read());
      reading.catch(() => {
        if (remembered === reading) remembered = undefined;
      });
      return reading;
    },
    async change(change) {
      try {
        return await change();
      } finally {
        // Also drops a list that was read during the change.
        remembered = undefined;
      }
    },
  };
}
