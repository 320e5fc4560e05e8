import { beforeEach, expect, test } from 'vitest';
import { knownCover, rememberCover } from './known-covers';

let kept: string | null = null;
const memory = {
  getItem: () => kept,
  setItem: (_key: string, value: string) => {
    kept = value;
  },
};

beforeEach(() => {
  kept = null;
});

test('the cover of an opened story is known the next time', () => {
  rememberCover('1041', 'images/00.webp', memory);
  expect(knownCover('1041', memory)).toBe('images/00.webp');
  expect(knownCover('1042', memory)).toBeUndefined();
});

test('a changed cover replaces the one before, a story without one is forgotten', () => {
  rememberCover('1041', 'images/00.webp', memory);
  rememberCover('1041', 'images/new.webp', memory);
  expect(knownCover('1041', memory)).toBe('images/new.webp');
  rememberCover('1041', undefined, memory);
  expect(knownCover('1041', memory)).toBeUndefined();
});

test('of many stories the last thirty are known', () => {
  for (let id = 1; id <= 40; id += 1) rememberCover(String(id), `${id}.webp`, memory);
  expect(knownCover('10', memory)).toBeUndefined();
  expect(knownCover('11', memory)).toBe('11.webp');
});

test.each(['no json', '{}', '[1]', '[["1041"]]', '[["1041", 5]]'])(
  'garbage counts as nothing: %s',
  (garbage) => {
    kept = garbage;
    expect(knownCover('1041', memory)).toBeUndefined();
    rememberCover('1041', 'images/00.webp', memory);
    expect(knownCover('1041', memory)).toBe('images/00.webp');
  },
);

test('a device without storage knows none and complains not', () => {
  const refused = () => {
    throw new Error('no storage');
  };
  const none = { getItem: refused, setItem: refused };
  expect(() => rememberCover('1041', 'images/00.webp', none)).not.toThrow();
  expect(knownCover('1041', none)).toBeUndefined();
});
