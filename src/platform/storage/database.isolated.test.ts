import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, openDatabase } from './database';
import { buildDatabase, clearDevice, dumpDatabase, readDump } from './database-dump.fixture';
import versionOne from './fixtures/version-1.json';

beforeEach(clearDevice);

const newConnection = () =>
  createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 });

describe('stored data', () => {
  const newest = readDump(versionOne);
  const empty = newest.stores.map((store) => ({ ...store, rows: [] }));

  test.each([['version 1', versionOne]])('of %s is read completely by the current code', async (_, json) => {
    const left = readDump(json);
    await buildDatabase(left);
    const withDatabase = newConnection();
    for (const { name, rows } of left.stores)
      expect(await withDatabase((database) => database.table(name).toArray())).toEqual(rows);
    expect((await dumpDatabase(left.database)).stores).toEqual(left.stores);
  });

  test('a new device gets the tables of the latest version', async () => {
    await newConnection()((database) => database.table('settings').count());
    expect(await dumpDatabase('bookworm')).toEqual({ ...newest, stores: empty });
  });
});

describe('a database that another tab has open, too', () => {
  test('is closed for a newer version, and opened again at the next call', async () => {
    const withDatabase = newConnection();
    await withDatabase((database) => database.table('settings').put({ key: 'a', value: 1 }));
    await new Promise((upgraded, failed) => {
      const newer = indexedDB.open('bookworm', 30);
      newer.addEventListener('success', () => {
        newer.result.close();
        upgraded(undefined);
      });
      newer.addEventListener('blocked', failed);
      newer.addEventListener('error', failed);
    });
    expect(await withDatabase((database) => database.table('settings').toArray())).toEqual([
      { key: 'a', value: 1 },
    ]);
  });
});
