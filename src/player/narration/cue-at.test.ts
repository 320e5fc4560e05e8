import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cueAt } from './cue-at';

const cues = [
  { text: 'Once', start: 0.5 },
  { text: 'upon', start: 2 },
  { text: 'a time', start: 2 },
  { text: 'the end', start: 8 },
];

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
    expect(cueAt(cues, { time: seconds, duration: 0 })?.text).toBe(text);
  });

  test('of a slide without transcription is undefined', () => {
    expect(cueAt([], { time: 3, duration: 9 })).toBeUndefined();
  });

  test('of times that cannot be seconds is undefined once the duration is known', () => {
    const inMilliseconds = cues.map(({ text, start }) => ({ text, start: start * 1000 }));
    const at = { time: 600, duration: 0 };
    expect(cueAt(inMilliseconds, at)?.text).toBe('Once');
    expect(cueAt(inMilliseconds, { ...at, duration: 12 })).toBeUndefined();
  });

  test('is the latest entry that starts at or before the time', () => {
    const times = fc.array(fc.double({ min: 0, max: 60, noNaN: true }));
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 60, noNaN: true }), (starts, now) => {
        const sorted = starts.sort((a, b) => a - b).map((start, at) => ({ text: String(at), start }));
        expect(cueAt(sorted, { time: now, duration: 60 })).toBe(
          sorted.filter(({ start }) => start <= now).at(-1),
        );
      }),
    );
  });
});
