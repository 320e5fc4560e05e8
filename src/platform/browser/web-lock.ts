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
