// The database of this device (spec offline §1). Hides Dexie's start: it is loaded when first asked for.
//
// Versions: every table exists in version 1. A later version adds a `database.version(2).stores(…).upgrade(…)` below the
// first, which stays as it is, and a `fixtures/version-2.json` beside the earlier ones; `database.test.ts` builds
// each of them as that version left it, and finds every row with today's code.
import type { Dexie } from 'dexie';
import { limits } from '../../contract/limits';
import { deviceDatabase } from '../../contract/offline/names';
import { systemClock } from '../browser/clock';
import { createConnection, type Opened } from './connection';

const tables = {
  favourites: 'id',
  outbox: 'id',
  introState: 'key',
  readingPositions: 'presentationId',
  givenFeedback: 'presentationId',
  drafts: 'key',
  settings: 'key',
} as const;

/** Opens it, creates it where there is none. Rejects with Dexie's errors. */
export async function openDatabase(onLost: () => void): Promise<Opened<Dexie>> {
  const { Dexie } = await import('dexie');
  const database = new Dexie(deviceDatabase.name);
  database.version(1).stores(tables);
  // A newer version in another tab waits for us to let go; Dexie would, but with a warning on the console.
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
export const inDeviceStore = createConnection({
  open: openDatabase,
  clock: systemClock,
  openTimeout: limits.deviceStore.openTimeout,
});
