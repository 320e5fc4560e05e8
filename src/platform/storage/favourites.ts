// Stores the favourite stories of this device (spec offline §1) in the database, and synchronizes them across tabs. The old
// localStorage key is written, too, so that the gallery can sort its list before the database is loaded.
import type { Dexie } from 'dexie';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import type { TabChannel } from '../browser/tab-channel';
import { createWritable, type Readable } from '../../contract/readable';
import type { InStore } from './connection';
import type { DeviceDatabase } from './device-database';

export type FavouriteIds = ReadonlySet<string>;

export interface FavouritesDeps {
  readonly inStore: InStore<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly channel: TabChannel;
  readonly report: (error: unknown, where: string) => void;
}

/** The ids of the favourites. No call rejects: without storage a favourite lasts until the page is closed. */
export interface Favourites extends Readable<FavouriteIds> {
  /** Applies a choice at once and saves it; resolves once the database has it, or once the failure is reported. */
  readonly choose: (id: string, isFavourite: boolean) => Promise<void>;
  /** Makes key and database equal. To be called after the first paint. */
  readonly agree: () => Promise<void>;
}

interface Choice {
  readonly id: string;
  readonly isFavourite: boolean;
}

const favouritesKey = 'ai-favourites';
export const favouritesChannel = 'bookworm-favourites';
/** The setting that says that the old key was migrated and is only written from then on. */
const migratedSetting = 'favouritesTakenOver';

/** Creates the favourites. Opens no database before `choose`, `agree`, or a message of another tab. */
export function createFavourites({ inStore, storage, channel, report }: FavouritesDeps): Favourites {
  const key = createKey(storage);
  const ids = createWritable<FavouriteIds>(new Set(key.read()));
  /** The choices that are not in the database yet. Reading the database must not undo them. */
  const chosen = new Map<string, Choice>();

  const show = (saved: Iterable<string>): void => {
    const now = new Set(saved);
    for (const choice of chosen.values()) apply(now, choice);
    key.write(now);
    if (!isSame(now, ids.get())) ids.set(now);
  };
  const tried = async (work: (database: DeviceDatabase) => PromiseLike<readonly string[]>): Promise<void> => {
    try {
      show(await inStore(work));
    } catch (error) {
      report(error, 'favourites');
    }
  };
  const agree = () => tried((database) => updateTable(database, key.read));
  channel.onMessage(() => void agree());
  return {
    get: ids.get,
    subscribe: ids.subscribe,
    agree,
    async choose(id, isFavourite) {
      // The value of an older client must be read before `show` overwrites it.
      const left = key.read();
      const choice: Choice = { id, isFavourite };
      pending.set(id, choice);
      show(ids.get());
      await tried(async (database) => {
        const saved = await workOn(database, () => left, choice);
        if (chosen.get(id) === choice) chosen.delete(id);
        return saved;
      });
      channel.tell('changed');
    },
  };
}

/** Migrates the old key if that was never done, makes the change and returns all saved ids, in one transaction. */
function workOn(
  database: Dexie,
  readKey: () => readonly string[],
  choice?: Choice,
): PromiseLike<readonly string[]> {
  const { favourites, settings } = database;
  return database.transaction('rw', favourites, settings, async () => {
    if ((await settings.get(migratedSetting)) === undefined) {
      if ((await favourites.count()) === 0) await favourites.bulkPut(readKey().map((id) => ({ id })));
      await settings.put({ key: migratedSetting, value: true });
    }
    if (choice?.isFavourite === true) await favourites.put({ id: choice.id });
    if (choice?.isFavourite === false) await favourites.delete(choice.id);
    return (await favourites.toCollection().primaryKeys()).filter(isPresentationId);
  });
}

/** Creates access to the key of older clients, a JSON list of ids. Entries and storage that fail are ignored. */
function createKey(storage: FavouritesDeps['storage']) {
  return {
    read: (): readonly string[] => {
      try {
        const stored: unknown = JSON.parse(storage.getItem(favouritesKey) ?? '[]');
        return Array.isArray(stored) ? stored.map(String).filter(isPresentationId) : [];
      } catch {
        return [];
      }
    },
    write: (ids: FavouriteIds): void => {
      try {
        storage.setItem(favouritesKey, JSON.stringify([...ids]));
      } catch {
        // The storage is full or forbidden. The database has the ids.
      }
    },
  };
}

function apply(ids: Set<string>, { id, isFavourite }: Choice): void {
  if (isFavourite) ids.add(id);
  else ids.delete(id);
}

const isSame = (a: FavouriteIds, b: FavouriteIds): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
