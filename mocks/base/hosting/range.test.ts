import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from './range';

const size = 1000;
const part = (first: number, last: number) => ({ kind: 'part', first, last });
const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };

describe('the range of a request for 1000 bytes', () => {
  test.each([
    [null, whole],
    ['bytes=0-', part(0, 999)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-1', part(0, 1)],
    ['bytes=200-299', part(200, 299)],
    ['bytes=999-', part(999, 999)],
    ['bytes=500-5000', part(500, 999)],
    ['bytes=-1', part(999, 999)],
    ['bytes=-200', part(800, 999)],
    ['bytes=-5000', part(0, 999)],
    ['Bytes=0-1', part(0, 1)],
    ['bytes= 0-1 ', part(0, 1)],
    ['bytes=1000-', unsatisfiable],
    ['bytes=5000-6000', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    ['bytes=9-5', whole],
    ['bytes=-', whole],
    ['bytes=', whole],
    ['bytes=a-b', whole],
    ['bytes=1.5-3', whole],
    ['bytes=0-1,5-6', whole],
    ['items=0-1', whole],
    ['0-1', whole],
  ])('%s', (header, expected) => {
    expect(readRange(header, size)).toEqual(expected);
  });

  test.each([['bytes=0-'], ['bytes=0-0'], ['bytes=-1']])(
    'is unsatisfiable for an empty file: %s',
    (header) => {
      expect(readRange(header, 0)).toEqual(unsatisfiable);
    },
  );
});

test('a range is always within the file, whatever the header says', () => {
  const digits = fc.option(fc.nat({ max: 5000 }), { nil: '' });
  fc.assert(
    fc.property(digits, digits, fc.integer({ min: 1, max: 3000 }), (from, to, length) => {
      const range = readRange(`bytes=${from}-${to}`, length);
      if (range.kind !== 'part') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(length);
    }),
  );
});
