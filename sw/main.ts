// The service worker's entry: creates its parts and registers its event listeners.
import { addPlugins, cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { outbox } from '../src/contract/worker/worker-names';
import { createDownloadManager, MoreToDownloadError } from './downloads/download-manager';
import { createWorkerEnvironment } from './environment';
import { StillWaitingError, syncOutbox } from './outbox-sync';
import { createRespond } from './routes/respond';
import { createShellPlugin } from './routes/shell-route';

declare const self: ServiceWorkerGlobalScope;

const environment = createWorkerEnvironment();
const { report, reporting } = environment.reports;
const downloadManager = createDownloadManager(environment);
const respond = createRespond(environment, downloadManager);

// On install, precache the shell of both entries; on activate, delete old shells. A page of another version, or a page in place of
// another file, fails the install; the next check for a new version tries again. Workbox consults the plugin only then.
const shell = self.__WB_MANIFEST;
const shellNames = new Set(shell.map((entry) => (typeof entry === 'string' ? entry : entry.url)));
addPlugins([createShellPlugin(shellNames, environment)]);
precache(shell);
cleanupOutdatedCaches();

// A new worker waits until a page sends `take-over`; the first one claims the page that registered it.
self.addEventListener('activate', (event) => event.waitUntil(downloadManager.activate()));

self.addEventListener('message', (event) => {
  const client = event.source instanceof WindowClient ? event.source.id : undefined;
  const handled = downloadManager.handleMessage(event.data, client);
  // Only a message with a port gets a response, and only if this version understands it.
  const respondDone = (isHandled: boolean) => isHandled && event.ports[0]?.postMessage('done');
  event.waitUntil(handled.then(respondDone).catch((error: unknown) => report(error, 'message')));
});

// The network is back (only in browsers with Background Sync).
self.addEventListener('sync', (event) => {
  if (!(event instanceof SyncEvent)) return;
  const work = event.tag === outbox.syncTag ? syncOutbox(environment) : downloadManager.wake();
  event.waitUntil(reporting('sync', work, [StillWaitingError, MoreToDownloadError]));
});

self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(reporting('fetch', response));
});
