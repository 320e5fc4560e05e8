// The edge to painting: what need not be seen at once is done when the next frame is painted. Does not know what is done.

/** Milliseconds after which nobody waits for a frame any longer: a page that is not seen paints none. */
const longest = 250;

/** Calls once, when the next frame is painted and another begins; the answer takes it back. */
export function afterPaint(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      call();
    });
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, longest);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
