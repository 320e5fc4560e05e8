// Deletes what a visitor of a shared device left in its storage (spec screens §12). What stays is named; all else goes, so that
// what is stored in future is forgotten too.
import type { InStore } from './connection';
import type { DeviceDatabase } from './device-database';

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

/** What stays in the tables. */
interface Kept {
  readonly setting: (key: string) => boolean;
  /** Gets a row of the outbox as it is stored. */
  readonly rating: (row: unknown) => boolean;
}

/** Empties every table, but for what is kept. Rejects with DeviceStoreError. */
export function clearTables(inStore: InStore<DeviceDatabase>, kept: Kept): Promise<void> {
  return inStore((database) =>
    database.transaction('rw', database.tables, async () => {
      const { settings, outbox } = database;
      await settings.filter(({ key }) => !kept.setting(key)).delete();
      await outbox.filter((row) => !kept.rating(row)).delete();
      const others = database.tables.filter(({ name }) => name !== settings.name && name !== outbox.name);
      for (const table of others) await table.clear();
    }),
  );
}
