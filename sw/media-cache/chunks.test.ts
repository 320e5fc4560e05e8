import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  announcedLength,
  fileVersionOf,
  isChunkOf,
  lengthOf,
  chunkCount,
  readContentRange,
  spanOf,
  strongValidator,
} from './chunks';

const morning = 'Sat, 21 Nov 2026 08:00:00 GMT';
const aMinuteLater = 'Sat, 21 Nov 2026 08:01:00 GMT';
const soon = 'Sat, 21 Nov 2026 08:00:59 GMT';

describe('a strong validator', () => {
  test.each([
    ['a strong tag', { etag: '"a"', 'last-modified': morning }, '"a"'],
    ['an empty tag', { etag: '""' }, '""'],
    [
      'a weak tag is none, whatever the date',
      { etag: 'W/"a"', 'last-modified': morning, date: aMinuteLater },
      undefined,
    ],
    ['a tag without quotes is none', { etag: 'a' }, undefined],
    ['a date that is a minute old', { 'last-modified': morning, date: aMinuteLater }, morning],
    ['a younger date is none', { 'last-modified': morning, date: soon }, undefined],
    ['a date of which the age is unknown is none', { 'last-modified': morning }, undefined],
    ['no date at all is none', { 'last-modified': 'yesterday', date: aMinuteLater }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, headers, validator) =>
    expect(strongValidator(new Headers(headers as Record<string, string>))).toBe(validator),
  );
});

describe('Content-Range', () => {
  test.each([
    ['bytes 0-9/100', { start: 0, end: 9, size: 100 }],
    ['bytes 99-99/100', { start: 99, end: 99, size: 100 }],
    ['bytes 0-9/*', undefined],
    ['bytes */100', undefined],
    ['bytes 0-100/100', undefined],
    ['bytes 9-0/100', undefined],
    ['items 0-9/100', undefined],
    [null, undefined],
  ])('%j', (header, range) => expect(readContentRange(header)).toEqual(range));
});

describe('the version of a first chunk', () => {
  const first = { 'content-range': 'bytes 0-9/25', etag: '"a"' };
  const version = { size: 25, chunkBytes: 10, validator: '"a"' };

  test.each([
    ['is read from it', first, version],
    ['is not that of a later one', { ...first, 'content-range': 'bytes 10-19/25' }, undefined],
    ['needs a strong validator', { ...first, etag: 'W/"a"' }, undefined],
    ['is not that of an encoded body', { ...first, 'content-encoding': 'gzip' }, undefined],
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

describe('the announced length', () => {
  test.each([
    ['is said', { 'content-length': '12' }, 12],
    ['is not that of an encoded body', { 'content-length': '12', 'content-encoding': 'gzip' }, undefined],
    ['is a number', { 'content-length': 'many' }, undefined],
    ['may be unknown', {}, undefined],
  ])('%s', (_, headers, length) =>
    expect(announcedLength(new Headers(headers as Record<string, string>))).toBe(length),
  );
});
