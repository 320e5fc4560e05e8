import { expect, test } from 'vitest';
import {
  areaOfKind,
  kindByArea,
  launchModes,
  sentKindOfMode,
  sentKinds,
  storedKindOf,
  storedKinds,
  readCover,
  readPicture,
} from './kind';

test.each([
  ['PRESENTATION_ERNEST', 'PRESENTATION'],
  ['PRESENTATION_FUNNY', 'PRESENTATION'],
  ['STORY', 'STORY'],
  ['CHILDRENS_STORY', 'CHILDRENS_STORY'],
  ['DARK_TALE', 'DARKTALE'],
  ['CHRISTMAS_STORY', 'CHRISTMAS_STORY'],
  ['DALLIC_PARTY', 'DALLIC_PARTY'],
] as const)('the sent kind %s is stored as %s (spec contract §9)', (sent, stored) => {
  expect(storedKindOf(sent)).toBe(stored);
});

test('every stored kind has a sent kind', () => {
  expect(new Set(sentKinds.map(storedKindOf))).toEqual(new Set(storedKinds));
});

test.each([
  ['presentation', 'PRESENTATION_ERNEST'],
  ['story', 'STORY'],
  ['darktale', 'DARK_TALE'],
  ['xmas', 'CHRISTMAS_STORY'],
] as const)('the launch mode %s makes %s (spec screens §5)', (mode, sent) => {
  expect(sentKindOfMode(mode)).toBe(sent);
  expect(launchModes).toContain(mode);
});

test('a kind with a wizard leads back to the area whose wizard sends it, and no other to any', () => {
  const areas = sentKinds.map((kind) => [kind, areaOfKind(kind)]);
  const inverted = Object.entries(kindByArea).map(([area, kind]) => [kind, area]);
  expect(Object.fromEntries(areas.filter(([, area]) => area))).toEqual(Object.fromEntries(inverted));
});

const cover = { imagePath: 'images/00.webp' };

test.each<[string, unknown, object]>([
  ['a story', { kind: 'STORY', initialSlide: cover }, { kind: 'STORY', cover: 'images/00.webp' }],
  [
    'an unknown kind',
    { kind: 'OPERA', initialSlide: cover },
    { kind: 'PRESENTATION', cover: 'images/00.webp' },
  ],
  ['no kind', { initialSlide: cover }, { kind: 'PRESENTATION', cover: 'images/00.webp' }],
  ['a party', { kind: 'DALLIC_PARTY', initialSlide: cover }, { kind: 'DALLIC_PARTY' }],
  ['no first slide', { kind: 'STORY', slides: [cover] }, { kind: 'STORY' }],
  ['a first slide of null', { kind: 'STORY', initialSlide: null }, { kind: 'STORY' }],
  ['a picture that is a number', { initialSlide: { imagePath: 7 } }, { kind: 'PRESENTATION' }],
  ['an empty picture', { initialSlide: { imagePath: '' } }, { kind: 'PRESENTATION' }],
  ['an array', [], { kind: 'PRESENTATION' }],
  ['text', 'STORY', { kind: 'PRESENTATION' }],
  ['null', null, { kind: 'PRESENTATION' }],
])('an index with %s has this kind and cover', (_, index, expected) => {
  expect(readCover(index)).toEqual(expected);
});

test.each<[string, unknown, readonly (string | undefined)[]]>([
  [
    'all its slides',
    { initialSlide: cover, slides: [{ text: 'A' }, { imagePath: '2' }], finalSlide: { imagePath: '3' } },
    ['images/00.webp', undefined, '2', '3', undefined],
  ],
  ['no first slide', { initialSlide: null, slides: [{ imagePath: '1' }] }, ['1', undefined]],
  ['no slides', { slides: 7, finalSlide: cover }, ['images/00.webp']],
  ['a picture that is a number', { slides: [{ imagePath: 1 }, { imagePath: '' }] }, [undefined, undefined]],
  ['no members', 'STORY', [undefined]],
])('an index with %s has these pictures, by the place of the slide', (_, index, expected) => {
  expect(expected.map((__, slide) => readPicture(index, slide))).toEqual(expected);
});
