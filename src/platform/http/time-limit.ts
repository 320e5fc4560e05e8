// Gives a request a time limit: a connection that hangs would otherwise never end it.
import type { Timers } from '../../contract/clock';
import { NetworkError } from '../../contract/service/errors';

interface Limited {
  readonly clock: Timers;
  /** Milliseconds. */
  readonly limit: number;
  /** What is asked, for the error. */
  readonly url: string;
  /** Of the caller; aborts the work as well. */
  readonly signal?: AbortSignal | undefined;
}

/** Returns what the work returns. When it takes too long, aborts it and throws NetworkError. */
export async function inTime<T>(
  { clock, limit, url, signal }: Limited,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  let isOver = false;
  const cancel = clock.after(limit, () => {
    isOver = true;
    ended.abort();
  });
  const abort = (): void => ended.abort(signal?.reason);
  if (signal?.aborted === true) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  try {
    return await work(ended.signal);
  } catch (error) {
    throw isOver ? new NetworkError(url, { cause: error }) : error;
  } finally {
    cancel();
    signal?.removeEventListener('abort', abort);
  }
}
