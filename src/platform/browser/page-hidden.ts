/** Calls when the page is no longer in sight, or is left; returns an unsubscribe function. */
export function onPageHidden(call: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') call();
  };
  document.addEventListener('visibilitychange', onChange, { signal });
  addEventListener('pagehide', call, { signal });
  return () => ended.abort();
}
