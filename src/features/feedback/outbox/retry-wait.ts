// How long to wait before sending again. Knows no clock.
import { limits } from '../../../contract/limits';

/** Milliseconds after so many failures in a row, doubling up to a limit; half of it by chance (`random` is 0 to 1), so that not all come back at once. */
export function retryWait(failures: number, random: number): number {
  const { firstRetry, maxRetry } = limits.outbox;
  return Math.min(firstRetry * 2 ** (failures - 1), maxRetry) * (0.5 + random / 2);
}
