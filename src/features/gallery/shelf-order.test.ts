import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { putFirst, shelfOf } from './shelf-order';

const entry = (id: string, language = 'English'): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language,
});

/** Returns the ids in the order of the shelf. `averages` are the ratings by id. */
const orderOf = (ids: readonly string[], averages: Readonly<Record<string, number>> = {}) =>
  shelfOf(
    ids.map((id) => entry(id)),
    'en',
    ({ id }) => averages[id] ?? 0,
  ).map(({ id }) => id);

describe('the shelf', () => {
  test.each([
    ['en', ['2']],
    ['de', ['1']],
  ] as const)('in %s lists %j only', (language, ids) => {
    const entries = [entry('1', 'German'), entry('2'), entry('3', 'Klingon')];
    expect(shelfOf(entries, language, () => 0).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['en', ['4', '3', '1']],
    ['de', ['2']],
  ] as const)('in %s knows the language by its name or tag, in any case and with spaces', (language, ids) => {
    const names = [' english', 'DE', 'EN', 'English', 'deutsch'];
    const entries = names.map((name, at) => entry(`${at + 1}`, name));
    expect(shelfOf(entries, language, () => 0).map(({ id }) => id)).toEqual(ids);
  });

  test('lists every language without one', () => {
    const entries = [entry('1', 'German'), entry('2'), entry('3', 'Klingon')];
    expect(shelfOf(entries, undefined, () => 0).map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  test('puts the higher id first, without losing digits', () => {
    const ids = ['9', '9007199254740992', '10', '9007199254740993'];
    expect(orderOf(ids)).toEqual(['9007199254740993', '9007199254740992', '10', '9']);
  });

  test('puts the higher average before the higher id', () => {
    expect(orderOf(['1', '2', '3', '4'], { '1': 4.33, '2': 4.34, '3': 4.33 })).toEqual(['2', '3', '1', '4']);
  });

  test('puts favourites first, in the same order', () => {
    const ordered = shelfOf(
      ['1', '2', '3', '4'].map((id) => entry(id)),
      'en',
      ({ id }) => Number(id === '4'),
    );
    const isFavourite = ({ id }: PresentationEntry) => id === '1' || id === '3';
    expect(putFirst(ordered, isFavourite).map(({ id }) => id)).toEqual(['3', '1', '4', '2']);
  });

  test('has one order, whatever order the list had', () => {
    const shelf = fc.uniqueArray(
      fc.record({
        id: fc.bigInt({ min: 0n, max: 10n ** 30n }),
        average: fc.constantFrom(0, 3.67, 5),
        isFavourite: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(shelf, (stories) => {
        const byId = new Map(stories.map((story) => [String(story.id), story]));
        const ordered = putFirst(
          shelfOf(
            stories.map(({ id }) => entry(String(id))),
            'en',
            ({ id }) => byId.get(id)?.average ?? 0,
          ),
          ({ id }) => byId.get(id)?.isFavourite === true,
        );
        const asSpecified = [...stories].sort(
          (a, b) =>
            Number(b.isFavourite) - Number(a.isFavourite) || b.average - a.average || (a.id < b.id ? 1 : -1),
        );
        expect(ordered.map(({ id }) => id)).toEqual(asSpecified.map(({ id }) => String(id)));
      }),
    );
  });
});
