import { expect, test } from 'vitest';
import { levelOf } from './microphone';

test('the level is the mean and the largest sample', () => {
  expect(levelOf(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toEqual({ mean: 0.5, peak: 0.5 });
  expect(levelOf(new Float32Array())).toEqual({ mean: 0, peak: 0 });
});
