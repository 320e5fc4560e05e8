// Tells pages of this origin of each other by Web Locks: a page holds a lock as long as it lives, so that its end is noticed
// without a message of its own and without a timer.

/** Says that this page is there under a name, until the signal is aborted or the page is gone. Does nothing without locks. */
export function announcePresence(name: string, signal: AbortSignal, onAnnounced: () => void): void {
  void request(name, signal, () => {
    onAnnounced();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  });
}

/**
 * Calls with whether another page is there under a name: now, whenever `again` is called, and when that page is gone. Returns
 * `again`. Says that it is there where the browser has no locks.
 */
export function watchPresence(
  name: string,
  signal: AbortSignal,
  onChange: (isThere: boolean) => void,
): () => void {
  let isWaiting = false;
  const waitForItsEnd = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    void request(name, signal, async () => {
      isWaiting = false;
      onChange(false);
    });
  };
  const look = async (): Promise<void> => {
    if (!hasLocks()) return onChange(true);
    const isFree = await navigator.locks
      .request(name, { ifAvailable: true }, async (lock) => lock !== null)
      .catch(() => false);
    if (signal.aborted) return;
    onChange(!isFree);
    if (!isFree) waitForItsEnd();
  };
  void look();
  return () => void look();
}

const hasLocks = (): boolean => 'locks' in navigator;

/** Asks for a lock, and gives up with the signal. A browser that refuses locks is like one without. */
async function request(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return;
  await navigator.locks.request(name, { signal }, work).catch(() => undefined);
}
