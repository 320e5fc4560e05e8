// Runs work that only one tab or worker may do at a time, under a Web Lock.

/**
 * Runs the work while it holds the lock. Runs it without a lock where the browser has none, as on a page without https,
 * or refuses them, as with site data blocked. Rejects with the work's errors.
 */
export async function withWebLock(name: string, work: () => Promise<void>): Promise<void> {
  let isGranted = false;
  const granted = () => {
    isGranted = true;
    return work();
  };
  try {
    await navigator.locks.request(name, granted);
  } catch (error) {
    if (isGranted) throw error;
    await work();
  }
}

const nothingToRelease = (): void => undefined;

/**
 * Takes the lock and returns a function that releases it; undefined when another tab has it. Where there are no locks, nothing
 * is taken.
 */
export function takeWebLock(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    };
    const request = async (): Promise<void> => navigator.locks.request(name, { ifAvailable: true }, held);
    request().catch(() => resolve(nothingToRelease));
  });
}

/**
 * Waits in the lock's own queue, and calls `onFree` once when no tab has the lock any more, unless the signal is aborted before. The
 * lock is released at once. Where there are no locks, nobody has one, and `onFree` is never called.
 */
export function whenWebLockIsFree(name: string, signal: AbortSignal, onFree: () => void): void {
  const free = async (): Promise<void> => {
    if (!signal.aborted) onFree();
  };
  const request = async (): Promise<void> => navigator.locks.request(name, { signal }, free);
  request().catch(() => undefined);
}
