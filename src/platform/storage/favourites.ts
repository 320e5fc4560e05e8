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
import { favouritesKey, readText, removeText, unsavedFavouritesKey, writeText } from './site-storage';

export type FavouriteIds = ReadonlySet<string>;

export interface FavouritesDeps {
  readonly withDatabase: WithDatabase<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly channel: TabChannel;
  /** Stored only then: the card must be in its new place before. */
  readonly afterPaint: Schedule;
  /** Calls when the page is left, or no longer in sight. */
  readonly onPageHidden: (call: () => void) => void;
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
  const { withDatabase, storage, channel, afterPaint, onPageHidden, report } = deps;
  const key = createKey(storage);
  const unsaved = createUnsavedKey(storage);
  /** Choices that are not in the database yet. They take precedence over the stored ones. */
  const pending = new Map<string, Choice>(unsaved.read().map((choice) => [choice.id, choice]));
  const ids = createWritable<FavouriteIds>(withChoices(key.read(), pending.values()));

  /** Shows these with the pending choices. */
  const show = (stored: Iterable<string>): void => {
    const chosen = withChoices(stored, pending.values());
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
      unsaved.remove();
    } catch (error) {
      report(error, 'favourites');
    }
  };
  const synchronize = () => storePending(key.read);
  channel.onMessage(() => void synchronize());
  // A page that is left right after a press ends before the database has stored it.
  onPageHidden(() => pending.size > 0 && unsaved.write([...pending.values()]));
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

/** Returns access to the key of the choices that a page could not store before it was left. */
function createUnsavedKey(storage: FavouritesDeps['storage']) {
  return {
    read: (): readonly Choice[] => {
      const stored = jsonOrUndefined(readText(storage, unsavedFavouritesKey) ?? '');
      if (!Array.isArray(stored)) return [];
      return stored.flatMap((row: unknown) => {
        const [id, isFavourite] = Array.isArray(row) ? row.map(String) : [];
        return id !== undefined && isPresentationId(id) ? [{ id, isFavourite: isFavourite === 'true' }] : [];
      });
    },
    write: (choices: readonly Choice[]): void => {
      const rows = choices.map(({ id, isFavourite }) => [id, isFavourite]);
      writeText(storage, unsavedFavouritesKey, JSON.stringify(rows));
    },
    remove: (): void => removeText(storage, unsavedFavouritesKey),
  };
}

function withChoices(stored: Iterable<string>, choices: Iterable<Choice>): FavouriteIds {
  const chosen = new Set(stored);
  for (const { id, isFavourite } of choices) {
    if (isFavourite) chosen.add(id);
    else chosen.delete(id);
  }
  return chosen;
}

const isSame = (a: FavouriteIds, b: FavouriteIds): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
