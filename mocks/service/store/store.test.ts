// What every store promises, whether it keeps its contents in memory or in a database.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import { libraryStory } from '../library-presentations.fixture';
import { openDataDirectory, type DataDirectory } from './data-directory';
import { createMemoryStore } from './memory/memory-store';
import { hour, mostRatings, type PresentationStore, type QuotaLimits, type Store } from './store';

const library = [libraryStory({ id: '9' }), libraryStory({ id: '10', language: 'German' })];
const record: FeedbackRecord = {
  id: '0b9bd0a5-2f0e-4b39-8f1c-6d1d5c3f0001',
  presentationId: '9',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3.5,
  comment: '',
};

interface Opened {
  readonly store: Store;
  /** Where the media of a new presentation lie. */
  readonly folderOf: (id: string) => Promise<string>;
}

const opened: DataDirectory[] = [];
afterEach(async () => {
  for (const directory of opened.splice(0)) {
    directory.close();
    await rm(path.dirname(directory.workFolder), { recursive: true });
  }
});

async function openInDirectory(most?: number): Promise<Opened> {
  const directory = await openDataDirectory(await mkdtemp(path.join(tmpdir(), 'store-')));
  opened.push(directory);
  return {
    store: await directory.openStore(library, most),
    folderOf: async (id) => {
      const folder = path.join(directory.workFolder, id);
      await mkdir(folder);
      return directory.storeFolder(folder, id);
    },
  };
}

const stores: readonly (readonly [string, (most?: number) => Promise<Opened>])[] = [
  [
    'memory',
    async (most) => ({ store: createMemoryStore(library, most), folderOf: async (id) => `/made/${id}` }),
  ],
  ['a data directory', openInDirectory],
];

const idsOf = async (presentations: PresentationStore) =>
  (await presentations.list()).map((entry) => Object(entry).id);

/** Stores so many ratings and one more; returns before and after the last whether the first is listed, and how many are. */
async function listedOf({ feedback }: Store, count: number) {
  const idOf = (at: number) => `0b9bd0a5-2f0e-4b39-8f1c-${String(at).padStart(12, '0')}`;
  const listed = async () => {
    const list = await feedback.list();
    return { isFirstListed: list.some(({ id }) => id === idOf(0)), length: list.length };
  };
  for (let at = 0; at < count; at += 1) await feedback.store({ ...record, id: idOf(at) });
  const before = await listed();
  await feedback.store({ ...record, id: idOf(count) });
  return [before, await listed()];
}
const newestOf = (length: number) => [
  { isFirstListed: true, length },
  { isFirstListed: false, length },
];

test('a store lists the newest ten thousand ratings unless it is told another number', async () => {
  expect(mostRatings).toBe(10_000);
  expect(await listedOf(createMemoryStore(library), mostRatings)).toEqual(newestOf(mostRatings));
});

