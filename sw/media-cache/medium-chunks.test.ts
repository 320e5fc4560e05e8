import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileVersionOf, isChunkOf, lengthOf, chunkCount, spanOf } from './medium-chunks';

describe('the version of a first chunk', () => {
  const first = { 'content-range': 'bytes 0-9/25', etag: '"a"' };
  const version = { size: 25, chunkBytes: 10, validator: '"a"' };

  test.each([
    ['is read from it', first, version],
    ['does not come from a later chunk', { ...first, 'content-range': 'bytes 10-19/25' }, undefined],
    ['needs a strong validator', { ...first, etag: 'W/"a"' }, undefined],
    ['does not come from an encoded body', { ...first, 'content-encoding': 'gzip' }, undefined],
  ])('%s', (_, headers, wanted) =>
    expect(fileVersionOf(new Headers(headers as Record<string, string>))).toEqual(wanted),
  );

  test.each([
    ['its own chunk', {}, true],
    ['another chunk', { 'content-range': 'bytes 0-9/25' }, false],
    ['another length', { 'content-range': 'bytes 20-24/26' }, false],
    ['another version', { etag: '"b"' }, false],
    ['a weak tag', { etag: 'W/"a"' }, false],
    ['encoded', { 'content-encoding': 'br' }, false],
  ])('holds %s: %#', (_, change, isChunk) => {
    const headers = new Headers({ etag: '"a"', 'content-range': 'bytes 20-24/25', ...change });
    expect(isChunkOf(version, spanOf(version, 2), headers)).toBe(isChunk);
  });

  test('has consecutive chunks that cover the whole file', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 100, max: 2000 }),
        (size, chunkBytes) => {
          const spans = Array.from({ length: chunkCount({ size, chunkBytes }) }, (_, chunk) =>
            spanOf({ size, chunkBytes }, chunk),
          );
          const ends = [-1, ...spans.map(({ end }) => end)];
          expect(spans.map(({ start }) => start)).toEqual(ends.slice(0, -1).map((end) => end + 1));
          expect(spans.at(-1)?.end).toBe(size - 1);
          expect(spans.reduce((sum, span) => sum + lengthOf(span), 0)).toBe(size);
        },
      ),
    );
  });
});
