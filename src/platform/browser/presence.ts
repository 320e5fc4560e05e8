// Lets the pages of this origin notice each other by Web Locks. A page holds a lock as long as it is open, so that the others
// notice its end without a message and without a timer.

/**
 * Announces this page under a name, until the signal is aborted or the page is closed. Calls `onAnnounced` as soon as others can
 * notice it; in a browser that has no locks or refuses them, at once.
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
 * Calls `onChange` with whether another page has announced itself under a name: now, when that page is closed, and whenever the
 * returned function is called. In a browser that has no locks or refuses them, it is called with true.
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
