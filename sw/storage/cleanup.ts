// Takes presentations off the device, and puts right what an ended worker or the browser left behind.
// What may go is decided on the record as it is in the moment it goes, never on an older reading of it.
import { mediaCacheName, readMediaCacheName } from '../../src/contract/offline/names';
import { reduceSave } from '../downloads/save-state';
import type { Ledger, RecordChange } from '../downloads/ledger/ledger';
import type { SaveRecord } from '../downloads/ledger/record';
import type { IsAlive } from '../downloads/priority';
import type { AbortControllers } from '../downloads/abort-controllers';
import { mayGiveWay } from './eviction';
import type { OpenClients } from './clients';

export interface CleanupDeps {
  readonly caches: CacheStorage;
  readonly ledger: Ledger;
  readonly openClients: OpenClients;
  readonly abortControllers: AbortControllers;
}

export type Cleanup = ReturnType<typeof createCleanup>;

export function createCleanup(deps: CleanupDeps) {
  const { caches, ledger, openClients } = deps;
  const { clearOrphans, drop } = createDropping(deps);
  /** A worker that starts among hundreds of stories has none of them written that is as it should be. */
  const changeWhereNeeded = async (read: SaveRecord, change: RecordChange): Promise<void> => {
    if (change(read) !== read) await ledger.update(read.id, change);
  };
  const isAbandoned = (record: SaveRecord) => mayBeLetGo(record, openClients.isAlive);
  return {
    clearOrphans,
    remove: (ids: readonly string[]) => drop(ids, () => true),
    giveWay: (ids: readonly string[]) => drop(ids, (record) => mayGiveWay(record, openClients.isAlive)),
    /** Lets one go that a page has left, unless it is to stay or another page views it. */
    release: async (id: string, client: string | undefined): Promise<string[]> => {
      await openClients.look();
      await ledger.update(id, withoutViewer(client));
      return drop([id], isAbandoned);
    },
    /** Lets go what was here for a page that is gone without a word. */
    letAbandonedGo: async (): Promise<string[]> => {
      await openClients.look();
      const abandoned = [...(await ledger.all()).values()].filter(isAbandoned);
      return drop(
        abandoned.map(({ id }) => id),
        isAbandoned,
      );
    },
    /** Compares ledger and caches, and what runs: `isRunning` tells what this worker fetches right now. */
    putRight: async (isRunning: (id: string) => boolean): Promise<void> => {
      const read = await ledger.read().catch(() => undefined);
      const records = [...(read?.values() ?? [])];
      // Records first: a done mark that was read is older than these names, so its cache must be among them.
      const names = new Set(await caches.keys());
      for (const record of records) {
        await changeWhereNeeded(record, withoutLostCache(names, record));
        if (!isRunning(record.id)) await changeWhereNeeded(record, atRest);
      }
      await clearOrphans();
    },
  };
}

function createDropping({ caches, ledger, openClients, abortControllers }: CleanupDeps) {
  const clearOrphans = async () => {
    await openClients.look();
    // Names first: a cache is made only after its record. Records anew: another worker may have kept something meanwhile.
    const names = await caches.keys();
    const records = await ledger.read().catch(() => undefined);
    // What cannot be read condemns nothing.
    if (records === undefined) return;
    await Promise.all(orphans(names, records, openClients.isAlive).map((name) => dropCache(caches, name)));
  };
  /** Records go first: a worker that ends in between leaves orphans, which the next one clears. Gives the ids that went. */
  const drop = async (ids: readonly string[], mayGo: (record: SaveRecord) => boolean): Promise<string[]> => {
    const gone: string[] = [];
    for (const id of ids) {
      const left = await ledger.update(id, (record) => (record && mayGo(record) ? undefined : record));
      if (left) continue;
      abortControllers.abort(id);
      gone.push(id);
    }
    if (gone.length > 0) await clearOrphans();
    return gone;
  };
  return { clearOrphans, drop };
}

/** Entries first: while a handle of it lives, Chromium frees the room of a cache only by entry. */
async function dropCache(caches: CacheStorage, name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) await cache.delete(request, { ignoreVary: true });
  await caches.delete(name);
}

/** Whether nobody needs it any more: here for viewing only, and no living page views it (decision 16). */
function mayBeLetGo({ origin, viewers }: SaveRecord, isAlive: IsAlive): boolean {
  return origin === 'viewing' && !viewers.some(({ client }) => isAlive(client));
}

/**
 * Media caches that nobody needs: of a presentation that is gone, or of a generation that was given up or replaced,
 * unless a living page still reads that one.
 */
function orphans(
  cacheNames: readonly string[],
  records: ReadonlyMap<string, SaveRecord>,
  isAlive: IsAlive,
): string[] {
  return cacheNames.filter((name) => {
    const owner = readMediaCacheName(name);
    if (owner === undefined) return false;
    const record = records.get(owner.id);
    if (record === undefined) return true;
    const isRead = record.viewers.some(
      ({ client, generation }) => generation === owner.generation && isAlive(client),
    );
    return (
      !isRead && owner.generation !== record.generation && owner.generation !== record.coming?.generation
    );
  });
}

function withoutViewer(gone: string | undefined): RecordChange {
  return (record) => record && { ...record, viewers: record.viewers.filter(({ client }) => client !== gone) };
}

/** The browser may take a cache away: then the done mark goes too. */
function withoutLostCache(names: ReadonlySet<string>, read: SaveRecord): RecordChange {
  return (record) => {
    if (record?.generation === undefined || record.generation !== read.generation) return record;
    const isThere = names.has(mediaCacheName(record.id, record.generation));
    return isThere ? record : reduceSave(record, { type: 'cache-lost' });
  };
}

/** A worker that ended in the middle of saving left it so. */
const atRest: RecordChange = (record) => record && reduceSave(record, { type: 'rested' });
