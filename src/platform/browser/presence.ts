// Tells pages of this origin of each other by Web Locks: a page holds a lock as long as it lives, so that its end is noticed
// without a message of its own and without a timer.

/**
 * Says that this page is there under a name, until the signal is aborted or the page is gone. Calls once others can notice it:
 * at once in a browser without locks, or one that refuses them.
 */
export function announcePresence(name: string, signal: AbortSignal, onAnnounced: () => void): void {
  const held = (): Promise<void> => {
    onAnnounced();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  };
  request(name, { signal }, held).catch(() => {
    if (!signal.aborted) onAnnounced();
  });
}

/**
 * Calls with whether another page is there under a name: now, whenever `again` is called, and when that page is gone. Returns
 * `again`. Says that it is there where the browser has no locks, or refuses them.
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
    const ended = async (): Promise<void> => {
      isWaiting = false;
      onChange(false);
    };
    request(name, { signal }, ended).catch(() => undefined);
  };
  const look = async (): Promise<void> => {
    const isFree = await request(name, { ifAvailable: true }, async (lock) => lock !== null).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    onChange(isFree !== true);
    if (isFree === false) waitForItsEnd();
  };
  void look();
  return () => void look();
}

/** Asks for a lock. Rejects where the browser has none or refuses it, and with the signal. */
async function request<Result>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<Result>,
): Promise<Result> {
  return navigator.locks.request(name, options, work);
}