describe.each(stores)('a store in %s', (_name, open) => {
  describe('of presentations', () => {
    test('begins with the library, all of it published', async () => {
      const { presentations } = (await open()).store;
      expect(await presentations.list()).toEqual(library.map(({ entry }) => entry));
      expect(await presentations.find('10')).toMatchObject({
        entry: library[1]?.entry,
        index: library[1]?.index,
      });
      expect(await presentations.find('11')).toBeUndefined();
    });

    test('knows who made one, published or not, until it is removed', async () => {
      const { store, folderOf } = await open();
      const { presentations } = store;
      const ids = [];
      for (const [published, maker] of [
        [true, 'ida'],
        [false, 'ida'],
        [true, 'bo'],
        [true, undefined],
      ] as const) {
        const id = await presentations.nextId();
        ids.push(id);
        await presentations.add({ ...libraryStory({ id }), folder: await folderOf(id) }, published, {
          maker,
        });
      }
      const madeBy = async (maker: string) =>
        (await presentations.madeBy(maker)).map(({ entry, published }) => [Object(entry).id, published]);
      expect([await madeBy('ida'), await madeBy('bo'), await madeBy('')]).toEqual([
        [
          [ids[0], true],
          [ids[1], false],
        ],
        [[ids[2], true]],
        [],
      ]);
      expect((await presentations.find(ids[1] ?? ''))?.maker).toBe('ida');
      expect((await presentations.find(ids[3] ?? ''))?.maker).toBeUndefined();
      await presentations.remove(ids[0] ?? '');
      expect(await madeBy('ida')).toEqual([[ids[1], false]]);
      const all = (await presentations.listAll()).map(({ entry, published }) => [
        Object(entry).id,
        published,
      ]);
      expect(all).toEqual([
        ['9', true],
        ['10', true],
        [ids[1], false],
        [ids[2], true],
        [ids[3], true],
      ]);
    });

    test('finds what a run made by the hash of its key, published or not, until it is removed', async () => {
      const { store, folderOf } = await open();
      const { presentations } = store;
      const add = async (published: boolean, runKeyHash?: string) => {
        const id = await presentations.nextId();
        const made = { ...libraryStory({ id }), folder: await folderOf(id) };
        await presentations.add(made, published, { runKeyHash });
        return id;
      };
      const ids = [await add(false, 'first'), await add(true, 'second'), await add(true)];
      const idOf = async (hash: string) => Object((await presentations.madeInRun(hash))?.entry).id;
      expect([await idOf('first'), await idOf('second'), await idOf('')]).toEqual([
        ids[0],
        ids[1],
        undefined,
      ]);
      expect(await presentations.madeInRun('first')).toMatchObject({ published: false, runKeyHash: 'first' });
      expect((await presentations.find(ids[1] ?? ''))?.runKeyHash).toBe('second');
      await presentations.remove(ids[0] ?? '');
      expect(await idOf('first')).toBeUndefined();
    });

    test('publishes and removes twice with the same result as once', async () => {
      const { presentations } = (await open()).store;
      const twice = async (change: () => Promise<boolean>) => [await change(), await change()];
      expect(await twice(() => presentations.unpublish('9'))).toEqual([true, true]);
      expect([await idsOf(presentations), (await presentations.find('9'))?.published]).toEqual([
        ['10'],
        false,
      ]);
      expect(await twice(() => presentations.publish('9'))).toEqual([true, true]);
      expect(await idsOf(presentations)).toEqual(['9', '10']);
      expect(await twice(() => presentations.remove('9'))).toEqual([true, true]);
      expect([await idsOf(presentations), await presentations.find('9')]).toEqual([['10'], undefined]);
      expect([await presentations.publish('9'), await presentations.unpublish('9')]).toEqual([false, false]);
    });

    test.each(['404', '', '../../9', "9' OR '1'='1", '٩', '9\u0000'])(
      'knows no presentation "%s"',
      async (id) => {
        const { presentations } = (await open()).store;
        expect(await presentations.find(id)).toBeUndefined();
        expect([
          await presentations.publish(id),
          await presentations.unpublish(id),
          await presentations.remove(id),
        ]).toEqual([false, false, false]);
      },
    );

    test('adds a presentation once, at the end of the list', async () => {
      const { store, folderOf } = await open();
      const { presentations } = store;
      const id = await presentations.nextId();
      const { entry, index } = libraryStory({ id, title: 'Ein Igel, "Fritz" genannt' });
      const made = { entry, index, folder: await folderOf(id) };
      await presentations.add(made, false);
      expect([await idsOf(presentations), (await presentations.find(id))?.published]).toEqual([
        ['9', '10'],
        false,
      ]);
      await presentations.add(made, true);
      expect(await idsOf(presentations)).toEqual(['9', '10']);
      await presentations.publish(id);
      expect(await presentations.list()).toEqual([
        ...library.map((presentation) => presentation.entry),
        entry,
      ]);
      expect(await presentations.find(id)).toMatchObject({ ...made, published: true });
    });

    test('does not bring a removed presentation back', async () => {
      const { store, folderOf } = await open();
      const id = await store.presentations.nextId();
      const made = { ...libraryStory({ id }), folder: await folderOf(id) };
      await store.presentations.add(made, true);
      await store.presentations.remove(id);
      await store.presentations.add(made, true);
      expect(await store.presentations.find(id)).toBeUndefined();
      expect(await store.presentations.remove(id)).toBe(true);
    });

    test('gives each id once, however many are asked for at the same time', async () => {
      const { presentations } = (await open()).store;
      const ids = await Promise.all(Array.from({ length: 20 }, () => presentations.nextId()));
      expect(ids.sort((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 20 }, (_, index) => String(11 + index)),
      );
    });

    test('gives ids above those that were added, compared as numbers of any length', async () => {
      const { store, folderOf } = await open();
      const added = '90071992547409930000099';
      await store.presentations.add({ ...libraryStory({ id: added }), folder: await folderOf(added) }, true);
      expect(await store.presentations.nextId()).toBe('90071992547409930000100');
      await store.presentations.remove(added);
      expect(await store.presentations.nextId()).toBe('90071992547409930000101');
    });
  });

  describe('of ratings', () => {
    test('stores a rating that comes twice once, and refuses another one with its id', async () => {
      const { feedback } = (await open()).store;
      const before = await feedback.list();
      expect(new Set(before.map(({ presentationId }) => presentationId))).toEqual(new Set(['9', '10']));
      expect(await feedback.store(record)).toBe('new');
      expect(await feedback.store({ ...record })).toBe('known');
      expect(await feedback.store({ ...record, storyRating: 1 })).toBe('taken');
      expect(await feedback.list()).toEqual([...before, record]);
    });

    test('returns every rating as it came, whatever its text', async () => {
      const { feedback } = (await open()).store;
      const text = fc.string({ unit: 'grapheme' });
      const rating = fc.double({ min: 1, max: 5, noNaN: true });
      await fc.assert(
        fc.asyncProperty(fc.uuid(), rating, text, async (id, storyRating, comment) => {
          const sent = { ...record, id, storyRating, comment };
          expect(await feedback.store(sent)).toBe('new');
          expect((await feedback.list()).at(-1)).toEqual(sent);
          expect(await feedback.store(sent)).toBe('known');
        }),
        { numRuns: 30 },
      );
    });

    test('removes a rating for good, also when it comes again', async () => {
      const { feedback } = (await open()).store;
      const before = await feedback.list();
      await feedback.store(record);
      expect([await feedback.remove(record.id), await feedback.remove(record.id)]).toEqual([true, true]);
      expect([await feedback.store(record), await feedback.remove('unknown')]).toEqual(['known', false]);
      expect(await feedback.list()).toEqual(before);
    });

    test('lists the newest, as many as it is told', async () => {
      expect(await listedOf((await open(30)).store, 30)).toEqual(newestOf(30));
    });

    test('recognizes a rating whose text is not well-formed when it comes again', async () => {
      const { feedback } = (await open()).store;
      const broken = { ...record, comment: 'half a letter \uD83D, and \u0000' };
      expect([await feedback.store(broken), await feedback.store(broken)]).toEqual(['new', 'known']);
    });
  });

  describe('of suggestions', () => {
    test('stores equal texts once, and removes one for good', async () => {
      const { suggestions } = (await open()).store;
      const added = await suggestions.add('Clouds');
      expect(await suggestions.add('Clouds')).toEqual(added);
      expect(await suggestions.list()).toContainEqual(added);
      expect([await suggestions.remove(added.id), await suggestions.remove(added.id)]).toEqual([true, true]);
      expect(await suggestions.list()).not.toContainEqual(added);
      const again = await suggestions.add('Clouds');
      expect(again.id).not.toBe(added.id);
    });

    test.each(['999', '0', '01', '-1', '', 'one'])('has none with the id "%s"', async (id) => {
      const { suggestions } = (await open()).store;
      const before = await suggestions.list();
      expect(await suggestions.remove(id)).toBe(false);
      expect(await suggestions.list()).toEqual(before);
    });
  });

  test('of creations counts those of the last hour and of the last day', async () => {
    const { creations } = (await open()).store;
    const limits = { perHour: 2, perDay: 3 };
    const take = async (time: number) =>
      (await creations.begin(limits, { user: 'anonymous', time })) !== undefined;
    expect([await take(0), await take(0), await take(hour - 1)]).toEqual([true, true, false]);
    expect([await take(hour), await take(hour)]).toEqual([true, false]);
    expect([await take(24 * hour - 1), await take(24 * hour)]).toEqual([false, true]);
  });

  test('of creations counts those of each user and all together, however old', async () => {
    const { creations } = (await open()).store;
    const limits = { perUser: 2, total: 3 };
    const take = async (user: string, time: number) =>
      (await creations.begin(limits, { user, time })) !== undefined;
    expect([await take('kiosk', 0), await take('kiosk', 0)]).toEqual([true, true]);
    expect(await take('kiosk', 1000 * hour)).toBe(false);
    expect([await take('librarian', 1000 * hour), await take('other', 2000 * hour)]).toEqual([true, false]);
  });

  test('of creations counts those of each user in a calendar month', async () => {
    const { creations } = (await open()).store;
    const take = async (user: string, day: number) => {
      const time = new Date(2026, 2, day, 12).getTime();
      return (await creations.begin({ perHour: 9, perMonth: 2 }, { user, time })) !== undefined;
    };
    expect([await take('librarian', 1), await take('librarian', 15)]).toEqual([true, true]);
    expect([await take('librarian', 31), await take('teacher', 31)]).toEqual([false, true]);
    expect(await take('librarian', 32)).toBe(true);
  });

  test('of creations counts none of a clock that ran ahead, but in limits without an end', async () => {
    const { creations } = (await open()).store;
    const now = new Date(2026, 2, 15, 12).getTime();
    const begin = (limits: QuotaLimits, time: number) =>
      creations.begin({ ...limits, total: 3 }, { user: 'anonymous', time });
    const limited = { perHour: 1, perDay: 1, perMonth: 1 };
    for (const years of [10, 20]) expect(await begin({}, now + years * 365 * 24 * hour)).toBeDefined();
    expect(await begin(limited, now)).toBeDefined();
    expect(await begin(limited, now - 1000)).toBeUndefined();
    expect(await begin({}, now)).toBeUndefined();
  });

  test('of creations counts a finished creation, and no cancelled one', async () => {
    const { creations } = (await open()).store;
    const begin = () => creations.begin({ total: 1 }, { user: 'anonymous', time: 0 });
    const cancelled = (await begin()) ?? '';
    expect(await begin()).toBeUndefined();
    await creations.cancel(cancelled);
    await creations.cancel(cancelled);
    const finished = (await begin()) ?? '';
    expect([cancelled, finished]).not.toContain('');
    await creations.finish(finished);
    expect(await begin()).toBeUndefined();
  });
});
