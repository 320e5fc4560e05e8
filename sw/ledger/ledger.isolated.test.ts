import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordOf } from '../testing/environment-double.fixture';
import { createLedger, type RecordChange } from './ledger';

const record = recordOf();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the ledger', () => {
  test('is in memory once it was read', async () => {
    const ledger = createLedger();
    expect(ledger.peek()).toBeUndefined();
    await ledger.all();
    expect(ledger.peek()?.size).toBe(0);
    await ledger.update('7', () => record);
    expect(ledger.peek()?.get('7')).toEqual(record);
  });

  test('is read by the next worker, without deleted records', async () => {
    const ledger = createLedger();
    await ledger.update('7', () => record);
    await ledger.update('8', () => ({ ...record, id: '8' }));
    await ledger.update('8', () => undefined);
    expect([...(await createLedger().all()).keys()]).toEqual(['7']);
  });

  test('changes many records at once, or none', async () => {
    const ledger = createLedger();
    await ledger.update('7', () => record);
    const add = (id: string): [string, RecordChange] => [id, () => ({ ...record, id })];
    const added = await ledger.updateAll(new Map([add('8'), add('9'), ['7', () => undefined]]));
    expect(added.map(({ id }) => id)).toEqual(['8', '9']);
    const fails = () => {
      throw new Error('no');
    };
    await expect(ledger.updateAll(new Map([add('10'), ['8', fails]]))).rejects.toThrow('no');
    const known = ['8', '9'];
    expect([[...(ledger.peek()?.keys() ?? [])], [...(await createLedger().all()).keys()]]).toEqual([
      known,
      known,
    ]);
  });

  test('knows which downloads go on by themselves', async () => {
    const ledger = createLedger();
    const ids = async () => [...(await ledger.ongoing()).keys()];
    for (const [id, state] of [
      ['1', 'queued'],
      ['2', 'saved'],
      ['3', 'incomplete'],
      ['4', 'paused'],
    ] as const)
      await ledger.update(id, () => ({ ...record, id, state }));
    expect(await ids()).toEqual(['1', '3']);
    await ledger.update('1', () => ({ ...record, id: '1', state: 'saved' }));
    await ledger.update('2', () => ({ ...record, id: '2', state: 'saving' }));
    await ledger.update('3', () => undefined);
    expect(await ids()).toEqual(['2']);
    await ledger.read();
    expect(await ids()).toEqual(['2']);
  });

  test('applies concurrent changes one after the other', async () => {
    const ledger = createLedger();
    await ledger.update('7', () => record);
    const more = Array.from({ length: 20 }, () =>
      ledger.update('7', (known) => known && { ...known, requestedAt: known.requestedAt + 1 }),
    );
    await Promise.all(more);
    expect((await createLedger().all()).get('7')?.requestedAt).toBe(20);
  });

  test('includes changes written while two reads overlapped', async () => {
    const ledger = createLedger();
    const reading = ledger.read();
    await ledger.update('7', () => record);
    await reading;
    expect((await ledger.all()).get('7')).toEqual(record);
    expect(ledger.peek()?.get('7')).toEqual(record);
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
    await ledger.update('7', (known) => known && { ...known, requestedAt: 1 });
    expect(opened).toHaveLength(2);
    expect(ledger.peek()?.get('7')?.requestedAt).toBe(1);
  });

  test('reads as empty and rejects changes on a device that gives no storage', async () => {
    const forbidden = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const ledger = createLedger(forbidden);
    expect((await ledger.all()).size).toBe(0);
    await expect(ledger.update('7', () => record)).rejects.toThrow('no');
  });
});
