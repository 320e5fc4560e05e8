// The way back from a worker that does harm: served as `/sw.js`, it takes the shell and itself away, and nothing that
// anybody asked to keep (ADR-0004). Answers no request; knows neither media nor ledger.
import { leaveAnswerTime, leaveQuestion } from '../src/contract/offline/kill-switch';

declare const self: ServiceWorkerGlobalScope;

// Everybody is to be rid of the old worker now, and pages that play lose nothing by it.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const shells = (await self.caches.keys()).filter(isShell);
  await Promise.all(shells.map((name) => self.caches.delete(name)));
  // A page that came from the network registers this worker again: there is nothing to take away from it.
  if (shells.length > 0) await self.clients.claim();
  const pages = shells.length > 0 ? await self.clients.matchAll({ type: 'window' }) : [];
  await self.registration.unregister();
  // Not waited for: pages are answered once this worker is active, which it is not before this has ended.
  for (const page of pages) void sendToNetwork(page);
}

/** The precache of pages, script and styles. Media, lists and databases have other names, and stay. */
const isShell = (cacheName: string): boolean => cacheName.includes('-precache-');

/** A page that lives goes by itself, when nothing plays on it; a broken one is loaded anew for it. */
async function sendToNetwork(page: WindowClient): Promise<void> {
  if (await answers(page)) return;
  // A page that is closed by now needs nothing.
  await page.navigate(page.url).catch(() => undefined);
}

function answers(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((known) => {
    port1.addEventListener('message', () => known(true));
    port1.start();
    page.postMessage({ type: leaveQuestion, port: port2 }, [port2]);
    setTimeout(() => known(false), leaveAnswerTime);
  });
}
