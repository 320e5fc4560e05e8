/**
 * Returns `navigator.serviceWorker`; undefined on pages without https, and where access throws, as in a sandboxed
 * frame.
 */
export function serviceWorkerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
