// Waits until what one came for is here and then for a quiet moment: what nobody sees at first must not stand in its way.
import { afterPaint } from '../../platform/browser/after-paint';

/** However long a list or a picture hangs, in milliseconds, the rest is not kept waiting for longer. */
const longestWait = 10_000;

/** Calls once after the first screen is here and the browser is idle (at the latest 2 s later); the answer takes it back. */
export function afterFirstPaint(call: () => void): () => void {
  const taken = new AbortController();
  const { signal } = taken;
  const onceHere = () =>
    onceNothingIsAwaited(signal, () => oncePainted(signal, () => onceQuiet(signal, call)));
  if (document.readyState === 'complete') onceHere();
  else addEventListener('load', onceHere, { once: true, signal });
  return () => taken.abort();
}

/** A part that says it is busy, or a picture that is wanted now and still on its way. */
function isSomethingAwaited(): boolean {
  if (document.querySelector('[aria-busy="true"]') !== null) return true;
  return [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete);
}

function onceNothingIsAwaited(signal: AbortSignal, call: () => void): void {
  if (!isSomethingAwaited()) return call();
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
    changes.disconnect();
    clearTimeout(late);
  };
  const go = () => {
    stop();
    call();
  };
  const look = () => {
    if (!isSomethingAwaited()) go();
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  // Neither event of a picture bubbles.
  for (const end of ['load', 'error'])
    document.addEventListener(end, look, { capture: true, signal: waiting.signal });
  const late = setTimeout(go, longestWait);
  signal.addEventListener('abort', stop);
  return undefined;
}

/** A picture that is here just now is painted with the next frame, or the one after it. */
function oncePainted(signal: AbortSignal, call: () => void): void {
  signal.addEventListener(
    'abort',
    afterPaint(() => signal.addEventListener('abort', afterPaint(call))),
  );
}

function onceQuiet(signal: AbortSignal, call: () => void): void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(call, { timeout: 2000 });
    signal.addEventListener('abort', () => cancelIdleCallback(waiting));
  } else {
    const waiting = setTimeout(call, 200);
    signal.addEventListener('abort', () => clearTimeout(waiting));
  }
}
