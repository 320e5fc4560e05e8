// The edge to painting: what need not be seen at once is done when the next frame is painted. Does not know what is done.

/** Milliseconds after which nobody waits for a frame any longer: a page that is not seen paints none. */
const longest = 250;

/** Calls once, after the next frame; the answer takes it back. */
export function afterPaint(call: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  // A message that a frame sends is read when that frame is painted; a timer may come before.
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  const timer = setTimeout(() => end(call), longest);
  const end = (then?: () => void): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
    then?.();
  };
  port1.addEventListener('message', () => end(call));
  port1.start();
  return () => end();
}
