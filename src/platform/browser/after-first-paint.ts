// Defers work until the first screen has loaded and painted and the browser is idle.
import { afterPaint } from './system-clock';

/** The longest wait for the page, lists and images, in milliseconds; a request that hangs must not block the rest. */
const maxWait = 10_000;

/**
 * Calls `call` once, after the first screen has loaded and painted and the browser is idle (at most 2 s later). Returns a
 * function that cancels the call.
 */
export function afterFirstPaint(call: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  onceNothingIsPending(signal, () => oncePainted(signal, () => onIdleCallback(signal, call)));
  return () => controller.abort();
}

/** Returns whether the page, an element that is marked busy or an image that is not lazy is still loading. */
function isAnythingPending(): boolean {
  if (document.readyState !== 'complete' || document.querySelector('[aria-busy="true"]') !== null)
    return true;
  return [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete);
}

function onceNothingIsPending(signal: AbortSignal, call: () => void): void {
  if (!isAnythingPending()) return call();
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
    changes.disconnect();
    clearTimeout(timeout);
  };
  const proceed = () => {
    stop();
    call();
  };
  const check = () => {
    if (!isAnythingPending()) proceed();
  };
  const changes = new MutationObserver(check);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  // An image's load and error events do not bubble.
  for (const end of ['readystatechange', 'load', 'error'])
    document.addEventListener(end, check, { capture: true, signal: waiting.signal });
  const timeout = setTimeout(proceed, maxWait);
  signal.addEventListener('abort', stop);
  return undefined;
}

/** Calls after two frames: an image that has just loaded is painted with the next frame or the one after it. */
function oncePainted(signal: AbortSignal, call: () => void): void {
  signal.addEventListener(
    'abort',
    afterPaint(() => signal.addEventListener('abort', afterPaint(call))),
  );
}

function onIdleCallback(signal: AbortSignal, call: () => void): void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(call, { timeout: 2000 });
    signal.addEventListener('abort', () => cancelIdleCallback(waiting));
  } else {
    const waiting = setTimeout(call, 200);
    signal.addEventListener('abort', () => clearTimeout(waiting));
  }
}
