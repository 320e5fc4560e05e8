// The edge to Web Locks: work that only one tab or worker may do at a time.

/** Does the work while it holds the lock; at once where the browser has no locks, as on a page without https. */
export function withWebLock(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
