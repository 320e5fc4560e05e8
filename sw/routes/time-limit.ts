// Limits the wait for the network when the cache has an answer too.

/** Milliseconds after which an unresponsive network counts as offline. */
export const networkTimeout = 3000;

/** Returns the answer when it arrives in time, else undefined. Passes its rejection on. */
export type TimeLimit = <Answer>(answer: Promise<Answer>) => Promise<Answer | undefined>;

/** Creates a time limit; `wait` resolves after so many milliseconds. */
export function createTimeLimit(wait: (milliseconds: number) => Promise<void>): TimeLimit {
  return (answer) => Promise.race([answer, wait(networkTimeout).then(() => undefined)]);
}
