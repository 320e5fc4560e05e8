import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../base/parse';
import {
  agesOfTargetGroup,
  badgeOfTargetGroup,
  parsePresentationList,
  presentationEntrySchema,
  shownTitle,
} from './list-entry';

const entry = {
  id: '12',
  title: 'Der Bär',
  language: 'German',
  imageStyle: 'crayon',
  targetGroup: 'age_3',
  pageCount: 8,
  previewImage: 'preview.webp',
  kind: 'CHILDRENS_STORY',
  subjects: ['animals', 'night'],
};
const bare = { id: '12', title: 'Der Bär', language: 'German' };

test('all fields of an entry are read, except e-mail and url (spec contract §10, §11)', () => {
  const body = [{ ...entry, email: 'ida@example.org', url: 'https://elsewhere.example' }];
  expect(parsePresentationList(body)).toEqual({ entries: [entry], leftOut: [] });
});

describe('a wrong entry', () => {
  test.each([
    [{ ...entry, id: 12 }, '12', /^id: expected string, got number$/],
    [{ ...entry, id: '1/2' }, '1/2', /^id: an id has digits only$/],
    [{ ...entry, id: undefined }, '(no id)', /^id: /],
    [{ ...entry, title: null }, '12', /^title: expected string, got null$/],
    [{ id: '12', language: 'German' }, '12', /^title: /],
    [{ ...entry, language: 5 }, '12', /^language: /],
    [null, '(no id)', /^entry: /],
    ['12', '(no id)', /^entry: /],
    [[], '(no id)', /^id: /],
  ])('is left out and named: %j', (wrong, id, reason) => {
    const { entries, leftOut } = parsePresentationList([wrong, entry]);
    expect(entries).toEqual([entry]);
    expect(leftOut).toEqual([{ id, reason: expect.stringMatching(reason) }]);
  });

  test('never puts a person’s text or a very long id into the reason', () => {
    const email = 'ida@example.org';
    const { leftOut } = parsePresentationList([{ id: '9x'.repeat(500), title: 't', language: 'l' }, email]);
    expect(leftOut.map(({ id }) => id.length)).toEqual([40, 7]);
    expect(JSON.stringify(leftOut)).not.toContain(email);
  });
});

test.each([
  ['imageStyle', 5],
  ['targetGroup', ['age_3']],
  ['pageCount', '8'],
  ['pageCount', 8.5],
  ['pageCount', -1],
  ['previewImage', {}],
  ['feedback', 'good'],
  ['imageStyle', null],
  ['previewImage', ''],
  ['improvised', false],
  ['improvised', 'yes'],
  ['published', true],
  ['published', 'no'],
])('the label %s of %j counts as absent', (name, value) => {
  expect(parsePresentationList([{ ...bare, [name]: value }])).toEqual({ entries: [bare], leftOut: [] });
});

test.each([{ improvised: true }, { published: false }])('%j is known of a story', (fields) => {
  const marked = { ...bare, ...fields };
  expect(parsePresentationList([marked]).entries).toEqual([marked]);
  expect(v.parse(presentationEntrySchema, marked)).toEqual(marked);
});

test.each(['French', '', 'deutsch'])('the language %j is accepted', (language) => {
  expect(parsePresentationList([{ ...bare, language }]).entries).toEqual([{ ...bare, language }]);
});

describe('feedback inside an entry (spec people §1)', () => {
  const details = { story: 4, image: 4.5, voice: 3.25, comments: ['schön', ' ', ''] };

  test('is read under the entry’s own id', () => {
    const feedback = { presentationId: '99', averageRating: 3.92, ratingCount: 4, details };
    expect(parsePresentationList([{ ...bare, feedback }]).entries[0]?.feedback).toEqual({
      presentationId: '12',
      averageRating: 3.92,
      ratingCount: 4,
      details: { ...details, comments: ['schön'] },
    });
  });

  test.each([
    { averageRating: 9, ratingCount: 1, details },
    { averageRating: 3, ratingCount: 0.5, details },
    { averageRating: 3, ratingCount: 1 },
    { averageRating: 3, ratingCount: 1, details: { ...details, comments: 'none' } },
  ])('of the wrong shape is none: %j', (feedback) => {
    expect(parsePresentationList([{ ...bare, feedback }]).entries).toEqual([bare]);
  });
});

test('reading an entry gives the same result as its schema, field by field', () => {
  const details = { story: 4, image: 4.5, voice: 3.25, comments: ['schön', ' '] };
  const odd = fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    'text',
    '7',
    '07x',
    0,
    -1,
    3.5,
    8,
    Number.NaN,
    [],
    { averageRating: 4, ratingCount: 1, details },
    { averageRating: 9, ratingCount: 1, details },
  );
  const fields = ['id', 'title', 'language', 'imageStyle', 'targetGroup', 'pageCount', 'previewImage'];
  const given = fc.dictionary(fc.constantFrom(...fields, 'feedback', 'email'), odd);
  fc.assert(
    fc.property(
      fc.oneof(
        given,
        given.map((some) => ({ ...some, ...bare })),
      ),
      (item) => {
        const judged = v.safeParse(presentationEntrySchema, item);
        expect(parsePresentationList([item]).entries).toStrictEqual(judged.success ? [judged.output] : []);
      },
    ),
  );
});

test.each([{}, null, 'x', 7, { presentations: [] }])('a body that is no list is an error: %j', (body) => {
  expect(() => parsePresentationList(body)).toThrow(
    expect.objectContaining({ name: 'ShapeError', call: 'GET /api/presentation', field: '' }),
  );
  expect(() => parsePresentationList(body)).toThrow(ShapeError);
});

test.each([
  ['age_3', ['3']],
  ['age_1_2', ['1', '2']],
  ['age_', undefined],
  ['age_1_2_3', undefined],
  ['school_3', undefined],
  [undefined, undefined],
])('the target group %j has the ages %j', (targetGroup, ages) => {
  expect(agesOfTargetGroup(targetGroup)).toEqual(ages);
});

describe('the badge', () => {
  test.each([
    ['age_3', '3'],
    ['age_1_2', '1_2'],
    ['adult_all', 'all'],
    ['age_', undefined],
    ['age__ ', undefined],
    ['age', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of the target group %j shows %j (spec screens §3)', (targetGroup, badge) => {
    expect(badgeOfTargetGroup(targetGroup)).toBe(badge);
  });
});

test.each([
  [{ title: 'Pip', language: 'English' }, 'Pip', 'en'],
  [{ title: ' Pip', language: 'Klingon' }, ' Pip', undefined],
  [{ title: '', language: 'English' }, 'Ohne Titel', undefined],
  [{ title: ' \n', language: 'English' }, 'Ohne Titel', undefined],
  [{}, 'Ohne Titel', undefined],
])('the title of %j is shown as %j', (story, title, lang) => {
  expect(shownTitle(story, 'Ohne Titel')).toEqual({ title, lang });
});

test('of two entries with one id the first stays, and the other is left out and named', () => {
  const list = [
    { id: '7', title: 'Owls', language: 'English' },
    { id: '8', title: 'Ants', language: 'English' },
  ];
  const twice = { id: '7', title: 'Owls again', language: 'English' };
  expect(parsePresentationList([...list, twice])).toEqual({
    entries: list,
    leftOut: [{ id: '7', reason: 'id: twice' }],
  });
});
