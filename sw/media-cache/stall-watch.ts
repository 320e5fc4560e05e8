// Ends what has stalled. Knows no request: whoever waits says so, and for how long at most.

/** Does a work once after so many milliseconds, unless it is taken back before. */
export type After = (milliseconds: number, work: () => void) => () => void;

export const afterTimeout: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export interface Watch {
  /** Aborted by who asked, or by the watch. */
  readonly signal: AbortSignal;
  /** Waits for something of the network, and ends it all when that takes longer. */
  readonly within: <T>(milliseconds: number, waiting: Promise<T>) => Promise<T>;
}

/** Works under a watch that also ends when `signal` does; nothing of it is left behind. */
export async function underWatch<T>(
  signal: AbortSignal,
  after: After,
  work: (watch: Watch) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    return await work({
      signal: controller.signal,
      within: (milliseconds, waiting) => within(controller, after, milliseconds, waiting),
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function within<T>(
  controller: AbortController,
  after: After,
  milliseconds: number,
  waiting: Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = after(milliseconds, () => {
      const stalled = new DOMException('Stalled', 'TimeoutError');
      controller.abort(stalled);
      reject(stalled);
    });
    waiting.then(resolve, reject).finally(abort);
  });
}
