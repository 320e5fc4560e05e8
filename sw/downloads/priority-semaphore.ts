// Lets so much work in at a time; the rest waits, and the most urgent goes next. Knows not what is done.

export interface PrioritySemaphore {
  /** Resolves with `leave` when there is a place. `urgency` is asked each time a place is free; the lowest enters. */
  enter(urgency: () => number): Promise<() => void>;
  /** Whether someone waits who is more urgent than that. */
  isSomeoneMoreUrgent(than: number): boolean;
}

interface Waiting {
  readonly urgency: () => number;
  readonly enter: () => void;
}

/** A gate that lets `atOnce` works run side by side; among equals, first come, first in. */
export function createPrioritySemaphore(atOnce: number): PrioritySemaphore {
  const waiting: Waiting[] = [];
  let running = 0;
  const leave = () => {
    const urgencies = waiting.map(({ urgency }) => urgency());
    const at = urgencies.indexOf(Math.min(...urgencies));
    const [next] = waiting.splice(at, at < 0 ? 0 : 1);
    if (next) next.enter();
    else running -= 1;
  };
  return {
    async enter(urgency) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((enter) => waiting.push({ urgency, enter }));
      return leave;
    },
    isSomeoneMoreUrgent: (than) => waiting.some(({ urgency }) => urgency() < than),
  };
}
