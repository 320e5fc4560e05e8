// Takes presentations off the device, and puts right what an ended worker or the browser left behind.
import { readMediaCacheName } from '../../src/contract/offline/names';
import type { KeptRecord, Ledger, RecordChange } from './ledger';
import { givesWay, mayBeLetGo, orphans } from './policy';
import type { Turns } from './turns';

export interface ClearingEdges {
  readonly caches: CacheStorage;
  readonly ledger: Ledger;
  /** Ids of the pages that are open. */
  readonly liveClients: () => Promise<ReadonlySet<string>>;
}

export type Clearing = ReturnType<typeof createClearing>;

export function createClearing({ caches, ledger, liveClients }: ClearingEdges, turns: Turns) {
  const clearOrphans = async () => {
    // Names first: a cache is made only after its record. Records anew: another worker may have kept something meanwhile.
    const names = await caches.keys();
    const records = await ledger.read().catch(() => undefined);
    // What cannot be read condemns nothing.
    if (records === undefined) return;
    await Promise.all(orphans(names, records).map((name) => caches.delete(name)));
  };
  /** The records go first: a worker that ends in between leaves orphans, which the next one clears. */
  const drop = async (ids: readonly string[]) => {
    for (const id of ids) {
      turns.takeBack(id);
      await ledger.update(id, () => undefined);
    }
    await clearOrphans();
  };
  return {
    clearOrphans,
    drop,
    /** Lets go what gives way to a presentation that is being fetched; false when there was nothing. */
    makeRoom: async (fetching: string): Promise<boolean> => {
      const ids = givesWay((await ledger.all()).values(), fetching);
      await drop(ids);
      return ids.length > 0;
    },
    /** Compares ledger, caches and open pages. */
    sweep: async (): Promise<void> => {
      const live = await liveClients();
      const read = await ledger.read().catch(() => undefined);
      const records = [...(read?.values() ?? [])];
      // Records first: a done mark that was read is older than these names, so its cache must be among them.
      const names = new Set(await caches.keys());
      for (const record of records) await ledger.update(record.id, withoutLostCache(names, record));
      await drop(records.filter((record) => mayBeLetGo(record, live)).map(({ id }) => id));
    },
  };
}

/** The browser may take a cache away: then the done mark goes too. */
function withoutLostCache(names: ReadonlySet<string>, read: KeptRecord): RecordChange {
  return (record) => {
    if (record === undefined || record.generation !== read.generation) return record;
    const { generation, ...others } = record;
    const isThere = [...names].some((name) => {
      const owner = readMediaCacheName(name);
      return owner?.id === record.id && owner.generation === generation;
    });
    return isThere || generation === undefined ? record : others;
  };
}
