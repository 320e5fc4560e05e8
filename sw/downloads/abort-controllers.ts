// Holds one AbortController per presentation, so that its download can be aborted by id.

export type AbortControllers = ReturnType<typeof createAbortControllers>;

export function createAbortControllers() {
  const controllers = new Map<string, AbortController>();
  return {
    /** Returns the signal of a presentation. All callers share it until `abort`, which replaces it. */
    signalOf: (id: string): AbortSignal => {
      const controller = controllers.get(id) ?? new AbortController();
      controllers.set(id, controller);
      return controller.signal;
    },
    /** Aborts the work on a presentation. */
    abort: (id: string): void => {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
  };
}
