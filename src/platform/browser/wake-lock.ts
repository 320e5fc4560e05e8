// Keeps the screen awake until the returned function is called. Does nothing where the browser has no wake lock.

/** The part of `document` and `navigator` that is used. */
export interface WakeLockDeps {
  /** Requests a wake lock; undefined where the browser has none. */
  readonly request: (() => Promise<{ release(): Promise<void> }>) | undefined;
  readonly isVisible: () => boolean;
  /** Subscribes to the page being shown or hidden; returns an unsubscribe function. */
  readonly onVisibilityChange: (call: () => void) => () => void;
}

const browserDeps = (): WakeLockDeps => ({
  // TypeScript's types always have a wake lock, but Safari 15.4 has none.
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  isVisible: () => document.visibilityState === 'visible',
  onVisibilityChange(call) {
    document.addEventListener('visibilitychange', call);
    return () => document.removeEventListener('visibilitychange', call);
  },
});

/**
 * Keeps the screen awake; returns a function that ends it. The browser drops the lock when the page is hidden, so it is
 * requested again when the page is shown.
 */
export function keepScreenAwake(deps: WakeLockDeps = browserDeps()): () => void {
  const { request } = deps;
  if (request === undefined) return () => undefined;
  let wanted = true;
  let lock: { release(): Promise<void> } | undefined;

  const ask = async (): Promise<void> => {
    if (!wanted || !deps.isVisible()) return;
    // When the browser refuses (battery saving), the screen may sleep as the device is set.
    const granted = await request().catch(() => undefined);
    if (wanted) lock = granted;
    else await granted?.release();
  };
  const stopWatching = deps.onVisibilityChange(() => void ask());
  void ask();
  return () => {
    wanted = false;
    stopWatching();
    lock?.release().catch(() => undefined);
  };
}
