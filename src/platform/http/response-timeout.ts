// The time limit of a response whose request nothing ends. Apart from time-limit.ts, which the gallery does not load.
import type { Timers } from '../../contract/clock';
import * as limits from '../../contract/limits';
import { NetworkError } from '../../contract/service/errors';

/** Returns the result of a call. Throws NetworkError when it takes longer than a response may, without ending the request. */
export async function inResponseTime<T>(clock: Timers, url: string, result: Promise<T>): Promise<T> {
  let cancel = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(limits.calls.responseTimeout, () => reject(new NetworkError(url)));
  });
  return Promise.race([result, late]).finally(cancel);
}
