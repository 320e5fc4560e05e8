// Taking back what was begun. Knows not what is done.

export type AbortControllers = ReturnType<typeof createAbortControllers>;

export function createAbortControllers() {
  const wanted = new Map<string, AbortController>();
  return {
    /** Aborts when the presentation is taken back; the same one for all who want it until then. */
    signalOf: (id: string): AbortSignal => {
      const controller = wanted.get(id) ?? new AbortController();
      wanted.set(id, controller);
      return controller.signal;
    },
    /** Ends what is being done for it. */
    abort: (id: string): void => {
      wanted.get(id)?.abort();
      wanted.delete(id);
    },
  };
}
