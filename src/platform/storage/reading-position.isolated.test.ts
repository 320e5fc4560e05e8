import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareReadings, laterReading, readPosition, type ReadingPosition } from './reading-position';

const now = 1000;
const at = (readAt: number, slide = 3, second = 0): ReadingPosition => ({
  presentationId: '7',
  slide,
  second,
  view: 'slides',
  readAt,
});

describe('the last reading wins, by its time', () => {
  test.each([
    ['the later one', at(10), at(20), at(20)],
    ['the later one, also where it lies further back', at(10, 9), at(20, 1), at(20, 1)],
    ['of the same moment the one further on', at(10, 3), at(10, 4), at(10, 4)],
    ['of the same moment and page the later second', at(10, 3, 5), at(10, 3, 4), at(10, 3, 5)],
    ['one from now', at(now), at(10), at(now)],
    ['any other over one that claims to come from the future', at(now + 1), at(10), at(10)],
    ['the later of two from the future', at(now + 1), at(now + 2), at(now + 2)],
  ])('%s', (_, a, b, last) => {
    expect(laterReading(a, b, now)).toEqual(last);
    expect(laterReading(b, a, now)).toEqual(last);
  });

  test('the only one there is, and none where there is none', () => {
    expect(laterReading(undefined, at(1), now)).toEqual(at(1));
    expect(laterReading(at(now + 9), undefined, now)).toEqual(at(now + 9));
    expect(laterReading(undefined, undefined, now)).toBeUndefined();
  });

  const readings = fc.record({
    presentationId: fc.constant('7'),
    slide: fc.nat(4),
    second: fc.nat(4),
    view: fc.constantFrom('slides' as const, 'book' as const),
    readAt: fc.integer({ min: 0, max: 2 * now }),
  });

  test('whatever the order in which they are merged', () => {
    fc.assert(
      fc.property(fc.array(readings, { minLength: 1 }), fc.nat(), (all, seed) => {
        const shuffled = [...all].sort((a, b) => ((a.readAt * seed) % 7) - ((b.readAt * seed) % 7));
        const merge = (list: readonly ReadingPosition[]) =>
          list.reduce<ReadingPosition | undefined>((best, next) => laterReading(best, next, now), undefined);
        const last = [...all].sort((a, b) => compareReadings(a, b, now)).at(-1);
        expect(merge(all)).toEqual(last);
        expect(merge(shuffled)).toEqual(last);
        expect(merge([...all].reverse())).toEqual(last);
      }),
    );
  });
});

describe('a stored position', () => {
  test('is read as it was written', () => expect(readPosition(at(5))).toEqual(at(5)));

  test.each([
    ['nothing', undefined],
    ['words', 'page 4'],
    ['a slide before the first', { ...at(1), slide: -1 }],
    ['half a slide', { ...at(1), slide: 1.5 }],
    ['no time', { ...at(1), readAt: null }],
    ['an endless second', { ...at(1), second: Number.POSITIVE_INFINITY }],
    ['a view of another version', { ...at(1), view: 'hologram' }],
    ['an id that is none', { ...at(1), presentationId: '../7' }],
  ])('is passed over when it is %s', (_, stored) => expect(readPosition(stored)).toBeUndefined());
});
