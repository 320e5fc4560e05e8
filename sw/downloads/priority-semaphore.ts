// Limits how many fetches run at a time, and lets the most urgent go first.

export interface PrioritySemaphore {
  /**
   * Resolves with a function that releases the permit. `urgency` is read each time a permit is free; the lowest goes
   * next.
   */
  acquire(urgency: () => number): Promise<() => void>;
  /** Returns whether a task with a lower urgency number is waiting. */
  hasMoreUrgent(than: number): boolean;
}

interface Waiting {
  readonly urgency: () => number;
  readonly resume: () => void;
}

/** Creates a semaphore with `atOnce` permits; among equally urgent tasks, the first to wait goes first. */
export function createPrioritySemaphore(atOnce: number): PrioritySemaphore {
  const waiting: Waiting[] = [];
  let running = 0;
  const release = () => {
    const urgencies = waiting.map(({ urgency }) => urgency());
    const at = urgencies.indexOf(Math.min(...urgencies));
    const [next] = waiting.splice(at, at < 0 ? 0 : 1);
    if (next) next.resume();
    else running -= 1;
  };
  return {
    async acquire(urgency) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resume) => waiting.push({ urgency, resume }));
      return release;
    },
    hasMoreUrgent: (than) => waiting.some(({ urgency }) => urgency() < than),
  };
}
