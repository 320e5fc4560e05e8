// Notices that somebody stands before the kiosk (spec screens §12).

/** Subscribes to every touch and key press; returns an unsubscribe function. */
export function onInput(call: () => void): () => void {
  const ended = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const)
    addEventListener(event, call, { passive: true, capture: true, signal: ended.signal });
  return () => ended.abort();
}
