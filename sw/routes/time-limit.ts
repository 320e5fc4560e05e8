// Limits the wait for the network when the cache has an answer too.
import { inTime, type Wait } from '../media-cache/stall-watch';

/** Milliseconds after which an unresponsive network counts as offline. */
export const networkTimeout = 3000;

/** Returns the answer when it arrives in time, else undefined. Passes its rejection on. */
export type TimeLimit = <Answer>(answer: Promise<Answer>) => Promise<Answer | undefined>;

/** Creates a time limit. */
export function createTimeLimit(wait: Wait): TimeLimit {
  return (answer) => inTime(answer, networkTimeout, wait);
}
