import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, openDatabase } from './database';
import { buildDatabase, clearDevice, readDump } from './database-dump.fixture';
import versionOne from './fixtures/version-1.json';
import { createMadePresentations } from './made-presentations-store';

beforeEach(clearDevice);

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
});
const openMade = () =>
  createMadePresentations(
    createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }),
    (error) => reports.push(error),
  );
const key = 'AAAAAAAAAAAAAAAAAAAAAA';
const entry = { id: '7', title: 'A lamp', language: 'English' };

describe('a presentation made on a device', () => {
  test('is there after a reload, with its key', async () => {
    await openMade().add('7', key);
    await openMade().add('8', key);
    expect(await openMade().list()).toEqual([
      { id: '7', runKey: key },
      { id: '8', runKey: key },
    ]);
    expect(reports).toEqual([]);
  });

  test('keeps the entry that the service sent, until the list of the service has it', async () => {
    const made = openMade();
    await made.add('7', key);
    const unlisted = { entry, published: false };
    await made.setUnlisted('7', unlisted);
    expect(await openMade().list()).toEqual([{ id: '7', runKey: key, unlisted }]);
    await made.setUnlisted('7', undefined);
    expect(await openMade().list()).toEqual([{ id: '7', runKey: key }]);
  });

  test('keeps the time from which its deletion may be sent, until that is undone', async () => {
    const made = openMade();
    await made.add('7', key);
    await made.setDeleteAfter('7', 5);
    expect(await openMade().list()).toEqual([{ id: '7', runKey: key, deleteAfter: 5 }]);
    await made.setDeleteAfter('7', undefined);
    expect(await openMade().list()).toEqual([{ id: '7', runKey: key }]);
  });

  test('is forgotten once it is removed, and an entry that comes later does not restore it', async () => {
    const made = openMade();
    await made.add('7', key);
    await made.remove('7');
    await made.setUnlisted('7', { entry, published: false });
    expect(await openMade().list()).toEqual([]);
  });

  test('is read as version 1 left it', async () => {
    await buildDatabase(readDump(versionOne));
    expect(await openMade().list()).toEqual([
      { id: '9007199254740994', runKey: key },
      {
        id: '9007199254740995',
        runKey: expect.any(String),
        unlisted: { entry: expect.objectContaining({ title: 'Der kleine Stern' }), published: false },
      },
    ]);
  });

  test('is left out where a row names no presentation with its key', async () => {
    const left = readDump(versionOne);
    const rows = [
      { id: 'seven', runKey: key },
      { id: '7', runKey: 'short' },
      { id: '8', runKey: key, entry: 'none', published: 'yes' },
    ];
    await buildDatabase({
      ...left,
      stores: left.stores.map((store) => (store.name === 'made' ? { ...store, rows } : store)),
    });
    expect(await openMade().list()).toEqual([{ id: '8', runKey: key }]);
  });

  test('lasts as long as the page where there is no database', async () => {
    const made = createMadePresentations(
      () => Promise.reject(new Error('no storage')),
      (error) => reports.push(error),
    );
    await made.add('7', key);
    await made.setUnlisted('7', { entry, published: false });
    expect(await made.list()).toEqual([{ id: '7', runKey: key, unlisted: { entry, published: false } }]);
    await made.remove('7');
    expect(await made.list()).toEqual([]);
    expect(JSON.stringify(reports.map(String))).not.toContain(key);
  });
});
