import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/clock';
import { createConnection, DeviceStoreError } from './connection';
import { openDatabase } from './database';
import { clearDevice, dumpDatabase } from './fixtures/database-dump';
import { createIntroState, type IntroStateDeps } from './intro-state';

beforeEach(clearDevice);

/** A device on its first visit, or with the key that an older client left. */
function device(key?: string, more: Partial<IntroStateDeps> = {}) {
  const stored = new Map(key === undefined ? [] : [['introShown', key]]);
  const reports: string[] = [];
  const visit = () =>
    createIntroState({
      inStore: createConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }),
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
  test('once closed it stays so, in the database and under the old key', async () => {
    const { visit, stored, reports } = device();
    await visit().close();
    expect(stored.get('introShown')).toBe('true');
    expect(await rows()).toEqual(closed);
    expect(reports).toEqual([]);
  });

  test('what an older client remembered is taken over', async () => {
    await device('true').visit().agree();
    expect(await rows()).toEqual(closed);
  });

  test('a first visit leaves nothing behind', async () => {
    const { visit, stored } = device();
    await visit().agree();
    expect(await rows()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  test('a key that was lost is written again: the database wins', async () => {
    await device().visit().close();
    const { visit, stored } = device();
    await visit().agree();
    expect(stored.get('introShown')).toBe('true');
  });

  test('where nothing is remembered the intro shows again, and the database says why', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const { visit, reports } = device(undefined, {
      storage: { getItem: forbidden, setItem: forbidden },
      inStore: () => Promise.reject(new DeviceStoreError({ cause: new Error('gone') })),
    });
    await visit().close();
    await visit().agree();
    expect(reports).toEqual(['intro: DeviceStoreError', 'intro: DeviceStoreError']);
  });
});
