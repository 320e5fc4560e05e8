// The edge to painting: what need not be seen at once is done when the next frame is painted. Does not know what is done.

/** Milliseconds after which nobody waits for a frame any longer: a page that is not seen paints none. */
const longest = 250;

/** Calls once, after the next frame; the answer takes it back. */
export function afterPaint(call: () => void): () => void {
  // A frame is one task from its callbacks to its paint: a timer that is set in it comes after both.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, longest);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
