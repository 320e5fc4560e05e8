import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../browser/system-clock';
import { createDatabaseConnection, DeviceStoreError, openDatabase } from './database';
import { clearDevice, dumpDatabase } from './database-dump.fixture';
import { createReadingPositions, type ReadingPositionsDeps } from './reading-positions';

/** Creates a device: a database, a local storage, a clock, and tabs that share them. */
function device({ databaseWorks = true, storageWorks = true } = {}) {
  const world = { now: 10_000, databaseWorks, storageWorks, puts: 0 };
  const stored = new Map<string, string>();
  const reports: string[] = [];
  const tabs: { hide: () => void; onMirrored: () => void; timers: Set<() => void> }[] = [];
  const allowed = () => {
    if (!world.storageWorks) throw new DOMException('no', 'SecurityError');
  };
  const openTab = () => {
    const tab = {
      hide: () => undefined as void,
      onMirrored: () => undefined as void,
      timers: new Set<() => void>(),
    };
    const connect = createDatabaseConnection({ open: openDatabase, clock: systemClock, openTimeout: 5000 });
    const work: Promise<unknown>[] = [];
    const withDatabase: ReadingPositionsDeps['withDatabase'] = (doing) => {
      world.puts += 1;
      const done = world.databaseWorks
        ? connect(doing)
        : Promise.reject(new DeviceStoreError({ cause: new Error('gone') }));
      work.push(done.catch(() => undefined));
      return done;
    };
    const positions = createReadingPositions({
      withDatabase,
      storage: {
        getItem: (key) => {
          allowed();
          return stored.get(key) ?? null;
        },
        setItem: (key, value) => {
          allowed();
          stored.set(key, value);
          for (const other of tabs) if (other !== tab) other.onMirrored();
        },
      },
      clock: {
        now: () => world.now,
        after: (_, call) => {
          tab.timers.add(call);
          return () => void tab.timers.delete(call);
        },
      },
      page: { onHidden: (call) => (tab.hide = call), onMirrored: (call) => (tab.onMirrored = call) },
      report: (error) => reports.push(error instanceof Error ? error.name : ''),
    });
    tabs.push(tab);
    const tick = () => {
      for (const call of tab.timers) {
        tab.timers.delete(call);
        call();
      }
    };
    return {
      ...positions,
      hide: () => tab.hide(),
      tick,
      timers: () => tab.timers.size,
      settled: () => Promise.all(work),
    };
  };
  return { world, stored, reports, openTab };
}

const page = (slide: number, second = 0) => ({ slide, second, view: 'slides' as const });

beforeEach(clearDevice);

