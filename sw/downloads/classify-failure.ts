// Decides whether a failed file is the network's fault or its own. Pure.

/** What is known about a file after a failed attempt. */
export interface FailedAttempt {
  /** Number of failed attempts in this run, since the last byte of it that was stored. */
  readonly times: number;
  /** Whether the service still returned the index after the failure. */
  readonly isServiceThere: boolean;
  /** Whether there is time for another attempt in this run. */
  readonly hasTime: boolean;
}

const maxAttempts = 2;

/**
 * Returns `network` when everything must wait for the network, `again` when the failure may be temporary, and `file`
 * when the story goes without the file, which is retried later.
 */
export function classifyFailure({
  times,
  isServiceThere,
  hasTime,
}: FailedAttempt): 'network' | 'again' | 'file' {
  if (!isServiceThere) return 'network';
  return hasTime && times < maxAttempts ? 'again' : 'file';
}
