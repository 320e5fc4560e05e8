import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveReasons } from '../../src/contract/worker/worker-messages';
import { countsOfBytes, recordOf } from '../testing/environment-double.fixture';
import { storedBytesOf, type SaveRecord } from '../ledger/record';
import { mayEvict } from './cleanup';
import { planEviction } from './storage-quota';

const isOpen = (client: string) => client === 'tab';
const wanted = recordOf({ id: '1', saveReason: 'requested' });
const story = (id: string, bytes: number, lastOpened: number, more: Partial<SaveRecord> = {}) =>
  recordOf({ id, counts: countsOfBytes(bytes), lastOpened, ...more });

describe('storage for a story that was requested', () => {
  const open = { viewers: [{ client: 'tab' }] };
  const closed = { viewers: [{ client: 'gone' }] };
  test.each<[string, SaveRecord[], number, ReturnType<typeof planEviction>]>([
    ['is sufficient', [story('2', 100, 1)], 100, { fits: true, evicted: [] }],
    ['is lacking, with nothing to evict', [], 90, { fits: false, shortOf: 10 }],
    [
      'is freed by the least recently opened',
      [story('2', 50, 9), story('3', 50, 5)],
      60,
      { fits: true, evicted: ['3'] },
    ],
    [
      'is freed by a story that was never opened first',
      [story('2', 50, 9), recordOf({ id: '3', counts: countsOfBytes(50) })],
      60,
      { fits: true, evicted: ['3'] },
    ],
    [
      'is freed by as many as are needed',
      [story('2', 20, 1), story('3', 20, 2), story('4', 20, 3)],
      70,
      { fits: true, evicted: ['2', '3'] },
    ],
    [
      'spares small ones that a large one makes needless',
      [story('2', 5, 1), story('3', 50, 2)],
      60,
      { fits: true, evicted: ['3'] },
    ],
    ['is not freed by an open story', [story('2', 50, 1, open)], 60, { fits: false, shortOf: 40 }],
    [
      'is freed by a story that was open in a closed page',
      [story('2', 50, 1, closed)],
      60,
      { fits: true, evicted: ['2'] },
    ],
    [
      'is not freed by a story that was requested',
      [story('2', 50, 1, { saveReason: 'requested' })],
      60,
      { fits: false, shortOf: 40 },
    ],
    [
      'is freed by a story stored for viewing only',
      [story('2', 50, 1, { saveReason: 'viewing' })],
      60,
      { fits: true, evicted: ['2'] },
    ],
    [
      'is lacking though all may go: nothing goes',
      [story('2', 10, 1), story('3', 10, 2)],
      60,
      { fits: false, shortOf: 20 },
    ],
    ['is not made by itself', [{ ...wanted, counts: countsOfBytes(90) }], 60, { fits: false, shortOf: 40 }],
  ])('%s', (_, records, free, expected) => {
    expect(planEviction(wanted, { needed: 100, free }, records, isOpen)).toEqual(expected);
  });

  test.each(['opened', 'viewing'] as const)('a story with the saveReason %s evicts nothing', (saveReason) => {
    const plan = planEviction(
      { ...wanted, saveReason },
      { needed: 100, free: 60 },
      [story('2', 500, 1)],
      isOpen,
    );
    expect(plan).toEqual({ fits: false, shortOf: 40 });
  });
});

test('for any records, the evicted ones may be evicted, suffice, and are all needed', () => {
  const anyStory = fc
    .record({
      bytes: fc.nat(100),
      lastOpened: fc.nat(20),
      saveReason: fc.constantFrom(...saveReasons),
      isViewed: fc.boolean(),
    })
    .map(({ bytes, lastOpened, saveReason, isViewed }) =>
      story('0', bytes, lastOpened, { saveReason, viewers: isViewed ? [{ client: 'tab' }] : [] }),
    );
  const anyRecords = fc
    .array(anyStory, { maxLength: 12 })
    .map((stories) => stories.map((one, at) => ({ ...one, id: `${at + 2}` })));
  fc.assert(
    fc.property(anyRecords, fc.nat(400), fc.nat(200), (records, needed, free) => {
      const plan = planEviction(wanted, { needed, free }, records, isOpen);
      const sizeOf = (ids: readonly string[]) =>
        records.filter(({ id }) => ids.includes(id)).reduce((sum, record) => sum + storedBytesOf(record), 0);
      const mayGo = records.filter((record) => mayEvict(record, isOpen)).map(({ id }) => id);
      if (!plan.fits) {
        expect(free + sizeOf(mayGo) + plan.shortOf).toBe(needed);
        return;
      }
      expect(mayGo).toEqual(expect.arrayContaining([...plan.evicted]));
      expect(free + sizeOf(plan.evicted)).toBeGreaterThanOrEqual(needed);
      for (const id of plan.evicted)
        expect(free + sizeOf(plan.evicted.filter((other) => other !== id))).toBeLessThan(needed);
    }),
  );
});
