import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cueIndexAt, cueProgress } from './cue-at';

const cues = [
  { text: 'Once', start: 0.5 },
  { text: 'upon', start: 2 },
  { text: 'a time', start: 2 },
  { text: 'the end', start: 8 },
];

/** Returns the sentence that is spoken. */
const at = (of: typeof cues, time: number, duration = 0) => of[cueIndexAt(of, { time, duration })];

describe('the subtitle (spec player §8)', () => {
  test.each([
    [0, undefined],
    [0.49, undefined],
    [0.5, 'Once'],
    [1.99, 'Once'],
    [2, 'a time'],
    [7.99, 'a time'],
    [8, 'the end'],
    [600, 'the end'],
  ])('at %d s is %j', (seconds, text) => {
    expect(at(cues, seconds)?.text).toBe(text);
  });

  test('of a slide without transcription is undefined', () => {
    expect(at([], 3)).toBeUndefined();
  });

  test('of times that cannot be seconds is undefined once the duration is known', () => {
    const inMilliseconds = cues.map(({ text, start }) => ({ text, start: start * 1000 }));
    expect(at(inMilliseconds, 600)?.text).toBe('Once');
    expect(at(inMilliseconds, 600, 12)).toBeUndefined();
  });

  test('is the latest entry that starts at or before the time', () => {
    const times = fc.array(fc.double({ min: 0, max: 60, noNaN: true }));
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 60, noNaN: true }), (starts, now) => {
        const sorted = starts.sort((a, b) => a - b).map((start, at) => ({ text: String(at), start }));
        expect(at(sorted, now, 60)).toBe(sorted.filter(({ start }) => start <= now).at(-1));
      }),
    );
  });
});

test.each([
  [0, 0.5, 0],
  [0, 1.25, 0.5],
  [0, 9, 1],
  // Two sentences start at once: nothing is left for the first.
  [1, 2, 0],
  [3, 9, 0.5],
])('of the sentence %i at %d s a share of %d is spoken', (index, seconds, share) => {
  expect(cueProgress(cues, index, seconds, 10)).toBe(share);
});

test('nothing of the last sentence is spoken while the end of the medium is unknown', () => {
  expect(cueProgress(cues, 3, 9, 0)).toBe(0);
});
