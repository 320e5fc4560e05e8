// Deletes the data that a visitor of a shared device left in its storage (spec screens §12). Callers name the keys to keep, so that
// future keys are deleted too.
import type { WithDatabase } from './database';
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

/** Empties every table, but for the settings in `kept`. Rejects with DeviceStoreError. */
export function clearTables(
  withDatabase: WithDatabase<DeviceDatabase>,
  kept: (setting: string) => boolean,
): Promise<void> {
  return withDatabase((database) =>
    database.transaction('rw', database.tables, async () => {
      const settings = await database.settings.toCollection().primaryKeys();
      await database.settings.bulkDelete(settings.filter((key) => !kept(key)));
      for (const table of database.tables) if (table.name !== database.settings.name) await table.clear();
    }),
  );
}
