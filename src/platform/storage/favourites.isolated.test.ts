import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, DeviceStoreError, openDatabase } from './database';
import { createFavourites, type Favourites, type FavouritesDeps } from './favourites';
import { clearDevice, dumpDatabase } from './database-dump.fixture';

beforeEach(clearDevice);

/** Creates a device whose tabs share a channel; `key` is the value that an older client stored. */
function device(key?: string) {
  const stored = new Map(key === undefined ? [] : [['ai-favourites', key]]);
  let leave: () => void = () => undefined;
  const reports: string[] = [];
  const tabs: ((data: unknown) => void)[] = [];
  const openTab = (more: Partial<FavouritesDeps> = {}) => {
    const others = tabs.slice();
    let listener: (data: unknown) => void = () => undefined;
    tabs.push((data) => listener(data));
    return createFavourites({
      withDatabase: createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }),
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
      channel: {
        postMessage: (message) => others.forEach((post) => post(message)),
        onMessage: (next) => (listener = next),
      },
      afterPaint: (call) => systemClock.after(0, call),
      onPageHidden: (call) => (leave = call),
      report: (error, where) => reports.push(`${where}: ${error instanceof Error ? error.name : ''}`),
      ...more,
    });
  };
  return { openTab, reports, key: () => stored.get('ai-favourites'), leaveLatest: () => leave(), stored };
}

const rows = async () =>
  (await dumpDatabase('bookworm')).stores.find(({ name }) => name === 'favourites')?.rows;
const big = '9007199254740993';

describe('favourites on the device (spec offline §1)', () => {
  test.each([
    [undefined, []],
    ['not JSON', []],
    ['{"7":true}', []],
    [`["7","${big}"]`, ['7', big]],
    ['[7, "../7", null, "8"]', ['7', '8']],
  ])('an old key of %j yields %j before the database is loaded', (key, ids) => {
    expect([...device(key).openTab().get()]).toEqual(ids);
  });

  test('the favourites of an older client are migrated', async () => {
    await device(`["7","${big}"]`).openTab().synchronize();
    expect(await rows()).toEqual([{ id: '7' }, { id: big }]);
  });

  test('a choice applies at once, and is saved in the database and under the old key', async () => {
    const { openTab, key } = device();
    const favourites = openTab();
    const saved = favourites.choose(big, true);
    expect([...favourites.get()]).toEqual([big]);
    await saved;
    expect(await rows()).toEqual([{ id: big }]);
    expect(key()).toBe(`["${big}"]`);
    await favourites.choose(big, false);
    expect(await rows()).toEqual([]);
    expect(key()).toBe('[]');
  });

  test('a choice before the migration of the old key loses none of its favourites', async () => {
    const favourites = device('["7","8"]').openTab();
    await Promise.all([favourites.choose('8', false), favourites.choose('9', true)]);
    expect(await rows()).toEqual([{ id: '7' }, { id: '9' }]);
    expect([...favourites.get()]).toEqual(['7', '9']);
  });

  test('the old key is migrated once; after that the database wins', async () => {
    const { openTab, key } = device('["7"]');
    await openTab().choose('7', false);
    const later = device('["8"]');
    const favourites = later.openTab();
    await favourites.synchronize();
    expect([...favourites.get()]).toEqual([]);
    expect([key(), later.key()]).toEqual(['[]', '[]']);
  });

  test('a tab receives the choices of another tab', async () => {
    const { openTab } = device();
    const [first, second] = [openTab(), openTab()];
    const changed = new Promise<void>((resolve) => first.subscribe(resolve));
    await second.choose('7', true);
    await changed;
    expect([...first.get()]).toEqual(['7']);
  });

  test('the choices of two tabs at the same time are both saved', async () => {
    const { openTab } = device();
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.choose('1', true), second.choose('2', true), first.choose('3', true)]);
    await Promise.all([first.synchronize(), second.synchronize()]);
    expect([...first.get()].sort()).toEqual(['1', '2', '3']);
    expect([...second.get()].sort()).toEqual(['1', '2', '3']);
  });

  test('a second choice wins while the first is being saved', async () => {
    const favourites = device().openTab();
    const seen: boolean[] = [];
    favourites.subscribe(() => seen.push(favourites.get().has('7')));
    await Promise.all([favourites.choose('7', true), favourites.choose('7', false)]);
    expect(await rows()).toEqual([]);
    expect(seen).toEqual([true, false]);
  });

  test('choices of a page that is left at once are stored by the next one, and only once', async () => {
    const { openTab, leaveLatest, stored } = device();
    await openTab().choose('7', true);
    const left = openTab({ afterPaint: () => () => undefined });
    void left.choose('7', false);
    void left.choose('8', true);
    leaveLatest();
    const next = openTab();
    expect([...next.get()]).toEqual(['8']);
    await next.synchronize();
    expect(await rows()).toEqual([{ id: '8' }]);
    expect([...stored.keys()]).toEqual(['ai-favourites']);
  });

  test.each(['no JSON', '{}', '[1, ["x", true], [], null, {"id": "7"}]'])(
    'unsaved choices of %j are none',
    (text) => {
      const { openTab, stored } = device('["7"]');
      stored.set('bookworm-unsaved-favourites', text);
      expect([...openTab().get()]).toEqual(['7']);
    },
  );

  test('the set stays the same object when the database has the same ids', async () => {
    const favourites = device('["7"]').openTab();
    const before = favourites.get();
    await favourites.synchronize();
    expect(favourites.get()).toBe(before);
  });

  test.each([
    ['another choice is stored', (favourites: Favourites) => favourites.choose('8', true), ['8']],
    ['they are synchronised', (favourites: Favourites) => favourites.synchronize(), []],
  ])('choices that could not be stored are, once %s', async (_, act, more) => {
    const works = createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 });
    await device('["6","9"]').openTab({ withDatabase: works }).synchronize();
    let isBroken = true;
    const withDatabase: FavouritesDeps['withDatabase'] = (work) =>
      isBroken ? Promise.reject(new DeviceStoreError({ cause: undefined })) : works(work);
    const favourites = device('["6","9"]').openTab({ withDatabase });
    await favourites.choose('7', true);
    await favourites.choose('9', false);
    isBroken = false;
    await act(favourites);
    expect(await rows()).toEqual(['6', '7', ...more].map((id) => ({ id })));
    expect([...favourites.get()].sort()).toEqual(['6', '7', ...more]);
  });

  test('without any storage the failure is reported, and a choice lasts while the page is open', async () => {
    const { openTab, reports } = device();
    const cause = new Error('no database');
    const favourites = openTab({
      withDatabase: () => Promise.reject(new DeviceStoreError({ cause })),
      storage: {
        getItem: () => {
          throw cause;
        },
        setItem: () => {
          throw cause;
        },
        removeItem: () => {
          throw cause;
        },
      },
    });
    await favourites.choose('7', true);
    expect([...favourites.get()]).toEqual(['7']);
    expect(reports).toEqual(['favourites: DeviceStoreError']);
  });
});
