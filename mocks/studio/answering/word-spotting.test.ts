import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cepstraOf, spokenRate } from './cepstra';
import { distanceOf } from './word-spotting';

/** A sound whose pitch moves between the given hertz, a fifth of a second each. */
function sound(...hertz: readonly number[]) {
  const each = spokenRate / 5;
  return {
    rate: spokenRate,
    samples: Int16Array.from({ length: each * hertz.length }, (_, at) => {
      const pitch = hertz[Math.floor(at / each)] ?? 0;
      return (
        8000 * Math.sin((2 * Math.PI * pitch * at) / spokenRate) +
        2000 * Math.sin((6 * Math.PI * pitch * at) / spokenRate)
      );
    }),
  };
}

describe('a word within a question', () => {
  const word = sound(300, 900, 500);

  test('is found where it stands', () => {
    const inside = distanceOf(cepstraOf(word), cepstraOf(sound(700, 1500, 300, 900, 500, 1200)));
    const absent = distanceOf(cepstraOf(word), cepstraOf(sound(700, 1500, 1100, 400, 1300, 1200)));
    expect(inside).toBeLessThan(absent * 0.8);
  });

  test('is found in a louder and a quieter voice', () => {
    const quiet = { ...word, samples: word.samples.map((sample) => sample / 4) };
    expect(distanceOf(cepstraOf(word), cepstraOf(quiet))).toBeLessThan(0.1);
  });

  test('is nothing like silence', () => {
    expect(distanceOf(cepstraOf(word), cepstraOf({ rate: spokenRate, samples: new Int16Array(0) }))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

test('a sound is exactly like itself', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 200, max: 2000 }), { minLength: 1, maxLength: 3 }), (hertz) => {
      const frames = cepstraOf(sound(...hertz));
      expect(distanceOf(frames, frames)).toBeCloseTo(0);
    }),
    { numRuns: 20 },
  );
});

test('a sound of another rate is refused', () => {
  expect(() => cepstraOf({ rate: 44_100, samples: new Int16Array(10) })).toThrow(RangeError);
});
