/**
 * Calls when the page is no longer in sight, or is left; with `capture` before those that subscribe without it. Returns an unsubscribe
 * function.
 */
export function onPageHidden(call: () => void, { capture = false } = {}): () => void {
  const ended = new AbortController();
  const listening = { capture, signal: ended.signal };
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') call();
  };
  // The event's way leads through the window first, whether or not it bubbles.
  (capture ? window : document).addEventListener('visibilitychange', onChange, listening);
  addEventListener('pagehide', call, listening);
  return () => ended.abort();
}
