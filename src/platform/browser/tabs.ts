// Connects the tabs and the worker of this origin: messages through a BroadcastChannel, work of one tab at a time, and presence.

export interface TabChannel {
  /** Posts a message to the others. */
  postMessage(message: unknown): void;
  /** Subscribes to messages of the others, never its own, until the page is closed. */
  onMessage(listener: (data: unknown) => void): void;
}

/** Returns a channel; it does nothing where the browser refuses one, as Firefox does with cookies blocked. */
export function openTabChannel(name: string): TabChannel {
  const channel = broadcastChannel(name);
  return {
    postMessage: (message) => channel?.postMessage(message),
    onMessage: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
  };
}

function broadcastChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

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
