// Aborts the fetch of a medium that stalls. The caller says how long each wait may take.
import { linkedController, type After } from '../timers';

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
