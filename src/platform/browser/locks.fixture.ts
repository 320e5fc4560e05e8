// The Web Locks of one machine, for tests: exclusive locks with a queue, `ifAvailable` and signals.
type Work = (lock: object | null) => unknown;
interface Options {
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}
interface Waiting {
  readonly grant: () => void;
}

export interface FakeLocks {
  request(name: string, work: Work): Promise<unknown>;
  request(name: string, options: Options, work: Work): Promise<unknown>;
}

/** Creates Web Locks for tests: one holder of a name at a time, the others in the order in which they came. */
export function createFakeLocks(): FakeLocks {
  const held = new Set<string>();
  const queues = new Map<string, Waiting[]>();
  const queueOf = (name: string): Waiting[] => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const release = (name: string): void => {
    held.delete(name);
    queueOf(name).shift()?.grant();
  };
  const run = async (name: string, work: Work): Promise<unknown> => {
    held.add(name);
    try {
      return await work({ name });
    } finally {
      release(name);
    }
  };
  const request = async (name: string, options: Options, work: Work): Promise<unknown> => {
    if (options.signal?.aborted) throw new DOMException('Aborted.', 'AbortError');
    // Locks are granted later, never within the call.
    await Promise.resolve();
    if (!held.has(name)) return run(name, work);
    if (options.ifAvailable) return work(null);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { grant: () => void run(name, work).then(resolve, reject) };
      queueOf(name).push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queueOf(name).indexOf(waiting);
        if (at === -1) return;
        queueOf(name).splice(at, 1);
        reject(new DOMException('Aborted.', 'AbortError'));
      });
    });
  };
  return {
    request: (name: string, second: Options | Work, third?: Work) =>
      typeof second === 'function'
        ? request(name, {}, second)
        : request(name, second, third ?? (() => undefined)),
  };
}
