import { expect, test } from 'vitest';
import { softTone } from './tone';

test('a tone has the requested length, begins and ends softly, and does not clip', () => {
  const { rate, samples } = softTone(440, 1);
  expect(samples.length).toBe(rate);
  expect(Math.abs(samples[0] ?? 1)).toBe(0);
  expect(Math.abs(samples.at(-1) ?? 100)).toBeLessThan(50);
  expect(Math.max(...samples)).toBeLessThan(8000);
});
