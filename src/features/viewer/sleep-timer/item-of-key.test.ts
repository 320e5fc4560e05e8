import { expect, test } from 'vitest';
import { itemOfKey } from './item-of-key';

test.each([
  ['ArrowDown', 4, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['s', 0, undefined],
])('%s on entry %i of five leads to %s', (key, at, expected) => {
  expect(itemOfKey(key, at, 5)).toBe(expected);
});