describe('the last reading position', () => {
  test('is restored at the next visit, with the time when it was read', async () => {
    const { openTab } = device();
    const tab = openTab();
    expect(await tab.read('7')).toBeUndefined();
    tab.save('7', page(3, 12));
    tab.tick();
    await tab.settled();
    expect(await openTab().read('7')).toEqual({ presentationId: '7', ...page(3, 12), readAt: 10_000 });
  });

  test('is not written in the task that renders the page, but at the end of a second, and no timer is left after that', async () => {
    const { openTab, stored, world } = device();
    const tab = openTab();
    for (let second = 0; second < 40; second += 1) {
      tab.save('7', page(3, second));
      world.now += 20;
    }
    expect([world.puts, stored.size, tab.timers()]).toEqual([0, 0, 1]);
    tab.tick();
    expect([world.puts, stored.size, tab.timers()]).toEqual([1, 1, 0]);
    await tab.settled();
    expect(await tab.read('7')).toMatchObject(page(3, 39));
  });

  test('is written at once when the page is hidden', async () => {
    const { openTab } = device();
    const tab = openTab();
    tab.save('7', page(3, 1));
    tab.save('7', page(3, 2));
    tab.hide();
    await tab.settled();
    expect(tab.timers()).toBe(0);
    expect(await openTab().read('7')).toMatchObject(page(3, 2));
  });

  test.each([
    ['the database fails', { databaseWorks: false }, ['DeviceStoreError']],
    ['localStorage is forbidden', { storageWorks: false }, []],
  ])('is not lost when %s, and a failure of the database is reported once', async (_, broken, reported) => {
    const { openTab, reports, world } = device(broken);
    const tab = openTab();
    tab.save('7', page(3));
    tab.tick();
    world.now += 2000;
    tab.save('7', page(4));
    tab.tick();
    await tab.settled();
    expect(await tab.read('7')).toMatchObject(page(4));
    expect([reports, tab.hasFailed.get()]).toEqual([reported, reported.length > 0]);
  });

  test('is read from the mirror when the database misses the last write', async () => {
    const { openTab, world } = device();
    const tab = openTab();
    tab.save('7', page(3));
    tab.tick();
    await tab.settled();
    world.databaseWorks = false;
    world.now += 2000;
    tab.save('7', page(4));
    tab.tick();
    world.databaseWorks = true;
    expect(await openTab().read('7')).toMatchObject(page(4));
  });

  test('replaces a reading with a time in the future, set by a wrong clock', async () => {
    const { openTab, world } = device();
    const tab = openTab();
    world.now = 90_000_000;
    tab.save('7', page(9));
    tab.tick();
    await tab.settled();
    world.now = 20_000;
    expect(await tab.read('7')).toMatchObject(page(9));
    tab.save('7', page(2));
    tab.hide();
    await tab.settled();
    expect(await openTab().read('7')).toMatchObject(page(2));
  });

  test('is undefined without any storage, and nothing throws', async () => {
    const { openTab } = device({ databaseWorks: false, storageWorks: false });
    const tab = openTab();
    tab.save('7', page(3));
    expect(await tab.read('7')).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('the last reading wins, even when it is written first', async () => {
    const { openTab, world } = device();
    const [early, late] = [openTab(), openTab()];
    early.save('7', page(5));
    world.now += 10;
    late.save('7', page(2));
    late.tick();
    await late.settled();
    early.tick();
    await early.settled();
    expect(await late.read('7')).toMatchObject(page(2));
  });

  test('the last reading wins in any order of reading, writing and hiding', async () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      doing: fc.constantFrom('save', 'save', 'tick', 'hide', 'settle'),
      slide: fc.integer({ min: 1, max: 9 }),
      pass: fc.integer({ min: 1, max: 700 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        await clearDevice();
        const { openTab, world } = device();
        const tabs = [openTab(), openTab()] as const;
        let last: number | undefined;
        for (const { tab, doing, slide, pass } of steps) {
          const mine = tab === 0 ? tabs[0] : tabs[1];
          world.now += pass;
          if (doing === 'save') mine.save('7', page((last = slide)));
          else if (doing === 'settle') await mine.settled();
          else mine[doing]();
        }
        for (const tab of tabs) tab.hide();
        for (const tab of tabs) await tab.settled();
        expect((await openTab().read('7'))?.slide).toBe(last);
        const { stores } = await dumpDatabase('bookworm');
        const rows = stores.find(({ name }) => name === 'readingPositions')?.rows ?? [];
        expect(rows.map(({ slide }) => slide)).toEqual(last === undefined ? [] : [last]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the stories in progress', () => {
  test('come from all tabs and earlier visits, the last read first, without stories at their start', async () => {
    const { openTab, world } = device();
    const before = openTab();
    for (const [id, slide] of [
      ['1', 3],
      ['2', 4],
      ['3', 0],
      ['4', 2],
    ] as const) {
      world.now += 2000;
      before.save(id, page(slide));
      before.tick();
    }
    await before.settled();

    const shelf = openTab();
    const recent = shelf.recent();
    let changes = 0;
    recent.subscribe(() => (changes += 1));
    await shelf.settled();
    const ids = () => recent.get().map(({ presentationId }) => presentationId);
    expect(ids()).toEqual(['4', '2', '1']);
    expect(recent.get()).toBe(recent.get());

    world.now += 2000;
    changes = 0;
    before.save('1', page(5));
    before.tick();
    expect(ids()).toEqual(['1', '4', '2']);
    expect(changes).toBeGreaterThan(0);
  });

  test('have a story that was left a moment ago', () => {
    const { openTab } = device();
    const tab = openTab();
    const recent = tab.recent();
    tab.save('1', page(3));
    expect(recent.get()).toMatchObject([page(3)]);
  });

  test('are read from the mirror when the database fails', async () => {
    const { openTab } = device({ databaseWorks: false });
    const tab = openTab();
    tab.save('1', page(3));
    tab.tick();
    const recent = openTab().recent();
    recent.subscribe(() => undefined);
    await expect.poll(() => recent.get().length).toBe(1);
  });
});
