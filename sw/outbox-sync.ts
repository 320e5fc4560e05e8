// Sends waiting ratings when the network is back and no page is open (spec people §2), with the token `anon` only.
// Opens the page's database in its existing version, and never creates it.
import { wrap, type IDBPDatabase } from 'idb';
import * as limits from '../src/contract/limits';
import { deviceDatabase, outbox } from '../src/contract/worker/worker-names';
import {
  anonymousRequest,
  isForWorker,
  isFromIntermediary,
  meaningOfStatus,
  readOutboxRow,
  readOutboxRows,
  rowAfterStatus,
  type OutboxMessage,
  type OutboxRow,
  type RatingStatus,
} from '../src/contract/worker/outbox-rows';
import type { WorkerEnvironment } from './environment';
import { resultInTime } from './timers';

/** Thrown when not all ratings could be sent, so that the browser wakes the worker again later. */
export class StillWaitingError extends Error {
  override readonly name = 'StillWaitingError';
}

/**
 * Sends the ratings that the worker may send, in order, until its token is refused. Rejects with StillWaitingError when
 * some are left that it can send later, or with a database error.
 */
export function syncOutbox(environment: WorkerEnvironment): Promise<void> {
  return environment.withLock(outbox.lock, async () => {
    const database = await openExisting(environment.indexedDB);
    if (database === undefined) return;
    try {
      await sendAll(database, environment);
    } finally {
      database.close();
    }
  });
}

async function sendAll(database: IDBPDatabase, environment: WorkerEnvironment): Promise<void> {
  const intercepted = new Set<string>();
  for (;;) {
    const next = (await readRows(database)).find((row) => isForWorker(row) && !intercepted.has(row.id));
    if (next === undefined && intercepted.size > 0)
      throw new StillWaitingError('An intermediary did not let all through');
    if (next === undefined) return;
    if ((await environment.openClients.refresh()).size > 0)
      throw new StillWaitingError('A page is open, and sends itself');
    const status = await statusOf(next, environment);
    const meaning = meaningOfStatus(status);
    if (meaning === 'intercepted') {
      intercepted.add(next.id);
      continue;
    }
    if (meaning === 'retry') throw new StillWaitingError('The service did not take it now');
    await changeRow(database, next.id, (row) => rowAfterStatus(row, status));
    broadcast({ version: 1, ...(meaning === 'stored' ? { delivered: next.record } : {}) }, environment);
    // The worker has only the token `anon`: the next page sends the rest.
    if (meaning === 'sign-in') return;
  }
}

/** Broadcasts a message to the pages. A page that misses it reads the outbox when it is opened. */
function broadcast(message: OutboxMessage, { broadcastOutbox }: WorkerEnvironment): void {
  try {
    broadcastOutbox(message);
  } catch {
    // The rating is sent all the same.
  }
}

/** Returns the status of the response; undefined when there was none in time. */
async function statusOf({ record }: OutboxRow, { fetch, wait }: WorkerEnvironment): Promise<RatingStatus> {
  const { url, init } = anonymousRequest(record);
  const timeout = new AbortController();
  const answered = fetch(url, { ...init, signal: timeout.signal }).then<RatingStatus>(async (response) => {
    const { status, headers } = response;
    const isIntercepted = isFromIntermediary(status, headers.get('content-type'), await response.text());
    return isIntercepted ? 'intercepted' : status;
  });
  const status = await resultInTime(answered, limits.outbox.responseTimeout, wait).catch(() => undefined);
  timeout.abort();
  return status;
}

/** Opens the page's database in any version. Returns undefined when it does not exist or has no outbox. */
async function openExisting(factory: IDBFactory): Promise<IDBPDatabase | undefined> {
  const request = factory.open(deviceDatabase.name);
  let isNew = false;
  request.addEventListener('upgradeneeded', () => {
    isNew = true;
    request.transaction?.abort();
  });
  const database = await wrap(request).catch((error: unknown) => {
    if (isNew) return undefined;
    throw error;
  });
  // Close it for a page that upgrades the database.
  database?.addEventListener('versionchange', () => database.close());
  if (database?.objectStoreNames.contains(outbox.store) === true) return database;
  database?.close();
  return undefined;
}

async function readRows(database: IDBPDatabase): Promise<OutboxRow[]> {
  return readOutboxRows(await database.getAll(outbox.store));
}

/** Changes one row in one transaction. Does nothing when the row was deleted. */
async function changeRow(
  database: IDBPDatabase,
  id: string,
  change: (row: OutboxRow) => OutboxRow | undefined,
): Promise<void> {
  const { store, done } = database.transaction(outbox.store, 'readwrite');
  const row = readOutboxRow(await store.get(id));
  const changed = row && change(row);
  if (changed) await store.put(changed);
  else if (row) await store.delete(id);
  await done;
}
