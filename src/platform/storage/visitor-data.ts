// Deletes the data that a visitor of a shared device left on it (spec screens §12): keys, tables, and presentations with their caches.
// Callers name what to keep, so that future keys are deleted too.
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';
import { isShellCache, readMediaCacheName } from '../../contract/worker/worker-names';
import { protocolVersion as version, type PageMessage } from '../../contract/worker/worker-messages';
import type { Clock } from '../../base/clock';

/** Deletes every key but those in `kept`. Does nothing where storage is forbidden. */
export function clearSiteStorage(storageOf: () => Storage, kept: readonly string[]): void {
  let storage: Storage;
  try {
    storage = storageOf();
  } catch {
    return;
  }
  const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position));
  for (const key of keys) if (key !== null && !kept.includes(key)) storage.removeItem(key);
}

/** Empties every table, but for the settings in `kept`. Rejects with DeviceStoreError. */
export function clearTables(
  withDatabase: WithDatabase<DeviceDatabase>,
  kept: (setting: string) => boolean,
): Promise<void> {
  return withDatabase((database) =>
    database.transaction('rw', database.tables, async () => {
      const settings = await database.settings.toCollection().primaryKeys();
      await database.settings.bulkDelete(settings.filter((key) => !kept(key)));
      for (const table of database.tables) if (table.name !== database.settings.name) await table.clear();
    }),
  );
}

export interface ForgetPresentationsDeps {
  /** Returns the worker that is active; undefined where there is none. */
  readonly activeWorker: () => Promise<
    { postMessage(message: PageMessage, transfer: Transferable[]): void } | undefined
  >;
  /** Undefined where the page has no cache storage. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly clock: Clock;
  /** How long the worker may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * Has the worker delete every presentation but those with the ids in `keep`, and all caches but theirs and the app's own. Resolves when
 * that is done. Deletes the caches itself when there is no
 * worker, or none that answers in time: the next one removes their records. Rejects when the browser refuses access to the caches.
 */
export async function forgetPresentations(
  keep: readonly string[],
  { activeWorker, caches, clock, timeout }: ForgetPresentationsDeps,
): Promise<void> {
  const worker = await activeWorker().catch(() => undefined);
  if (worker !== undefined) await postAndWait(worker, { version, type: 'forget', keep }, clock, timeout);
  for (const name of (await caches?.keys()) ?? []) if (!isKept(name, keep)) await caches?.delete(name);
}

/** Returns whether a cache holds the app itself, or a presentation to keep. Any other cache may hold data of a visitor. */
function isKept(name: string, keep: readonly string[]): boolean {
  const id = readMediaCacheName(name)?.id;
  return isShellCache(name) || (id !== undefined && keep.includes(id));
}

/** Posts a message with a port; resolves when something comes back through it, or `timeout` milliseconds are over. */
function postAndWait(
  worker: { postMessage(message: PageMessage, transfer: Transferable[]): void },
  message: PageMessage,
  clock: Clock,
  timeout: number,
): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (): void => {
      cancel();
      port1.close();
      resolve();
    };
    const cancel = clock.after(timeout, done);
    port1.addEventListener('message', done);
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Returns the dependencies from the browser, but for the limits. */
export function browserForgetDeps(): Pick<ForgetPresentationsDeps, 'activeWorker' | 'caches'> {
  return {
    caches: 'caches' in globalThis ? globalThis.caches : undefined,
    activeWorker: async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      return registration?.active ?? undefined;
    },
  };
}
