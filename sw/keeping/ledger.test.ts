import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLedger, type KeptRecord } from './ledger';

const record: KeptRecord = {
  id: '7',
  keep: true,
  viewers: [],
  mediaOrigins: [],
  elsewhere: [],
  missing: [],
  done: 0,
  total: 0,
  bytes: 0,
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the ledger', () => {
  test('is in memory once it was read, and not before', async () => {
    const ledger = createLedger();
    expect(ledger.peek()).toBeUndefined();
    await ledger.all();
    expect(ledger.peek()?.size).toBe(0);
    await ledger.update('7', () => record);
    expect(ledger.peek()?.get('7')).toEqual(record);
  });

  test('is found again by the next worker; what was struck out is not', async () => {
    const ledger = createLedger();
    await ledger.update('7', () => record);
    await ledger.update('8', () => ({ ...record, id: '8' }));
    await ledger.update('8', () => undefined);
    expect([...(await createLedger().all()).keys()]).toEqual(['7']);
  });

  test('changes that come at the same time all count', async () => {
    const ledger = createLedger();
    await ledger.update('7', () => record);
    const more = Array.from({ length: 20 }, () =>
      ledger.update('7', (known) => known && { ...known, done: known.done + 1 }),
    );
    await Promise.all(more);
    expect((await createLedger().all()).get('7')?.done).toBe(20);
  });

  test('is opened again when the browser has closed it in the background', async () => {
    const opened: IDBPDatabase[] = [];
    const open = async (...how: Parameters<typeof openDB>) => {
      const database = await openDB(...how);
      opened.push(database);
      return database;
    };
    const ledger = createLedger(open as typeof openDB);
    await ledger.update('7', () => record);
    opened[0]?.close();
    await ledger.update('7', (known) => known && { ...known, done: 1 });
    expect(opened).toHaveLength(2);
    expect(ledger.peek()?.get('7')?.done).toBe(1);
  });

  test('on a device that gives no storage reads as empty and refuses to change', async () => {
    const forbidden = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const ledger = createLedger(forbidden);
    expect((await ledger.all()).size).toBe(0);
    await expect(ledger.update('7', () => record)).rejects.toThrow('no');
  });
});
