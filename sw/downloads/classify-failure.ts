// Whose trouble it is that a file does not come: its own, or the network's. Pure.

/** What is known when a file was asked for in vain. */
export interface FailedAttempt {
  /** How often in this run, since the last byte of it that stayed. */
  readonly times: number;
  /** Whether the service still gives the index, asked after that. */
  readonly isServiceThere: boolean;
  /** Whether there is time to ask once more in this run. */
  readonly hasTime: boolean;
}

const mostTimes = 2;

/**
 * `network`: all waits until it is back; `again`: it may have been chance; `file`: the story is readable without it, and
 * it is tried again later.
 */
export function classifyFailure({
  times,
  isServiceThere,
  hasTime,
}: FailedAttempt): 'network' | 'again' | 'file' {
  if (!isServiceThere) return 'network';
  return hasTime && times < mostTimes ? 'again' : 'file';
}
