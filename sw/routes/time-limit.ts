// How long an answer is waited for where the cache could serve. Does not know what is asked.

/** Milliseconds after which a network that hangs counts as none. */
export const networkTimeout = 3000;

/** The answer when it comes in time, else undefined; its rejection is passed on. */
export type TimeLimit = <Answer>(answer: Promise<Answer>) => Promise<Answer | undefined>;

/** A limit that waits with `wait`, given in milliseconds. */
export function createTimeLimit(wait: (milliseconds: number) => Promise<void>): TimeLimit {
  return (answer) => Promise.race([answer, wait(networkTimeout).then(() => undefined)]);
}
