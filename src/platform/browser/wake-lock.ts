// The edge to the screen that must not fall asleep while a story plays. Where the browser has no such lock, nothing happens.
// Knows no player.

/** The part of `document` and `navigator` that is used. */
export interface WakeLockDeps {
  /** Undefined where the browser knows no wake lock. */
  readonly request: (() => Promise<{ release(): Promise<void> }>) | undefined;
  readonly isVisible: () => boolean;
  /** Calls when the page is shown or hidden; the answer takes it back. */
  readonly onVisibilityChange: (call: () => void) => () => void;
}

const browserDeps = (): WakeLockDeps => ({
  // TypeScript promises a wake lock that Safari 15.4 does not keep.
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  isVisible: () => document.visibilityState === 'visible',
  onVisibilityChange(call) {
    document.addEventListener('visibilitychange', call);
    return () => document.removeEventListener('visibilitychange', call);
  },
});

/** Keeps the screen awake until taken back. The browser drops the lock when the page is hidden; it is asked for again. */
export function keepScreenAwake(deps: WakeLockDeps = browserDeps()): () => void {
  const { request } = deps;
  if (request === undefined) return () => undefined;
  let wanted = true;
  let lock: { release(): Promise<void> } | undefined;

  const ask = async (): Promise<void> => {
    if (!wanted || !deps.isVisible()) return;
    // A refusal (battery saving) leaves the screen to its owner.
    const given = await request().catch(() => undefined);
    if (wanted) lock = given;
    else await given?.release();
  };
  const stopWatching = deps.onVisibilityChange(() => void ask());
  void ask();
  return () => {
    wanted = false;
    stopWatching();
    lock?.release().catch(() => undefined);
  };
}
