// The edge to Background Sync: has the browser wake the worker when the network is back. Chromium only; nothing elsewhere.
import { browserWorkers } from './worker-container';

declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/** Asks for one `sync` event of this tag. Where there is no worker, or the browser will not, the page does the work itself. */
export function wakeWorkerWhenOnline(tag: string): void {
  const asked = browserWorkers()?.ready.then(({ sync }) => sync?.register(tag));
  asked?.catch(theBrowserWillNot);
}

/** It may be turned off in its settings; that is no fault of ours. */
const theBrowserWillNot = (): void => undefined;
