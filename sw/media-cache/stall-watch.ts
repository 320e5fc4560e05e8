// Aborts network work that stalls. The caller says how long each wait may take.

/** Runs `work` once after so many milliseconds; returns a function that cancels it. */
export type After = (milliseconds: number, work: () => void) => () => void;

export const afterTimeout: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Resolves after so many milliseconds. Never does once the signal is aborted, which cancels the timer. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const waitForTimeout: Wait = (milliseconds, signal) =>
  new Promise((done) => {
    const cancel = afterTimeout(milliseconds, done);
    signal?.addEventListener('abort', cancel, { once: true });
  });

/**
 * Returns what a promise resolves to, or undefined when it takes longer. Leaves no timer behind: what waits for one keeps in memory
 * whatever it knows, such as what a visitor of the kiosk made.
 */
export async function inTime<T>(
  answer: Promise<T>,
  milliseconds: number,
  wait: Wait,
): Promise<T | undefined> {
  const over = new AbortController();
  const late = wait(milliseconds, over.signal).then(() => undefined);
  return Promise.race([answer, late]).finally(() => over.abort());
}

/**
 * Returns what the work resolves to, or undefined when it takes longer: then its signal is aborted, as it is by `signal`, so that no
 * request is left open. Leaves no timer and no listener behind.
 */
export async function workInTime<T>(
  signal: AbortSignal,
  milliseconds: number,
  wait: Wait,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await inTime(work(controller.signal), milliseconds, wait);
  } finally {
    signal.removeEventListener('abort', abort);
    controller.abort();
  }
}

export interface Watch {
  /** Aborted by the caller's signal or by a timeout. */
  readonly signal: AbortSignal;
  /** Waits for a promise. Aborts the whole work and rejects when it takes longer. */
  readonly within: <T>(milliseconds: number, waiting: Promise<T>) => Promise<T>;
}

/** Runs work under a watch that is also aborted by `signal`. Leaves no listener behind. */
export async function underWatch<T>(
  signal: AbortSignal,
  after: After,
  work: (watch: Watch) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await work({
      signal: controller.signal,
      within: (milliseconds, waiting) => within(controller, after, milliseconds, waiting),
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function within<T>(
  controller: AbortController,
  after: After,
  milliseconds: number,
  waiting: Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancelTimeout = after(milliseconds, () => {
      const stalled = new DOMException('Stalled', 'TimeoutError');
      controller.abort(stalled);
      reject(stalled);
    });
    waiting.then(resolve, reject).finally(cancelTimeout);
  });
}
