import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, DeviceStoreError, openDatabase } from './database';
import { buildDatabase, clearDevice, dumpDatabase, readDump } from './database-dump.fixture';
import versionOne from './fixtures/version-1.json';
import { clearSiteStorage, clearTables } from './visitor-data';

beforeEach(clearDevice);

const left = readDump(versionOne);
const newConnection = (open = openDatabase) =>
  createDatabaseConnection({ open, clock: systemClock, openTimeout: 5000 });
const rowsOf = async () =>
  Object.fromEntries((await dumpDatabase('bookworm')).stores.map(({ name, rows }) => [name, rows]));

describe('the tables of a visitor', () => {
  test('are all emptied, but for the settings that are named', async () => {
    await buildDatabase(left);
    const withDatabase = newConnection();
    await withDatabase((database) =>
      database.settings.bulkPut([
        { key: 'device:kiosk', value: 'kept' },
        { key: 'device:somebody', value: 'gone' },
        { key: 'of a later version', value: 'gone' },
      ]),
    );
    expect(Object.values(await rowsOf()).every((rows) => (rows?.length ?? 0) > 0)).toBe(true);
    await clearTables(withDatabase, (key) => key === 'device:kiosk');
    const { settings, ...others } = await rowsOf();
    expect(settings).toEqual([{ key: 'device:kiosk', value: 'kept' }]);
    expect(others).toEqual(
      Object.fromEntries(left.stores.filter(({ name }) => name !== 'settings').map(({ name }) => [name, []])),
    );
    // A second time there is nothing left to do.
    await clearTables(withDatabase, (key) => key === 'device:kiosk');
    expect((await rowsOf())['settings']).toEqual(settings);
  });

  test('stay as they are, all of them, when one cannot be emptied', async () => {
    await buildDatabase(left);
    const before = await rowsOf();
    const withDatabase = newConnection();
    const kept = (): boolean => {
      throw new Error('The rule fails.');
    };
    await expect(clearTables(withDatabase, kept)).rejects.toThrow(DeviceStoreError);
    expect(await rowsOf()).toEqual(before);
  });

  test('are reported as not emptied when the database does not open', async () => {
    const withDatabase = newConnection(() => Promise.reject(new Error('The disk fails.')));
    await expect(clearTables(withDatabase, () => false)).rejects.toThrow(DeviceStoreError);
  });
});

/** The storage of a site, as the browser has it. */
function createStorage(entries: Record<string, string>): Storage & { readonly left: () => string[] } {
  const all = new Map(Object.entries(entries));
  return {
    get length() {
      return all.size;
    },
    key: (position) => [...all.keys()][position] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
    clear: () => all.clear(),
    left: () => [...all.keys()],
  };
}

describe('the keys of a visitor', () => {
  test('are all deleted but those that stay, also such as the storage has by itself', () => {
    const storage = createStorage({
      accessToken: 'a',
      'a form': 'b',
      length: 'c',
      getItem: 'd',
      mark: 'yes',
    });
    clearSiteStorage(() => storage, ['accessToken', 'mark', 'not there']);
    expect(storage.left()).toEqual(['accessToken', 'mark']);
  });

  test('are nowhere when storage is forbidden', () => {
    const forbidden = (): Storage => {
      throw new DOMException('Forbidden.', 'SecurityError');
    };
    expect(() => clearSiteStorage(forbidden, [])).not.toThrow();
  });
});
