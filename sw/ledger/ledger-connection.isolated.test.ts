import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { ledgerDatabase } from '../../src/contract/worker/worker-names';
import { recordOf } from '../testing/environment-double.fixture';
import type { After } from '../timers';
import { LedgerTimeoutError, createLedger } from './ledger';

/** Creates a device whose open requests are answered one by one by the test, with a stopped clock. */
const device = () => {
  const requests: { readonly open: () => Promise<IDBPDatabase> }[] = [];
  const timers = new Map<() => void, number>();
  const open = (...how: Parameters<typeof openDB>) =>
    new Promise<IDBPDatabase>((resolve) => {
      const open = async () => {
        const database = await openDB(...how);
        resolve(database);
        return database;
      };
      requests.push({ open });
    });
  const after: After = (milliseconds, work) => {
    timers.set(work, milliseconds);
    return () => timers.delete(work);
  };
  return {
    requests,
    ledger: createLedger(open as typeof openDB, after),
    /** Fires all timers up to this length in milliseconds. */
    pass: (milliseconds: number) => {
      const due = [...timers].filter(([, wait]) => wait <= milliseconds);
      for (const [work] of due) {
        timers.delete(work);
        work();
      }
    },
    waits: () => [...timers.values()],
  };
};

const record = recordOf();

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await createLedger().update('7', () => record);
});

test('a database that does not open reads as empty after five seconds, and then at once', async () => {
  const { ledger, pass, waits } = device();
  const first = ledger.all();
  expect(waits()).toEqual([5000, 30_000]);
  pass(5000);
  expect((await first).size).toBe(0);
  expect((await ledger.all()).size).toBe(0);
  expect(ledger.peek()).toBeUndefined();
  await expect(ledger.update('7', () => undefined)).rejects.toThrow(LedgerTimeoutError);
  await expect(ledger.read()).rejects.toThrow(LedgerTimeoutError);
});

test('a database that opens late is used from then on', async () => {
  const { ledger, pass, requests, waits } = device();
  const first = ledger.all();
  pass(5000);
  await first;
  await requests[0]?.open();
  expect((await ledger.all()).get('7')).toEqual(record);
  await ledger.update('7', (known) => known && { ...known, requestedAt: 1 });
  expect([ledger.peek()?.get('7')?.requestedAt, requests.length, waits()]).toEqual([1, 1, []]);
});

test('an unanswered open request is followed by another one, and no call waits for it', async () => {
  const { ledger, pass, requests, waits } = device();
  const first = ledger.all();
  pass(30_000);
  await first;
  const second = ledger.all();
  expect([requests.length, waits()]).toEqual([2, [0, 30_000]]);
  pass(0);
  expect((await second).size).toBe(0);
  await requests[1]?.open();
  expect((await ledger.all()).get('7')).toEqual(record);
});

test('when two open requests are answered, the first database is used and the other one is closed', async () => {
  const { ledger, pass, requests } = device();
  const first = ledger.all();
  pass(30_000);
  await first;
  const second = ledger.all();
  pass(0);
  await second;
  const used = await requests[0]?.open();
  const needless = await requests[1]?.open();
  expect((await ledger.all()).get('7')).toEqual(record);
  expect(() => needless?.transaction(ledgerDatabase.store)).toThrow(DOMException);
  expect(used?.objectStoreNames).toContain(ledgerDatabase.store);
  expect(() => used?.transaction(ledgerDatabase.store)).not.toThrow();
});

test('a database that opens in time leaves no timer', async () => {
  const { ledger, requests, waits } = device();
  const all = ledger.all();
  await requests[0]?.open();
  expect((await all).get('7')).toEqual(record);
  expect(waits()).toEqual([]);
});

test('two calls that find the database closed open it once, and both succeed', async () => {
  const { ledger, requests } = device();
  const all = ledger.all();
  const lost = await requests[0]?.open();
  await all;
  lost?.close();
  const both = Promise.all([
    ledger.read(),
    ledger.update('7', (known) => known && { ...known, requestedAt: 1 }),
  ]);
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setTimeout(next));
  for (const { open } of requests.slice(1)) await open();
  await both;
  expect(requests).toHaveLength(2);
  expect((await ledger.all()).get('7')?.requestedAt).toBe(1);
});

test('a database on which work failed is closed before another one is used', async () => {
  const { ledger, requests } = device();
  const all = ledger.all();
  const failing = await requests[0]?.open();
  await all;
  let times = 0;
  const change = ledger.update('7', (known) => {
    times += 1;
    if (times === 1) throw new Error('Disk on fire');
    return known;
  });
  await expect.poll(() => requests.length).toBe(2);
  await requests[1]?.open();
  expect(await change).toEqual(record);
  expect(() => failing?.transaction(ledgerDatabase.store)).toThrow(DOMException);
});
