import { expect, test } from 'vitest';
import { readCover } from './cover';

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
