// Limits how many fetches run at a time, and lets the one of the highest priority go first.

export interface PrioritySemaphore {
  /**
   * Resolves with a function that releases the permit. `priority` is read each time a permit is free; the lowest number goes
   * next.
   */
  acquire(priority: () => number): Promise<() => void>;
  /** Returns whether a task with a lower priority number is waiting. */
  hasHigherPriority(than: number): boolean;
}

interface Waiting {
  readonly priority: () => number;
  readonly resume: () => void;
}

/** Creates a semaphore with `atOnce` permits; among tasks of the same priority, the first to wait goes first. */
export function createPrioritySemaphore(atOnce: number): PrioritySemaphore {
  const waiting: Waiting[] = [];
  let running = 0;
  const release = () => {
    const priorities = waiting.map(({ priority }) => priority());
    const at = priorities.indexOf(Math.min(...priorities));
    const [next] = waiting.splice(at, at < 0 ? 0 : 1);
    if (next) next.resume();
    else running -= 1;
  };
  return {
    async acquire(priority) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resume) => waiting.push({ priority, resume }));
      return release;
    },
    hasHigherPriority: (than) => waiting.some(({ priority }) => priority() < than),
  };
}
