// Tells when a page may have slept: timers of a hidden, frozen or suspended page are late.

/** Calls when the page is shown again, resumes, or comes back from the history's cache; until the page is closed. */
export function onPageWake(call: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') call();
  });
  document.addEventListener('resume', call);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) call();
  });
}
