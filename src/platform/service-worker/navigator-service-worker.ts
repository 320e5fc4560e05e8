// Access to the browser's service worker container and to Background Sync.

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

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

/**
 * Requests one `sync` event with this tag. Without a worker, or when the browser refuses, the page does the work
 * itself.
 */
export function wakeWorkerWhenOnline(tag: string): void {
  const registered = serviceWorkerContainer()?.ready.then(({ sync }) => sync?.register(tag));
  registered?.catch(ignoreRefusal);
}

/** Background Sync may be turned off in the browser's settings, which is not an error. */
const ignoreRefusal = (): void => undefined;
