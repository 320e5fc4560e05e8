// Tells when a page may have slept: timers of a hidden, frozen or suspended page are late.

/**
 * Calls when the page is shown again, resumes, or comes back from the history's cache; returns an unsubscribe function.
 */
export function onPageWake(call: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') call();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  document.addEventListener('resume', call, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && call(), { signal });
  return () => ended.abort();
}
