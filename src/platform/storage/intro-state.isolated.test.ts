import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, DeviceStoreError, openDatabase } from './database';
import { clearDevice, dumpDatabase } from './database-dump.fixture';
import { createIntroState, type IntroStateDeps } from './intro-state';

beforeEach(clearDevice);

/** Creates a device on its first visit, or with the key that an older client stored. */
function device(key?: string, more: Partial<IntroStateDeps> = {}) {
  const stored = new Map(key === undefined ? [] : [['introShown', key]]);
  const reports: string[] = [];
  const visit = () =>
    createIntroState({
      withDatabase: createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }),
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
      },
      report: (error, where) => reports.push(`${where}: ${error instanceof Error ? error.name : ''}`),
      ...more,
    });
  return { visit, stored, reports };
}

const rows = async () =>
  (await dumpDatabase('bookworm')).stores.find(({ name }) => name === 'introState')?.rows;
const closed = [{ key: 'introShown', value: true }];

describe('whether the intro was closed (spec offline §1)', () => {
  test('closing is saved in the database and under the old key', async () => {
    const { visit, stored, reports } = device();
    await visit().close();
    expect(stored.get('introShown')).toBe('true');
    expect(await rows()).toEqual(closed);
    expect(reports).toEqual([]);
  });

  test('the key of an older client is migrated', async () => {
    await device('true').visit().synchronize();
    expect(await rows()).toEqual(closed);
  });

  test('a first visit stores nothing', async () => {
    const { visit, stored } = device();
    await visit().synchronize();
    expect(await rows()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  test('a key that was lost is written again from the database', async () => {
    await device().visit().close();
    const { visit, stored } = device();
    await visit().synchronize();
    expect(stored.get('introShown')).toBe('true');
  });

  test('without any storage no call rejects, and the failure of the database is reported', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const { visit, reports } = device(undefined, {
      storage: { getItem: forbidden, setItem: forbidden },
      withDatabase: () => Promise.reject(new DeviceStoreError({ cause: new Error('gone') })),
    });
    await visit().close();
    await visit().synchronize();
    expect(reports).toEqual(['intro: DeviceStoreError', 'intro: DeviceStoreError']);
  });
});
