import { describe, expect, test } from 'vitest';
import { announcedLength, readContentRange, strongValidator } from './medium-chunks';

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

describe('the announced length', () => {
  test.each([
    ['is said', { 'content-length': '12' }, 12],
    ['does not come from an encoded body', { 'content-length': '12', 'content-encoding': 'gzip' }, undefined],
    ['is a number', { 'content-length': 'many' }, undefined],
    ['may be unknown', {}, undefined],
  ])('%s', (_, headers, length) =>
    expect(announcedLength(new Headers(headers as Record<string, string>))).toBe(length),
  );
});
