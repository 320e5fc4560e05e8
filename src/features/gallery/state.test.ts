import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { galleryReducer, initialState, shelfOf } from './state';

const entry = (id: string, language = 'English'): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language,
});

describe('the shelf', () => {
  test.each([
    ['en', ['2']],
    ['de', ['1']],
  ] as const)('in %s lists %j only', (language, ids) => {
    const entries = [entry('1', 'German'), entry('2'), entry('3', 'Klingon')];
    expect(shelfOf(entries, language).map(({ id }) => id)).toEqual(ids);
  });

  test('puts the higher id first, without losing digits', () => {
    const ids = ['9', '9007199254740992', '10', '9007199254740993'];
    expect(
      shelfOf(
        ids.map((id) => entry(id)),
        'en',
      ).map(({ id }) => id),
    ).toEqual(['9007199254740993', '9007199254740992', '10', '9']);
  });

  test('orders any ids as whole numbers do', () => {
    const ids = fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }));
    fc.assert(
      fc.property(ids, (numbers) => {
        const listed = shelfOf(
          numbers.map((number) => entry(String(number))),
          'en',
        ).map(({ id }) => BigInt(id));
        expect(listed).toEqual([...numbers].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
      }),
    );
  });
});

describe('paging', () => {
  const loaded = galleryReducer(initialState, { type: 'loaded', entries: [] });

  test('shows 21 at first, then 21 more', () => {
    expect(loaded).toMatchObject({ shown: 21 });
    expect(galleryReducer(loaded, { type: 'reveal-more' })).toMatchObject({ shown: 42 });
  });

  test('reveals nothing while the list is still coming', () => {
    expect(galleryReducer(initialState, { type: 'reveal-more' })).toBe(initialState);
  });

  test('a new list leaves revealed what was revealed', () => {
    const grown = galleryReducer(loaded, { type: 'reveal-more' });
    expect(galleryReducer(grown, { type: 'loaded', entries: [entry('1')] })).toMatchObject({ shown: 42 });
  });

  test('a list that could not be had counts as empty', () => {
    expect(galleryReducer(initialState, { type: 'failed' })).toMatchObject({ entries: [], failed: true });
  });
});
