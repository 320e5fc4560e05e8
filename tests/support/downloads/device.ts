// Controls the device beneath the app: terminates its worker, fills its disk, and reads or deletes its caches.
import type { Page, Worker } from '@playwright/test';
import { ledgerDatabase, readMediaCacheName } from '../../../src/contract/worker/worker-names';
import { storedRows } from '../browser/stored-rows';

/** Terminates the worker as the browser does, in the middle of its work. Its next message or request starts it again. */
export async function terminateWorker(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const running = new Set<string>();
  let allStopped: () => void = () => undefined;
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'stopped') running.delete(versionId);
      else running.add(versionId);
    }
    if (running.size === 0) allStopped();
  });
  await cdp.send('ServiceWorker.enable');
  const stopped = new Promise<void>((done) => (allStopped = done));
  await cdp.send('ServiceWorker.stopAllWorkers');
  if (running.size > 0) await stopped;
  await cdp.detach();
}

/** Wakes the worker of an origin by a tag, as the browser does at some time when the network is back. */
export async function dispatchSync(page: Page, origin: string, tag: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.startsWith(origin)) found(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag,
    lastChance: false,
  });
  await cdp.detach();
}

/** Limits the quota to `bytes` beyond what this origin uses; undefined lifts the limit. */
export async function limitQuota(page: Page, bytes: number | undefined): Promise<void> {
  const origin = new URL(page.url()).origin;
  const cdp = await page.context().newCDPSession(page);
  const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin });
  const quota = bytes === undefined ? {} : { quotaSize: Math.round(usage + bytes) };
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
  // An override lasts as long as the session that set it.
  if (bytes === undefined) await cdp.detach();
}

/**
 * Makes the storage estimate report `bytes` free bytes, as Safari and Firefox do: Chromium always reports ten gigabytes to a
 * site. Lasts until the worker is terminated.
 */
export async function setReportedQuota(page: Page, bytes: number): Promise<void> {
  await runningWorker(page).evaluate((free) => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 1_000_000, quota: 1_000_000 + free });
  }, bytes);
}

/** Removes `navigator.storage.estimate` from the running worker and from the page's next load, as in Safari before 17. */
export async function takeEstimateAway(page: Page): Promise<void> {
  const removeEstimate = () => void Reflect.deleteProperty(StorageManager.prototype, 'estimate');
  await page.addInitScript(removeEstimate);
  await runningWorker(page).evaluate(removeEstimate);
}

/** Divides the timeouts of the running worker by `times`. */
export async function speedUpWorker(page: Page, times: number): Promise<void> {
  await runningWorker(page).evaluate((factor) => {
    const wait = globalThis.setTimeout;
    const shortened = (work: () => void, milliseconds = 0) => wait(work, milliseconds / factor);
    Object.assign(globalThis, { setTimeout: shortened });
  }, times);
}

/** Returns the worker that runs now. */
export function runningWorker(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1);
  if (worker === undefined) throw new Error('No worker runs');
  return worker;
}

/** Returns the paths in the media caches of a presentation, over all generations. */
export async function storedPaths(page: Page, id: string): Promise<string[]> {
  const stored = await cachedPaths(page);
  return stored.filter(({ cache }) => readMediaCacheName(cache)?.id === id).map(({ path }) => path);
}

/** Returns the presentations that have any media cache. */
export async function cachedIds(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return [...new Set(names.flatMap((name) => readMediaCacheName(name)?.id ?? []))].sort();
}

function cachedPaths(page: Page): Promise<{ cache: string; path: string }[]> {
  return page.evaluate(async () => {
    const paths: { cache: string; path: string }[] = [];
    for (const cache of await caches.keys())
      for (const { url } of await (await caches.open(cache)).keys())
        paths.push({ cache, path: new URL(url).pathname });
    return paths;
  });
}

/** Returns the presentations in the worker's ledger. */
export async function ledgerIds(page: Page): Promise<string[]> {
  const rows = (await storedRows(page, ledgerDatabase.name, ledgerDatabase.store)) ?? [];
  return rows.map(({ key }) => String(key)).sort();
}

/** Deletes the caches of a presentation and the browser's own HTTP cache, as the browser may do. */
export async function deleteCaches(page: Page, id: string): Promise<void> {
  const names = await page.evaluate(() => caches.keys());
  const lost = names.filter((name) => readMediaCacheName(name)?.id === id);
  await page.evaluate(async (taken) => {
    for (const name of taken) await caches.delete(name);
  }, lost);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
}

/**
 * Makes a bare page delete the worker's database, which waits for a connection that the page keeps: the worker's request to open it is not
 * answered before that page is closed.
 */
export async function holdLedger(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/unsupported.html`);
  await page.evaluate(
    ({ name, version, store }) =>
      new Promise<void>((began) => {
        const request = indexedDB.open(name, version);
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore(store, { keyPath: 'id' }),
        );
        request.addEventListener('success', () => {
          // A connection that nothing refers to would be closed.
          Object.assign(window, { kept: request.result });
          indexedDB.deleteDatabase(name).addEventListener('blocked', () => began());
        });
      }),
    ledgerDatabase,
  );
}

/** Makes the browser close every connection to IndexedDB, the page's and the worker's, without losing data. */
export function closeDatabases(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const { name = '', version = 1 } of await indexedDB.databases())
      await new Promise<void>((closed) => {
        // Opening a newer version makes the browser close all other connections; then the upgrade is aborted.
        const newer = indexedDB.open(name, version + 1);
        newer.addEventListener('upgradeneeded', () => newer.transaction?.abort());
        newer.addEventListener('error', (event) => {
          event.preventDefault();
          closed();
        });
      });
  });
}
