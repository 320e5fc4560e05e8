// Opens the database of this device (spec offline §1). Dexie is loaded at the first use.
//
// Versions: every table exists in version 1. A later version adds a `database.version(2).stores(…).upgrade(…)` below
// the first, which does not change, and a `fixtures/version-2.json` beside the earlier ones.
// `database.isolated.test.ts` builds the database of each version and checks that the current code reads every row.
import type { Dexie } from 'dexie';
import { limits } from '../../contract/limits';
import { systemClock } from '../browser/clock';
import { createConnection, type Opened } from './connection';
import type { DeviceDatabase } from './device-database';

const tables = {
  favourites: 'id',
  outbox: 'id',
  introState: 'key',
  readingPositions: 'presentationId',
  givenFeedback: 'presentationId',
  drafts: 'key',
  settings: 'key',
} as const;

/** Opens the database, and creates it when there is none. Rejects with Dexie's errors. */
export async function openDatabase(onLost: () => void): Promise<Opened<Dexie>> {
  const { Dexie } = await import('dexie');
  const database = new Dexie(deviceDatabase.name);
  database.version(1).stores(tables);
  // A newer version in another tab waits until this connection is closed. Dexie would close it, but with a warning on
  // the console.
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

/** The only connection of this page. */
export const inDeviceStore = createConnection({
  open: openDatabase,
  clock: systemClock,
  openTimeout: limits.deviceStore.openTimeout,
});
