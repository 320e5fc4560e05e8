import { expect, test } from 'vitest';
import { nextOf } from './next-of';

test.each([
  ['the next one', '2', ['1', '2', '3'], '3'],
  ['the first after the last', '3', ['1', '2', '3'], '1'],
  ['the first after one of a visitor', '9', ['1', '2', '3'], '1'],
  ['none when there is no other', '1', ['1'], undefined],
  ['none when there is none', '1', [], undefined],
])('after a presentation comes %s', (_, id, ids, next) => {
  expect(nextOf(id, ids)).toBe(next);
});
