// Ratings that wait while no page is open (decision 15): sends them when the network is back, with the token `anon` only.
// Opens the page's database as it finds it; where there is none, there is nothing to send.
import { limits } from '../src/contract/limits';
import { deviceDatabase, outbox } from '../src/contract/offline/names';
import {
  anonymousRequest,
  isForWorker,
  meaningOfAnswer,
  readOutboxRow,
  readOutboxRows,
  rowAfterAnswer,
  type OutboxNews,
  type OutboxRow,
} from '../src/contract/offline/outbox';

export interface OutboxSyncDeps {
  readonly indexedDB: IDBFactory;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** One sender at a time, page or worker. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  readonly openPages: () => Promise<ReadonlySet<string>>;
  /** Posts to the pages; throws where the browser refuses a channel. */
  readonly broadcast: (news: OutboxNews) => void;
}

/** Not all could be sent: the browser is to wake the worker again later. */
export class StillWaitingError extends Error {
  override readonly name = 'StillWaitingError';
}

/** Sends what the worker may send, in order. Rejects with StillWaitingError while something is left, or with the database's errors. */
export function syncOutbox(deps: OutboxSyncDeps): Promise<void> {
  return deps.withLock(async () => {
    const database = await openExisting(deps.indexedDB);
    if (database === undefined) return;
    try {
      await sendAll(database, deps);
    } finally {
      database.close();
    }
  });
}

async function sendAll(database: IDBDatabase, deps: OutboxSyncDeps): Promise<void> {
  for (;;) {
    const next = (await readRows(database)).find(isForWorker);
    if (next === undefined) return;
    if ((await deps.openPages()).size > 0) throw new StillWaitingError('A page is open, and sends itself');
    const status = await statusOf(next, deps);
    const meaning = meaningOfAnswer(status);
    if (meaning === 'retry') throw new StillWaitingError('The service did not take it now');
    await changeRow(database, next.id, (row) => rowAfterAnswer(row, status));
    broadcast({ version: 1, ...(meaning === 'stored' ? { delivered: next.record } : {}) }, deps);
  }
}

/** A page that cannot be told reads the outbox when it is opened. */
function broadcast(news: OutboxNews, { broadcast }: OutboxSyncDeps): void {
  try {
    broadcast(news);
  } catch {
    // What is sent stays sent.
  }
}

/** The status of the service's answer; undefined where there was none, or none in time. */
async function statusOf({ record }: OutboxRow, { fetch, wait }: OutboxSyncDeps): Promise<number | undefined> {
  const { url, init } = anonymousRequest(record);
  const late = new AbortController();
  void wait(limits.outbox.answerWait).then(() => late.abort());
  return fetch(url, { ...init, signal: late.signal }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** The database as the page made it, in whatever version; undefined where there is none, or none with an outbox. */
async function openExisting(factory: IDBFactory): Promise<IDBDatabase | undefined> {
  const request = factory.open(deviceDatabase.name);
  let isNew = false;
  request.addEventListener('upgradeneeded', () => {
    isNew = true;
    request.transaction?.abort();
  });
  const database = await answerOf(request).catch((error: unknown) => {
    if (isNew) return undefined;
    throw error;
  });
  // A page with a newer version must not wait for us.
  database?.addEventListener('versionchange', () => database.close());
  if (database?.objectStoreNames.contains(outbox.store) === true) return database;
  database?.close();
  return undefined;
}

async function readRows(database: IDBDatabase): Promise<OutboxRow[]> {
  return readOutboxRows(
    await answerOf(database.transaction(outbox.store).objectStore(outbox.store).getAll()),
  );
}

/** One row in one transaction; one that is gone stays gone. */
async function changeRow(
  database: IDBDatabase,
  id: string,
  change: (row: OutboxRow) => OutboxRow | undefined,
): Promise<void> {
  const transaction = database.transaction(outbox.store, 'readwrite');
  const store = transaction.objectStore(outbox.store);
  const done = endOf(transaction);
  const row = readOutboxRow(await answerOf(store.get(id)));
  const changed = row && change(row);
  if (changed) store.put(changed);
  else if (row) store.delete(id);
  await done;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((answered, failed) => {
    request.addEventListener('success', () => answered(request.result));
    request.addEventListener('error', () => failed(request.error));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((ended, failed) => {
    transaction.addEventListener('complete', () => ended());
    transaction.addEventListener('abort', () => failed(transaction.error));
  });
}
