import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparePositions,
  laterPosition,
  readPosition,
  type StoredReadingPosition,
} from './stored-reading-position';

const now = 1000;
const at = (readAt: number, slide = 3, second = 0): StoredReadingPosition => ({
  presentationId: '7',
  slide,
  second,
  view: 'slides',
  readAt,
});

describe('the later reading', () => {
  test.each([
    ['is the one with the later time', at(10), at(20), at(20)],
    ['is the one with the later time, even on an earlier page', at(10, 9), at(20, 1), at(20, 1)],
    ['is the one further on when the times are equal', at(10, 3), at(10, 4), at(10, 4)],
    [
      'is the one with the later second when time and page are equal',
      at(10, 3, 5),
      at(10, 3, 4),
      at(10, 3, 5),
    ],
    ['may be from this moment', at(now), at(10), at(now)],
    ['is any other when one has a time in the future', at(now + 1), at(10), at(10)],
    ['is the one with the later time when both are in the future', at(now + 1), at(now + 2), at(now + 2)],
  ])('%s', (_, a, b, last) => {
    expect(laterPosition(a, b, now)).toEqual(last);
    expect(laterPosition(b, a, now)).toEqual(last);
  });

  test('is the only one there is, or undefined', () => {
    expect(laterPosition(undefined, at(1), now)).toEqual(at(1));
    expect(laterPosition(at(now + 9), undefined, now)).toEqual(at(now + 9));
    expect(laterPosition(undefined, undefined, now)).toBeUndefined();
  });

  const readings = fc.record({
    presentationId: fc.constant('7'),
    slide: fc.nat(4),
    second: fc.nat(4),
    view: fc.constantFrom('slides' as const, 'book' as const),
    readAt: fc.integer({ min: 0, max: 2 * now }),
  });

  test('does not depend on the order of merging', () => {
    fc.assert(
      fc.property(fc.array(readings, { minLength: 1 }), fc.nat(), (all, seed) => {
        const shuffled = [...all].sort((a, b) => ((a.readAt * seed) % 7) - ((b.readAt * seed) % 7));
        const merge = (list: readonly StoredReadingPosition[]) =>
          list.reduce<StoredReadingPosition | undefined>(
            (best, next) => laterPosition(best, next, now),
            undefined,
          );
        const last = [...all].sort((a, b) => comparePositions(a, b, now)).at(-1);
        expect(merge(all)).toEqual(last);
        expect(merge(shuffled)).toEqual(last);
        expect(merge([...all].reverse())).toEqual(last);
      }),
    );
  });
});

describe('a stored position', () => {
  test('is read unchanged', () => expect(readPosition(at(5))).toEqual(at(5)));

  test.each([
    ['nothing', undefined],
    ['text', 'page 4'],
    ['a slide before the first', { ...at(1), slide: -1 }],
    ['half a slide', { ...at(1), slide: 1.5 }],
    ['no time', { ...at(1), readAt: null }],
    ['an infinite second', { ...at(1), second: Number.POSITIVE_INFINITY }],
    ['a view of another version', { ...at(1), view: 'hologram' }],
    ['an invalid id', { ...at(1), presentationId: '../7' }],
  ])('is ignored when it has or is %s', (_, stored) => expect(readPosition(stored)).toBeUndefined());
});
