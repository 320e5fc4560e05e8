import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/clock';
import { createConnection, DeviceStoreError } from './connection';
import { openDatabase } from './database';
import { createFavourites, type FavouritesDeps } from './favourites';
import { clearDevice, dumpDatabase } from './fixtures/database-dump';

beforeEach(clearDevice);

/** A device whose tabs hear each other; `key` is what an older client left. */
function device(key?: string) {
  const stored = new Map(key === undefined ? [] : [['ai-favourites', key]]);
  const reports: string[] = [];
  const tabs: ((data: unknown) => void)[] = [];
  const openTab = (more: Partial<FavouritesDeps> = {}) => {
    const others = tabs.slice();
    let hear: (data: unknown) => void = () => undefined;
    tabs.push((data) => hear(data));
    return createFavourites({
      inStore: createConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 }),
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
      },
      channel: {
        tell: (message) => others.forEach((tell) => tell(message)),
        onMessage: (listener) => (hear = listener),
      },
      report: (error, where) => reports.push(`${where}: ${error instanceof Error ? error.name : ''}`),
      ...more,
    });
  };
  return { openTab, reports, key: () => stored.get('ai-favourites') };
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
  ])('an old key of %j tells of %j before the database is loaded', (key, ids) => {
    expect([...device(key).openTab().get()]).toEqual(ids);
  });

  test('what an older client remembered is taken over', async () => {
    await device(`["7","${big}"]`).openTab().agree();
    expect(await rows()).toEqual([{ id: '7' }, { id: big }]);
  });

  test('what is chosen counts at once, and is kept in the database and under the old key', async () => {
    const { openTab, key } = device();
    const favourites = openTab();
    const kept = favourites.choose(big, true);
    expect([...favourites.get()]).toEqual([big]);
    await kept;
    expect(await rows()).toEqual([{ id: big }]);
    expect(key()).toBe(`["${big}"]`);
    await favourites.choose(big, false);
    expect(await rows()).toEqual([]);
    expect(key()).toBe('[]');
  });

  test('what was chosen before the old key was taken over loses nothing of it', async () => {
    const favourites = device('["7","8"]').openTab();
    await Promise.all([favourites.choose('8', false), favourites.choose('9', true)]);
    expect(await rows()).toEqual([{ id: '7' }, { id: '9' }]);
    expect([...favourites.get()]).toEqual(['7', '9']);
  });

  test('the old key is read once: after that the database wins', async () => {
    const { openTab, key } = device('["7"]');
    await openTab().choose('7', false);
    const later = device('["8"]');
    const favourites = later.openTab();
    await favourites.agree();
    expect([...favourites.get()]).toEqual([]);
    expect([key(), later.key()]).toEqual(['[]', '[]']);
  });

  test('a tab hears of what another chose', async () => {
    const { openTab } = device();
    const [first, second] = [openTab(), openTab()];
    const heard = new Promise<void>((resolve) => first.subscribe(resolve));
    await second.choose('7', true);
    await heard;
    expect([...first.get()]).toEqual(['7']);
  });

  test('two tabs that choose at once both keep what they chose', async () => {
    const { openTab } = device();
    const [first, second] = [openTab(), openTab()];
    await Promise.all([first.choose('1', true), second.choose('2', true), first.choose('3', true)]);
    await Promise.all([first.agree(), second.agree()]);
    expect([...first.get()].sort()).toEqual(['1', '2', '3']);
    expect([...second.get()].sort()).toEqual(['1', '2', '3']);
  });

  test('a second press while the first is being kept wins', async () => {
    const favourites = device().openTab();
    const seen: boolean[] = [];
    favourites.subscribe(() => seen.push(favourites.get().has('7')));
    await Promise.all([favourites.choose('7', true), favourites.choose('7', false)]);
    expect(await rows()).toEqual([]);
    expect(seen).toEqual([true, false]);
  });

  test('nobody renders for a reading that says the same', async () => {
    const favourites = device('["7"]').openTab();
    const before = favourites.get();
    await favourites.agree();
    expect(favourites.get()).toBe(before);
  });

  test('where nothing is remembered it is reported, and counts while the page is open', async () => {
    const { openTab, reports } = device();
    const cause = new Error('no database');
    const favourites = openTab({
      inStore: () => Promise.reject(new DeviceStoreError({ cause })),
      storage: {
        getItem: () => {
          throw cause;
        },
        setItem: () => {
          throw cause;
        },
      },
    });
    await favourites.choose('7', true);
    expect([...favourites.get()]).toEqual(['7']);
    expect(reports).toEqual(['favourites: DeviceStoreError']);
  });
});
