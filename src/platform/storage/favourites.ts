// Stores the favourites of this device, the same in every tab (spec people §4). They are in the database and under the key of older
// clients. The shelf takes its order from that key before the database is loaded.
import { jsonOrUndefined } from '../../base/json-or-undefined';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import type { Schedule } from '../../base/clock';
import type { TabChannel } from '../browser/tabs';
import { createWritable, type Readable } from '../../base/readable';
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';
import { favouritesMigratedKey } from './device-settings';
import { favouritesKey, readText, writeText } from './site-storage';

export type FavouriteIds = ReadonlySet<string>;

export interface FavouritesDeps {
  readonly withDatabase: WithDatabase<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly channel: TabChannel;
  /** Stored only then: the card must be in its new place before. */
  readonly afterPaint: Schedule;
  readonly report: (error: unknown, where: string) => void;
}

/** No call rejects: without storage a favourite lasts as long as the page. */
export interface Favourites extends Readable<FavouriteIds> {
  /** Applies a choice at once, and stores it in the database. */
  readonly choose: (id: string, isFavourite: boolean) => Promise<void>;
  /** Forgets all of them on this page; visitor-data.ts deletes the stored ones. */
  readonly forget: () => void;
  /** Synchronises key and database. Call it after the first paint. */
  readonly synchronize: () => Promise<void>;
}

interface Choice {
  readonly id: string;
  readonly isFavourite: boolean;
}

export const favouritesChannel = 'bookworm-favourites';

/** Creates the favourites. Opens the database with the first call, or when another tab changes something. */
export function createFavourites(deps: FavouritesDeps): Favourites {
  const { withDatabase, storage, channel, afterPaint, report } = deps;
  const key = createKey(storage);
  const ids = createWritable<FavouriteIds>(new Set(key.read()));
  /** Choices that are not in the database yet. They take precedence over the stored ones. */
  const pending = new Map<string, Choice>();

  /** Shows these with the pending choices. */
  const show = (stored: Iterable<string>): void => {
    const chosen = new Set(stored);
    for (const choice of pending.values()) applyChoice(chosen, choice);
    if (!isSame(chosen, ids.get())) ids.set(chosen);
  };
  /** Stores the pending choices, also those that could not be stored before, and shows what the database has then. */
  const storePending = async (readKey: () => readonly string[]): Promise<void> => {
    try {
      const stored = await withDatabase(async (database) => {
        const choices = [...pending.values()];
        const all = await updateTable(database, readKey, choices);
        for (const choice of choices) if (pending.get(choice.id) === choice) pending.delete(choice.id);
        return all;
      });
      show(stored);
      key.write(ids.get());
    } catch (error) {
      report(error, 'favourites');
    }
  };
  const synchronize = () => storePending(key.read);
  channel.onMessage(() => void synchronize());
  return {
    get: ids.get,
    subscribe: ids.subscribe,
    synchronize,
    forget() {
      pending.clear();
      ids.set(new Set());
    },
    async choose(id, isFavourite) {
      pending.set(id, { id, isFavourite });
      show(ids.get());
      await new Promise<void>((painted) => afterPaint(painted));
      // Read an older client's key before it is overwritten.
      const before = key.read();
      key.write(ids.get());
      await storePending(() => before);
      channel.postMessage('changed');
    },
  };
}

/** Migrates the old key once, applies the choices and returns all favourites, in one transaction. */
function updateTable(
  database: DeviceDatabase,
  readKey: () => readonly string[],
  choices: readonly Choice[],
): PromiseLike<readonly string[]> {
  const { favourites, settings } = database;
  return database.transaction('rw', favourites, settings, async () => {
    if ((await settings.get(favouritesMigratedKey)) === undefined) {
      if ((await favourites.count()) === 0) await favourites.bulkPut(readKey().map((id) => ({ id })));
      await settings.put({ key: favouritesMigratedKey, value: true });
    }
    for (const { id, isFavourite } of choices)
      await (isFavourite ? favourites.put({ id }) : favourites.delete(id));
    return (await favourites.toCollection().primaryKeys()).filter(isPresentationId);
  });
}

/** Returns access to the key of older clients, a JSON list of ids. Ignores failures to read or write it. */
function createKey(storage: FavouritesDeps['storage']) {
  return {
    read: (): readonly string[] => {
      const stored = jsonOrUndefined(readText(storage, favouritesKey) ?? '');
      return Array.isArray(stored) ? stored.map(String).filter(isPresentationId) : [];
    },
    // Where it cannot be written, the database has them.
    write: (ids: FavouriteIds): void => writeText(storage, favouritesKey, JSON.stringify([...ids])),
  };
}

function applyChoice(ids: Set<string>, { id, isFavourite }: Choice): void {
  if (isFavourite) ids.add(id);
  else ids.delete(id);
}

const isSame = (a: FavouriteIds, b: FavouriteIds): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
