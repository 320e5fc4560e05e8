// Notices that somebody uses the page.

interface PageInputOptions {
  /**
   * Whether a pointer that only moves counts, too. It does where people read with a mouse. At a kiosk only a touch shows that a
   * visitor is there (spec screens §12): a pointer that moves there without one would end the invitation.
   */
  readonly countsMoves: boolean;
}

/** Calls at every touch, key press and turn of the wheel. Returns a function that ends that. */
export function onPageInput(call: () => void, { countsMoves }: PageInputOptions): () => void {
  const ended = new AbortController();
  const events = ['pointerdown', 'keydown', 'wheel', 'touchstart', ...(countsMoves ? ['pointermove'] : [])];
  for (const event of events)
    addEventListener(event, call, { passive: true, capture: true, signal: ended.signal });
  return () => ended.abort();
}
