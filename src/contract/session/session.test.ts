import { expect, test } from 'vitest';
import { isOfAccount } from './session';

test.each([
  ['anon', false],
  ['', false],
  [undefined, false],
  ['a.b.c', true],
])('the token %j acts as staff: %j (spec contract §4)', (token, may) => {
  expect(isOfAccount(token)).toBe(may);
});
