// One thing at a time for each presentation, and taking back what was begun. Knows not what is done.

export type Turns = ReturnType<typeof createTurns>;

export function createTurns() {
  const queues = new Map<string, Promise<void>>();
  const wanted = new Map<string, AbortController>();
  return {
    /** Does work for a presentation after what was asked for it before, whether that went well or not. */
    inTurn: (id: string, work: () => Promise<void>): Promise<void> => {
      const turn = (queues.get(id) ?? Promise.resolve()).then(work, work);
      queues.set(id, turn);
      return turn;
    },
    /** Aborts when the presentation is taken back; the same one for all who want it until then. */
    signalOf: (id: string): AbortSignal => {
      const controller = wanted.get(id) ?? new AbortController();
      wanted.set(id, controller);
      return controller.signal;
    },
    /** Ends what is being done for it, and what waits. */
    takeBack: (id: string): void => {
      wanted.get(id)?.abort();
      wanted.delete(id);
    },
  };
}
