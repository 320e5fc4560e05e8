import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownCover, rememberCover } from './known-covers';

let stored: string | null = null;
const storage = {
  getItem: () => stored,
  setItem: (_key: string, value: string) => {
    stored = value;
  },
};

const cover = { path: 'images/00.webp', world: 'wood' };
const newCover = { path: 'images/new.webp', world: 'christmas' };

beforeEach(() => {
  stored = null;
});
afterEach(() => void vi.unstubAllGlobals());

test('the cover of an opened story is known the next time', () => {
  rememberCover('1041', cover, storage);
  expect(knownCover('1041', storage)).toEqual(cover);
  expect(knownCover('1042', storage)).toBeUndefined();
});

test('a changed cover replaces the previous one, and a story without a cover is removed', () => {
  rememberCover('1041', cover, storage);
  rememberCover('1041', newCover, storage);
  expect(knownCover('1041', storage)).toEqual(newCover);
  rememberCover('1041', undefined, storage);
  expect(knownCover('1041', storage)).toBeUndefined();
});

test('the last thirty stories are known', () => {
  for (let id = 1; id <= 40; id += 1)
    rememberCover(String(id), { path: `${id}.webp`, world: 'wood' }, storage);
  expect(knownCover('10', storage)).toBeUndefined();
  expect(knownCover('11', storage)).toEqual({ path: '11.webp', world: 'wood' });
});

test.each(['no json', '{}', '[1]', '[["1041"]]', '[["1041", 5]]', '[["1041", "a.webp"]]'])(
  'an invalid value counts as empty: %s',
  (garbage) => {
    stored = garbage;
    expect(knownCover('1041', storage)).toBeUndefined();
    rememberCover('1041', cover, storage);
    expect(knownCover('1041', storage)).toEqual(cover);
  },
);

test('a browser that throws on access to `localStorage` knows no cover, and nothing is thrown', () => {
  const refused = vi.fn<() => Storage>(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { get: refused });
  expect(() => rememberCover('1041', cover)).not.toThrow();
  expect(knownCover('1041')).toBeUndefined();
  expect(refused).toHaveBeenCalled();
});

test('a device without storage knows no cover, and nothing is thrown', () => {
  const refused = () => {
    throw new Error('no storage');
  };
  const none = { getItem: refused, setItem: refused };
  expect(() => rememberCover('1041', cover, none)).not.toThrow();
  expect(knownCover('1041', none)).toBeUndefined();
});
