import { expect, test } from 'vitest';
import { barsOf, pathOfBars } from './step-parts';

test('a waveform has the largest sample of each part, the largest of all at full height', () => {
  expect(barsOf([new Float32Array([0.1, -0.4, 0.2, 0])], 2)).toEqual([1, 0.5]);
  expect(barsOf([new Float32Array(4)], 2)).toEqual([0, 0]);
  expect(barsOf([], 2)).toEqual([0, 0]);
  expect(pathOfBars([1, 0])).toBe('M0.5 0.05v1.90M1.5 0.95v0.10');
});
