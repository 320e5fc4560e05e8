// Gives a request a time limit: a connection that hangs would otherwise never end it.
import * as limits from '../../contract/limits';
import type { Timers } from '../../base/clock';
import { NetworkError } from '../../contract/service/errors';

interface Limited {
  readonly clock: Timers;
  /** Milliseconds; by default the limit of a call to the service. */
  readonly limit?: number;
  /** The address of the request, for the error. */
  readonly url: string;
  /** Of the caller; aborts the work as well. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns what the work returns. When it takes too long, aborts it and throws NetworkError, also when the work does not end by that: a
 * request that was sent before the app had loaded cannot be aborted.
 */
export async function inTime<T>(
  { clock, limit = limits.calls.responseTimeout, url, signal }: Limited,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  let cancel = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(limit, () => {
      reject(new NetworkError(url));
      ended.abort();
    });
  });
  const abort = (): void => ended.abort(signal?.reason);
  if (signal?.aborted === true) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work(ended.signal), late]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', abort);
  }
}

/** Returns true for the rejection of a request that its caller aborted. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
