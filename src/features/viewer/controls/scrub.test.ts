import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filled, scrubByKey, scrubTo, segmentAt, segmentsOf, valueOf } from './ScrubBar';

const position = { index: 2, time: 12, duration: 30 };

describe('the scrub bar', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 0.4],
    [3, 0],
  ])('segment %i is filled to %d', (segment, part) => {
    expect(filled(segment, position)).toBe(part);
  });

  test('a slide of unknown duration is not filled', () => {
    expect(filled(2, { index: 2, time: 3, duration: 0 })).toBe(0);
  });

  test('there is a segment for each slide, full before the current one and empty after it', () => {
    expect(segmentsOf(4, position)).toEqual([1, 1, 0.4, 0]);
    expect(segmentsOf(40, position)).toHaveLength(40);
  });

  test('more than 40 slides share one segment', () => {
    expect(segmentsOf(48, position)).toEqual([2.4 / 48]);
    expect(segmentsOf(500, { index: 499, time: 0, duration: 0 })).toEqual([0.998]);
  });

  test('the value runs from 0 to the number of slides', () => {
    expect(valueOf(position)).toBe(2.4);
  });

  test.each([
    [-0.2, 0, 0],
    [0, 0, 0],
    [0.49, 1, 0.96],
    [0.5, 2, 0],
    [0.75, 3, 0],
    [1, 3, 1],
    [7, 3, 1],
  ])('the point %d of four segments lies in segment %i at %d', (across, index, within) => {
    expect(segmentAt(across, 4)).toEqual({ index, within: expect.closeTo(within) });
  });

  test('a point in the current slide seeks to a time', () => {
    expect(scrubTo(0.625, 4, position)).toEqual({ kind: 'seconds', seconds: 15 });
  });

  test('a point in another slide, or while the duration is unknown, goes to that slide', () => {
    expect(scrubTo(0.9, 4, position)).toEqual({ kind: 'slide', index: 3 });
    expect(scrubTo(0.6, 4, { ...position, duration: 0 })).toEqual({ kind: 'slide', index: 2 });
  });

  test('any point gives a slide that exists and a time within it', () => {
    const anywhere = fc.double({ min: -2, max: 3, noNaN: true });
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 40 }), fc.nat(60), (across, count, duration) => {
        const scrub = scrubTo(across, count, { index: 0, time: 0, duration });
        const [value, end] = scrub.kind === 'slide' ? [scrub.index, count - 1] : [scrub.seconds, duration];
        expect(value >= 0 && value <= end).toBe(true);
      }),
    );
  });
});

describe('the keys of the slider', () => {
  test.each([
    ['ArrowRight', 12, { kind: 'seconds', seconds: 17 }],
    ['ArrowUp', 12, { kind: 'seconds', seconds: 17 }],
    ['ArrowRight', 27, { kind: 'slide', index: 3 }],
    ['ArrowLeft', 12, { kind: 'seconds', seconds: 7 }],
    ['ArrowDown', 3, { kind: 'seconds', seconds: 0 }],
    ['ArrowLeft', 0.5, { kind: 'slide', index: 1 }],
    ['PageUp', 12, { kind: 'slide', index: 3 }],
    ['PageDown', 12, { kind: 'slide', index: 1 }],
    ['Home', 12, { kind: 'slide', index: 0 }],
    ['End', 12, { kind: 'slide', index: 3 }],
    ['x', 12, undefined],
  ])('%s at %d s', (key, time, scrub) => {
    expect(scrubByKey(key, 4, { ...position, time })).toEqual(scrub);
  });

  test('stay within the story', () => {
    for (const key of ['PageUp', 'End', 'ArrowRight'])
      expect(scrubByKey(key, 4, { index: 3, time: 28, duration: 30 })).toBe('stay');
    expect(scrubByKey('PageDown', 4, { ...position, index: 0 })).toEqual({ kind: 'slide', index: 0 });
  });
});
