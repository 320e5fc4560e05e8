// Opens the database of this device (spec offline §1). Dexie is loaded when the database is first needed.
import * as limits from '../../contract/limits';
import { systemClock } from '../browser/clock';
import { createDatabaseConnection, type Opened } from './connection';
import type { DeviceDatabase } from './device-database';

/** Opens the database, and creates it where there is none. Calls `onLost` when it is closed by others. Rejects with Dexie's errors. */
export async function openDatabase(onLost: () => void): Promise<Opened<DeviceDatabase>> {
  const module = await import('./device-database');
  const database = new module.DeviceDatabase();
  // A newer version in another tab waits until this connection is closed. Dexie would close it too, but with a warning.
  database.on('versionchange', () => {
    database.close();
    onLost();
    return false;
  });
  database.on('close', onLost);
  try {
    await database.open();
  } catch (error) {
    database.close();
    throw error;
  }
  return { database, close: () => database.close() };
}

/** The page's one connection. */
export const withDeviceDatabase = createDatabaseConnection({
  open: openDatabase,
  clock: systemClock,
  openTimeout: limits.deviceStore.openTimeout,
});
