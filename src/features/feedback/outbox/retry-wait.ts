// Computes how long to wait before sending again: exponential backoff with jitter.
import * as limits from '../../../contract/limits';

/**
 * Returns milliseconds for the number of failures in a row. The wait doubles up to a limit. Half of it is random
 * (`random` is 0 to 1), so that not all devices try again at once.
 */
export function retryWait(failures: number, random: number): number {
  const { firstRetry, maxRetry } = limits.outbox;
  return Math.min(firstRetry * 2 ** (failures - 1), maxRetry) * (0.5 + random / 2);
}
