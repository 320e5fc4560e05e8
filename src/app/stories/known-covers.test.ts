import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownCover, rememberCover } from './known-covers';

let kept: string | null = null;
const memory = {
  getItem: () => kept,
  setItem: (_key: string, value: string) => {
    kept = value;
  },
};

const cover = { path: 'images/00.webp', world: 'wood' };
const newCover = { path: 'images/new.webp', world: 'christmas' };

beforeEach(() => {
  kept = null;
});
afterEach(() => void vi.unstubAllGlobals());

test('the cover of an opened story is known the next time', () => {
  rememberCover('1041', cover, memory);
  expect(knownCover('1041', memory)).toEqual(cover);
  expect(knownCover('1042', memory)).toBeUndefined();
});

test('a changed cover replaces the one before, a story without one is forgotten', () => {
  rememberCover('1041', cover, memory);
  rememberCover('1041', newCover, memory);
  expect(knownCover('1041', memory)).toEqual(newCover);
  rememberCover('1041', undefined, memory);
  expect(knownCover('1041', memory)).toBeUndefined();
});

test('of many stories the last thirty are known', () => {
  for (let id = 1; id <= 40; id += 1)
    rememberCover(String(id), { path: `${id}.webp`, world: 'wood' }, memory);
  expect(knownCover('10', memory)).toBeUndefined();
  expect(knownCover('11', memory)).toEqual({ path: '11.webp', world: 'wood' });
});

test.each(['no json', '{}', '[1]', '[["1041"]]', '[["1041", 5]]', '[["1041", "a.webp"]]'])(
  'garbage counts as nothing: %s',
  (garbage) => {
    kept = garbage;
    expect(knownCover('1041', memory)).toBeUndefined();
    rememberCover('1041', cover, memory);
    expect(knownCover('1041', memory)).toEqual(cover);
  },
);

test('a browser that throws for the very name of its storage knows none and complains not', () => {
  const refused = vi.fn<() => Storage>(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { get: refused });
  expect(() => rememberCover('1041', cover)).not.toThrow();
  expect(knownCover('1041')).toBeUndefined();
  expect(refused).toHaveBeenCalled();
});

test('a device without storage knows none and complains not', () => {
  const refused = () => {
    throw new Error('no storage');
  };
  const none = { getItem: refused, setItem: refused };
  expect(() => rememberCover('1041', cover, none)).not.toThrow();
  expect(knownCover('1041', none)).toBeUndefined();
});
