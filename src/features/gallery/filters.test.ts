import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { FeedbackSummary } from '../../contract/presentation/feedback';
import {
  filtersOf,
  noFilters,
  readFilterSearch,
  searchOf,
  type Filters,
  type FiltersInAddress,
  subjects,
  type Subject,
} from './filters';
import { agesOf, filterShelf, foldText, subjectsOf } from './filtered-shelf';

const entry = (id: string, title: string, more: Partial<PresentationEntry> = {}): PresentationEntry => ({
  id,
  title,
  language: 'English',
  ...more,
});
const shelf = [
  entry('1', 'The Little Light', { targetGroup: 'age_3' }),
  entry('2', 'Éloïse und die große Straße', { targetGroup: 'age_5' }),
  entry('3', 'Light as a Feather'),
];
const summary = (presentationId: string, story: number, image: number, voice: number): FeedbackSummary => ({
  presentationId,
  averageRating: 4,
  ratingCount: 1,
  details: { story, image, voice, comments: [] },
});
const ratings = new Map([
  ['1', summary('1', 3, 4, 5)],
  ['2', summary('2', 5, 4.5, 2.5)],
]);
const facts = {
  summaryOf: ({ id }: PresentationEntry) => ratings.get(id),
  isSaved: ({ id }: PresentationEntry) => id === '3',
  isMadeHere: ({ id }: PresentationEntry) => id === '1',
};
const matchingIds = (changed: Partial<Filters>) =>
  filterShelf(shelf, { ...noFilters, ...changed }, facts).map(({ id }) => id);

describe('filterShelf', () => {
  test.each<[Partial<Filters>, string[]]>([
    [{ title: 'light' }, ['1', '3']],
    [{ title: ' LIGHT  little ' }, ['1']],
    [{ title: 'eloise strasse' }, ['2']],
    [{ title: 'große' }, ['2']],
    [{ title: 'moon' }, []],
    [{ title: '  ' }, ['1', '2', '3']],
    [{ age: '3' }, ['1']],
    [{ age: '7' }, []],
    [{ rating: 4 }, ['1', '2']],
    [{ rating: 4.1 }, []],
    [{ rating: 3, ratingType: 'story' }, ['1', '2']],
    [{ rating: 3.5, ratingType: 'story' }, ['2']],
    [{ rating: 4.5, ratingType: 'image' }, ['2']],
    [{ rating: 4, ratingType: 'voice' }, ['1']],
    [{ ratingType: 'voice' }, ['1', '2', '3']],
    [{ offlineOnly: true }, ['3']],
    [{ offlineOnly: true, title: 'little' }, []],
  ])('with %j returns %j', (changed, ids) => {
    expect(matchingIds(changed)).toEqual(ids);
  });

  const animal = { id: '7', title: 'Fox', language: 'English', subjects: ['animals'], pageCount: 12 };
  const dark = { id: '8', title: 'Lamp', language: 'English', kind: 'DARKTALE', pageCount: 8 };
  const christmas = { id: '9', title: 'Star', language: 'English', kind: 'CHRISTMAS_STORY' };
  const many = Array.from({ length: 12 }, (_, at) => ({
    id: `${10 + at}`,
    title: 'Moon',
    language: 'English',
  }));

  test.each<[Subject, string[]]>([
    ['animals', ['7']],
    ['night', ['8']],
    ['christmas', ['9']],
    ['short', ['8']],
    ['new', many.map(({ id }) => id)],
    ['mine', ['7']],
  ])('finds the subject %s', (subject, ids) => {
    const entries = [animal, dark, christmas, ...many];
    const isMadeHere = ({ id }: PresentationEntry) => id === '7';
    const found = filterShelf(entries, { ...noFilters, subject }, { ...facts, isMadeHere });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  test('offers the subjects of which there are stories', () => {
    expect(subjectsOf([dark], () => false)).toEqual(['night', 'short', 'new']);
  });

  test('returns the same list while no filter is set', () => {
    expect(filterShelf(shelf, noFilters, facts)).toBe(shelf);
  });
});

describe('the address (spec screens §3)', () => {
  test('has no parameters without filters', () => {
    expect(searchOf(noFilters)).toEqual({});
  });

  test('restores every filter', () => {
    const filters = fc.record<FiltersInAddress>({
      subject: fc.option(fc.constantFrom(...subjects), { nil: undefined }),
      title: fc.string(),
      age: fc.option(fc.constantFrom('1', '1_2', '7', 'adult_all', 'school_3'), { nil: undefined }),
      ratingType: fc.constantFrom('average', 'story', 'image', 'voice'),
      rating: fc.constantFrom(0, 2, 4.5, 5),
      offlineOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, (requested) => {
        expect(filtersOf(readFilterSearch({ ...searchOf(requested) }))).toEqual(requested);
      }),
    );
  });

  test.each([
    [
      { title: 7, age: 3 },
      { title: '7', age: '3' },
    ],
    [{ title: ['a'], age: {}, by: 'taste', rating: '4', offline: 'yes' }, {}],
    [{ rating: -1 }, {}],
    [{ rating: 5.1 }, {}],
    [{ rating: Number.NaN }, {}],
    [{ age: '' }, {}],
    [{ age: 'old' }, {}],
    [{ age: -3 }, {}],
    [{ age: 'age_3' }, {}],
    [{ age: 'age_' }, {}],
  ])('with %j is read as %j', (search, expected) => {
    expect(readFilterSearch(search)).toEqual(expected);
  });
});

test('the age of every group that a list may hold is a valid search parameter', () => {
  const group = fc.oneof(
    fc.constantFrom('age_3', 'age_1_2', 'age_x', 'school_3', 'adult_all', '_3', '__', 'age_', 'grown-ups'),
    fc.string(),
    fc.tuple(fc.string(), fc.string()).map((parts) => parts.join('_')),
  );
  fc.assert(
    fc.property(group, (targetGroup) => {
      for (const age of agesOf([entry('1', 'A', { targetGroup })], undefined))
        expect(readFilterSearch({ age })).toEqual({ age });
    }),
  );
  expect.hasAssertions();
});

test('ages are listed from the youngest on, including the requested one', () => {
  const groups = ['age_5', 'age_10', 'age_5', 'grown-ups', 'adult_all', 'age_1_2', 'age_2'].map(
    (targetGroup, at) => entry(`${at}`, 'A', { targetGroup }),
  );
  expect(agesOf(groups, undefined)).toEqual(['1_2', '2', '5', '10', 'adult_all']);
  expect(agesOf(groups, '7')).toEqual(['1_2', '2', '5', '7', '10', 'adult_all']);
});

test.each([
  ['Pip', 'pip'],
  ['  Der   große\tBÄR ', 'der grosse bar'],
  ['STRAẞE', 'strasse'],
  ['Éloïse', 'eloise'],
  ['E\u0301loi\u0308se', 'eloise'],
  ['Øyvind æ œ Łódź', 'oyvind ae oe lodz'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ﬁn', 'fin'],
  ['Zoë’s 3 – Füße', 'zoe’s 3 – fusse'],
  ['', ''],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding twice gives the same as folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
