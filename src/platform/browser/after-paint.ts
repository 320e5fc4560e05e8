// Runs a function after the next frame is painted, for work whose result need not be visible at once.

/** Milliseconds to wait for a frame. A hidden page paints none. */
const longestWait = 250;

/** Calls `call` once, after the next frame; returns a function that cancels it. */
export function afterPaint(call: () => void): () => void {
  // A frame is one task from its callbacks to its paint: a timer that is set in a callback fires after both.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, longestWait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
