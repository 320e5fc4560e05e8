import { expect, test } from 'vitest';
import { stepOfKey } from './PartySteps';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['x', 1, undefined],
])('%s on step %i of five leads to %s', (key, at, expected) => {
  expect(stepOfKey(key, at, 5)).toBe(expected);
});
