// Waits for the load event and then a quiet moment: what nobody sees at first must not stand in the way of what they do.

/** Calls once after the page has loaded and the browser is idle (at the latest 2 s later); the answer takes it back. */
export function afterFirstPaint(call: () => void): () => void {
  const taken = new AbortController();
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      const waiting = requestIdleCallback(call, { timeout: 2000 });
      taken.signal.addEventListener('abort', () => cancelIdleCallback(waiting));
    } else {
      const waiting = setTimeout(call, 200);
      taken.signal.addEventListener('abort', () => clearTimeout(waiting));
    }
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true, signal: taken.signal });
  return () => taken.abort();
}
