// Wraps Background Sync: the browser wakes the worker when the network is back. Does nothing outside Chromium.
import { serviceWorkerContainer } from './navigator-service-worker';

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
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
