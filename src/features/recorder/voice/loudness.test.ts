import { describe, expect, test } from 'vitest';
import { addMeasurement, hintOf, meterOf, noMeasurements } from './loudness';

const voice = { mean: 0.1, peak: 0.4 };
const silence = { mean: 0.001, peak: 0.002 };
const clipped = { mean: 0.5, peak: 1 };
const after = (...levels: readonly { mean: number; peak: number }[]) =>
  hintOf(levels.reduce(addMeasurement, noMeasurements));
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

describe('the hint to who is reading', () => {
  test('comes after more than a pause without a voice, and goes with it', () => {
    expect(after(...times(24, silence))).toBeUndefined();
    expect(after(...times(25, silence))).toBe('too-quiet');
    expect(after(...times(40, silence), voice)).toBeUndefined();
    expect(after(...times(20, silence), voice, ...times(20, silence))).toBeUndefined();
  });

  test('comes as soon as samples are cut off, and stays long enough to be read', () => {
    expect(after(clipped)).toBe('too-loud');
    expect(after(clipped, ...times(14, voice))).toBe('too-loud');
    expect(after(clipped, ...times(15, voice))).toBeUndefined();
  });
});

test.each([
  [0, 0],
  [0.001, 0],
  [0.01, 1 / 3],
  [0.1, 2 / 3],
  [1, 1],
  [2, 1],
])('the meter of a mean of %f is %f long', (mean, length) => {
  expect(meterOf({ mean, peak: mean })).toBeCloseTo(length);
});
