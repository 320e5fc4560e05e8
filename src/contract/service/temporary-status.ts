// Which statuses are temporary, for calls, media and ratings alike (spec offline §5).

/** Returns whether a status is temporary: 408, 425, 429, and any 5xx. */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}
