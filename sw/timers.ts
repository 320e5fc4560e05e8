// The worker's timers and timeouts, for work on the network and for responses. Tests pass their own.
import type { Clock } from '../src/base/clock';

/** Runs `work` once after so many milliseconds; returns a function that cancels it. */
export type After = Clock['after'];

export const systemAfter: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Resolves after so many milliseconds. Never does once the signal is aborted, which cancels the timer. */
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
export function linkedController(signal: AbortSignal) {
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
export const networkTimeout = 3000;

/** Returns the response when it arrives in time, else undefined. Passes its rejection on. */
export type WithNetworkTimeout = <T>(result: Promise<T>) => Promise<T | undefined>;

/** Returns the function that bounds a response of the network by `networkTimeout`. */
export function createNetworkTimeout(wait: Wait): WithNetworkTimeout {
  return (result) => resultInTime(result, networkTimeout, wait);
}
