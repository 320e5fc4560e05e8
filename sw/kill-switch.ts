// Replaces a broken worker: served as `/sw.js`, it deletes the cached shell and unregisters itself, but keeps saved
// stories (ADR-0004). Answers no requests.
import { isShellCache, leaveMessageType, leaveReplyTimeout } from '../src/contract/worker/worker-names';

declare const self: ServiceWorkerGlobalScope;

// The old worker must go at once. Pages that are playing lose nothing.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  const shells = (await self.caches.keys()).filter(isShellCache);
  await Promise.all(shells.map((name) => self.caches.delete(name)));
  // Without a shell the page came from the network and only registered this worker again: leave it alone.
  if (shells.length > 0) await self.clients.claim();
  const pages = shells.length > 0 ? await self.clients.matchAll({ type: 'window' }) : [];
  await self.registration.unregister();
  // Not awaited: pages can answer only once this worker is active, which requires this handler to end.
  for (const page of pages) void reloadPage(page);
}

/** Asks a page to reload itself when nothing plays on it. Reloads a page that does not answer. */
async function reloadPage(page: WindowClient): Promise<void> {
  if (await answers(page)) return;
  // The page may be closed by now.
  await page.navigate(page.url).catch(() => undefined);
}

function answers(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    page.postMessage({ type: leaveMessageType, port: port2 }, [port2]);
    setTimeout(() => resolve(false), leaveReplyTimeout);
  });
}
