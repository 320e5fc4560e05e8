// The worker's timers, timeouts and the watch over stalls, for work on the network and for responses. Tests pass their own timers.
import type { Clock } from '../src/base/clock';

/** Runs `work` once after the given milliseconds; returns a function that cancels it. */
export type After = Clock['after'];

export const systemAfter: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Resolves after the given milliseconds. Never resolves once the signal is aborted, which cancels the timer. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const systemWait: Wait = (milliseconds, signal) =>
  new Promise((done) => {
    if (signal?.aborted) return;
    const cancel = systemAfter(milliseconds, done);
    signal?.addEventListener('abort', cancel, { once: true });
  });

/**
 * Returns what a promise resolves to, or undefined when it takes longer. Aborts nothing. Cancels its timer in the end: a pending one
 * would keep in memory whatever its callback can reach, such as what a visitor of the kiosk made.
 */
export async function resultInTime<T>(
  result: Promise<T>,
  milliseconds: number,
  wait: Wait,
): Promise<T | undefined> {
  const over = new AbortController();
  const late = wait(milliseconds, over.signal).then(() => undefined);
  return Promise.race([result, late]).finally(() => over.abort());
}

/** Returns a controller that `signal` aborts, too, and `unlink`, which ends that and leaves no listener behind. */
function linkedController(signal: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  return { controller, unlink: () => signal.removeEventListener('abort', abort) };
}

/**
 * Returns what the work resolves to, or undefined when it takes longer: then its signal is aborted, as it is by `signal`, so that no
 * request is left open. Leaves no timer and no listener behind.
 */
export async function withAbortingTimeout<T>(
  signal: AbortSignal,
  milliseconds: number,
  wait: Wait,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const { controller, unlink } = linkedController(signal);
  try {
    return await resultInTime(work(controller.signal), milliseconds, wait);
  } finally {
    unlink();
    controller.abort();
  }
}

/** Milliseconds after which an unresponsive network counts as offline. */
const networkTimeout = 3000;

/** Returns the response of the network when it arrives in time, else undefined. Passes its rejection on. */
export function inNetworkTimeout<T>(response: Promise<T>, wait: Wait): Promise<T | undefined> {
  return resultInTime(response, networkTimeout, wait);
}

/** Watches the waits of one piece of work, such as the fetch of a medium. */
export interface Watch {
  /** Aborted by the caller's signal or by a timeout. */
  readonly signal: AbortSignal;
  /** Settles as a promise does. When it takes longer, aborts the whole work and rejects with a TimeoutError (DOMException). */
  readonly abortOnStall: <T>(milliseconds: number, waiting: Promise<T>) => Promise<T>;
}

/** Runs work under a watch that is also aborted by `signal`. Settles as the work does, and leaves no listener behind. */
export async function underWatch<T>(
  signal: AbortSignal,
  after: After,
  work: (watch: Watch) => Promise<T>,
): Promise<T> {
  const { controller, unlink } = linkedController(signal);
  try {
    return await work({
      signal: controller.signal,
      abortOnStall: (milliseconds, waiting) => abortOnStall(controller, after, milliseconds, waiting),
    });
  } finally {
    unlink();
  }
}

function abortOnStall<T>(
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
