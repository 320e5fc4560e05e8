// The edge to the stories somebody loves on this device (spec offline §1). Kept in the database, live across tabs; the old key
// beside it lets the shelf stand in its order before the database is loaded. Knows no shelf.
import type { Dexie } from 'dexie';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import type { TabChannel } from '../browser/tab-channel';
import { createWritable, type Readable } from '../../contract/readable';
import type { InStore } from './connection';

export type FavouriteIds = ReadonlySet<string>;

export interface FavouritesDeps {
  readonly inStore: InStore<Dexie>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly channel: TabChannel;
  readonly report: (error: unknown, where: string) => void;
}

/** No call rejects: without a memory a favourite lasts as long as the page. */
export interface Favourites extends Readable<FavouriteIds> {
  /** Counts at once, and is kept as soon as the database has it. */
  readonly choose: (id: string, isFavourite: boolean) => Promise<void>;
  /** Lets key and database say the same; for after the first paint. */
  readonly agree: () => Promise<void>;
}

interface Choice {
  readonly id: string;
  readonly isFavourite: boolean;
}

const table = 'favourites';
const favouritesKey = 'ai-favourites';
export const favouritesChannel = 'bookworm-favourites';
/** Among the settings: the old key was read, and is only written from now on. */
const takenOver = 'favouritesTakenOver';

/** Opens no database before something is chosen, agreed, or told by another tab. */
export function createFavourites({ inStore, storage, channel, report }: FavouritesDeps): Favourites {
  const key = createKey(storage);
  const ids = createWritable<FavouriteIds>(new Set(key.read()));
  /** What was chosen here and is not in the database yet: no reading of it may take that back. */
  const chosen = new Map<string, Choice>();

  const show = (kept: Iterable<string>): void => {
    const now = new Set(kept);
    for (const choice of chosen.values()) grant(now, choice);
    key.write(now);
    if (!isSame(now, ids.get())) ids.set(now);
  };
  const tried = async (work: (database: Dexie) => PromiseLike<readonly string[]>): Promise<void> => {
    try {
      show(await inStore(work));
    } catch (error) {
      report(error, 'favourites');
    }
  };
  const agree = () => tried((database) => workOn(database, key.read));
  channel.onMessage(() => void agree());
  return {
    get: ids.get,
    subscribe: ids.subscribe,
    agree,
    async choose(id, isFavourite) {
      // What an older client left must be read before it is written over.
      const left = key.read();
      const choice: Choice = { id, isFavourite };
      chosen.set(id, choice);
      show(ids.get());
      await tried(async (database) => {
        const kept = await workOn(database, () => left, choice);
        if (chosen.get(id) === choice) chosen.delete(id);
        return kept;
      });
      channel.tell('changed');
    },
  };
}

/** Takes the old key over where that was never done, makes the change, and tells all that is kept; as one. */
function workOn(
  database: Dexie,
  readKey: () => readonly string[],
  choice?: Choice,
): PromiseLike<readonly string[]> {
  const favourites = database.table<unknown, string>(table);
  const settings = database.table<{ key: string; value: unknown }, string>('settings');
  return database.transaction('rw', favourites, settings, async () => {
    if ((await settings.get(takenOver)) === undefined) {
      if ((await favourites.count()) === 0) await favourites.bulkPut(readKey().map((id) => ({ id })));
      await settings.put({ key: takenOver, value: true });
    }
    if (choice?.isFavourite === true) await favourites.put({ id: choice.id });
    if (choice?.isFavourite === false) await favourites.delete(choice.id);
    return (await favourites.toCollection().primaryKeys()).filter(isPresentationId);
  });
}

/** The key of older clients: a JSON list of ids. What cannot be read or written there is passed over. */
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
        // Full or forbidden: the database has it.
      }
    },
  };
}

function grant(ids: Set<string>, { id, isFavourite }: Choice): void {
  if (isFavourite) ids.add(id);
  else ids.delete(id);
}

const isSame = (a: FavouriteIds, b: FavouriteIds): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
