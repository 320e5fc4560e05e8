import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createEarlyIntro } from './intro-state';
import { buildDatabase, clearDevice } from './database-dump.fixture';

beforeEach(clearDevice);

/** Returns whether the intro was closed on a device with this key, before and after its database is read. */
async function visit(key: string | null, openDatabase = (name: string) => indexedDB.open(name)) {
  const intro = createEarlyIntro({ storage: { getItem: () => key }, openDatabase });
  const atOnce = intro.wasClosed();
  await intro.read();
  return { atOnce, looked: intro.wasClosed() };
}

const database = (value: unknown, table = 'introState') =>
  buildDatabase({
    database: 'bookworm',
    version: 10,
    stores: [{ name: table, keyPath: 'key', rows: [{ key: 'introShown', value }] }],
  });

describe('whether the intro was closed (spec offline §1)', () => {
  test.each([
    [null, false],
    ['', false],
    ['false', false],
    ['true', true],
    ['1', true],
  ])('an old key of %j means %s', async (key, was) => {
    expect(await visit(key)).toEqual({ atOnce: was, looked: was });
  });

  test('the database is used when the key was lost', async () => {
    await database(true);
    expect(await visit(null)).toEqual({ atOnce: false, looked: true });
  });

  test('the database is not opened when the key says that the intro was closed', async () => {
    const open = vi.fn<(name: string) => IDBOpenDBRequest>();
    await visit('true', open);
    expect(open).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<void>]>([
    ['stores false', () => database(false)],
    ['has no such table', () => database(true, 'elsewhere')],
  ])('a database that %s means no', async (_, build) => {
    await build();
    expect(await visit(null)).toEqual({ atOnce: false, looked: false });
  });

  test('a first visit creates no database', async () => {
    expect(await visit(null)).toEqual({ atOnce: false, looked: false });
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('a forbidden database means no', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(await visit(null, forbidden)).toEqual({ atOnce: false, looked: false });
  });

  test('a database that hangs means no after a timeout', async () => {
    vi.useFakeTimers();
    const visited = visit(null, () => new EventTarget() as IDBOpenDBRequest);
    await vi.advanceTimersByTimeAsync(300);
    expect(await visited).toEqual({ atOnce: false, looked: false });
    vi.useRealTimers();
  });
});
