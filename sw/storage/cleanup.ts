// Removes presentations from the device, and repairs what a terminated worker or the browser left inconsistent.
// Whether a presentation may go is decided within the transaction that deletes its record, never on an older copy.
import { mediaCacheName, readMediaCacheName } from '../../src/contract/worker/worker-names';
import type { WorkerEnvironment } from '../environment';
import type { DroppedGeneration, RecordChange } from '../ledger/ledger';
import { isViewed, type SaveRecord } from '../ledger/record';
import { reduceSave } from '../ledger/save-state';
import type { IsClientOpen } from '../open-clients';

export type Cleanup = ReturnType<typeof createCleanup>;

/**
 * Creates the functions that remove presentations from caches and ledger, and make the two agree. `abort` ends the download of a
 * removed presentation.
 */
export function createCleanup(environment: WorkerEnvironment, abort: (id: string) => void) {
  const { caches, ledger, openClients } = environment;
  const { clearOrphans, clearDropped, drop } = createRemoval(environment, abort);
  /** Writes only records that change, since a starting worker may find hundreds of stories. */
  const changeWhereNeeded = async (read: SaveRecord, change: RecordChange): Promise<void> => {
    if (change(read) !== read) await ledger.update(read.id, change);
  };
  const isAbandoned = (record: SaveRecord) => isUnneeded(record, openClients.isOpen);
  return {
    /** Deletes the caches that no record names. Reads every record and the name of every cache. */
    clearOrphans,
    /** Deletes the caches of generations that records have stopped naming, without reading other records. */
    clearDropped,
    /** Removes presentations; returns the ids that were removed. */
    remove: (ids: readonly string[]) => drop(ids, () => true),
    /** Removes presentations that may be evicted; returns the ids that were removed. */
    evict: (ids: readonly string[]) => drop(ids, (record) => mayEvict(record, openClients.isOpen)),
    /**
     * Removes a presentation that the page `client` has left, unless it is saved or another page views it. Returns the ids that were
     * removed: this one or none. Rejects when the ledger fails.
     */
    release: async (id: string, client: string | undefined): Promise<string[]> => {
      await openClients.refresh();
      if ((await ledger.update(id, withoutClient(client))) === undefined) return [];
      return drop([id], isAbandoned);
    },
    /** Removes presentations that were stored only for pages that are closed now; returns their ids. */
    removeAbandoned: async (): Promise<string[]> => {
      await openClients.refresh();
      const abandoned = [...(await ledger.all()).values()].filter(isAbandoned);
      return drop(
        abandoned.map(({ id }) => id),
        isAbandoned,
      );
    },
    /**
     * Makes the ledger agree with the caches. `isActive` returns whether this worker is fetching a presentation. Rejects when the
     * records cannot be read.
     */
    reconcile: async (isActive: (id: string) => boolean): Promise<void> => {
      const records = [...(await ledger.read()).values()];
      // Read records first: a complete generation in them is older than these names, so its cache must be among them.
      const names = new Set(await caches.keys());
      for (const record of records) {
        await changeWhereNeeded(record, withoutLostCache(names, record));
        if (!isActive(record.id)) await changeWhereNeeded(record, interrupted);
      }
      await clearOrphans();
    },
  };
}

function createRemoval({ caches, ledger, openClients }: WorkerEnvironment, abort: (id: string) => void) {
  const clearOrphans = async () => {
    // All caches are looked at; what a removal has noted must not stay in memory, since a visitor is forgotten.
    ledger.takeDropped();
    await openClients.refresh();
    // Read names first: a cache is created only after its record. Read records from the database: another worker may
    // have saved something meanwhile.
    const names = await caches.keys();
    const records = await ledger.read().catch(() => undefined);
    // When the records cannot be read, delete nothing.
    if (records === undefined) return;
    await Promise.all(orphans(names, records, openClients.isOpen).map((name) => dropCache(caches, name)));
  };
  const clearDropped = async () => {
    const dropped = ledger.takeDropped();
    if (dropped.length === 0) return;
    await openClients.refresh();
    for (const { id, generation } of dropped) {
      const name = mediaCacheName(id, generation);
      if (!(await caches.has(name))) continue;
      // From the database, as above; the change changes nothing.
      const record = await ledger.update(id, (current) => current);
      if (isOrphan({ id, generation }, record, openClients.isOpen)) await dropCache(caches, name);
    }
  };
  /**
   * Deletes records first: a worker that is terminated in between leaves orphaned caches, which the next one deletes.
   * Returns the ids that have no record any more. Rejects when the ledger fails.
   */
  const drop = async (ids: readonly string[], mayGo: (record: SaveRecord) => boolean): Promise<string[]> => {
    const gone: string[] = [];
    try {
      for (const id of ids) {
        const left = await ledger.update(id, (record) => (record && mayGo(record) ? undefined : record));
        if (left) continue;
        abort(id);
        gone.push(id);
      }
    } finally {
      if (gone.length > 0) await clearOrphans();
    }
    return gone;
  };
  return { clearOrphans, clearDropped, drop };
}

/** Returns whether a presentation may be evicted: no person requested it, and no page has it open. */
export function mayEvict(record: SaveRecord, isOpen: IsClientOpen): boolean {
  return record.saveReason !== 'requested' && !isViewed(record, isOpen);
}

/** Deletes the entries first: while a handle to a cache exists, Chromium frees its storage only per entry. */
async function dropCache(caches: CacheStorage, name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) await cache.delete(request, { ignoreVary: true });
  await caches.delete(name);
}

/**
 * Returns whether a record is not needed any more: stored for viewing only, and no open page views it (spec offline §2).
 */
function isUnneeded(record: SaveRecord, isOpen: IsClientOpen): boolean {
  return record.saveReason === 'viewing' && !isViewed(record, isOpen);
}

/** Returns the media caches that are not needed. */
function orphans(
  cacheNames: readonly string[],
  records: ReadonlyMap<string, SaveRecord>,
  isOpen: IsClientOpen,
): string[] {
  return cacheNames.filter((name) => {
    const owner = readMediaCacheName(name);
    return owner !== undefined && isOrphan(owner, records.get(owner.id), isOpen);
  });
}

/**
 * Returns whether a generation is not needed: its presentation was removed, or it was abandoned or replaced, and no open page reads
 * it.
 */
function isOrphan(owner: DroppedGeneration, record: SaveRecord | undefined, isOpen: IsClientOpen): boolean {
  if (record === undefined) return true;
  const isRead = record.viewers.some(
    ({ client, generation }) => generation === owner.generation && isOpen(client),
  );
  return !isRead && owner.generation !== record.generation && owner.generation !== record.pending?.generation;
}

function withoutClient(gone: string | undefined): RecordChange {
  return (record) => record && { ...record, viewers: record.viewers.filter(({ client }) => client !== gone) };
}

/** Returns a change that unsets the complete generation when the browser has deleted its cache. */
function withoutLostCache(names: ReadonlySet<string>, read: SaveRecord): RecordChange {
  return (record) => {
    if (record?.generation === undefined || record.generation !== read.generation) return record;
    const isThere = names.has(mediaCacheName(record.id, record.generation));
    return isThere ? record : reduceSave(record, { type: 'cache-lost' });
  };
}

/** Queues a presentation again that a terminated worker left in the state `saving`. */
const interrupted: RecordChange = (record) => record && reduceSave(record, { type: 'interrupted' });
