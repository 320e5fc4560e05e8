import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, BuildCache } from './build-cache';

let folder = '';
const inFolder = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  writeFileSync(inFolder('picture'), 'a fox');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the build cache of the press', () => {
  test('knows files made from the same inputs, also in the next run', () => {
    new BuildCache(inFolder('build-cache.json')).record(inFolder('picture'), 'fox', [
      { text: 'A fox.', start: 0.1 },
    ]);
    const next = new BuildCache(inFolder('build-cache.json'));
    expect(next.holds(inFolder('picture'), 'fox')).toBe(true);
    expect(next.cuesOf(inFolder('picture'))).toEqual([{ text: 'A fox.', start: 0.1 }]);
  });

  test.each([
    ['the inputs changed', () => {}, 'hen'],
    ['the file was changed by other hands', () => writeFileSync(inFolder('picture'), 'a hen'), 'fox'],
    ['the file is gone', () => rmSync(inFolder('picture')), 'fox'],
  ])('does not hold it when %s', (_, happens, inputs) => {
    const cache = new BuildCache(inFolder('build-cache.json'));
    cache.record(inFolder('picture'), 'fox');
    happens();
    expect(cache.holds(inFolder('picture'), inputs)).toBe(false);
  });

  test('is empty when it cannot be read', () => {
    writeFileSync(inFolder('build-cache.json'), '{"half');
    expect(new BuildCache(inFolder('build-cache.json')).holds(inFolder('picture'), 'fox')).toBe(false);
  });
});

test('a fingerprint differs for different inputs', () => {
  expect(fingerprint({ a: 1 }, 'b')).toBe(fingerprint({ a: 1 }, 'b'));
  expect(fingerprint({ a: 1 }, 'b')).not.toBe(fingerprint({ a: 2 }, 'b'));
});
