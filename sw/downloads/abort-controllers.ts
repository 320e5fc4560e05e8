// The abort controllers that end the attempts at downloads.

/** Creates the abort controllers of the presentations, one each. */
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
