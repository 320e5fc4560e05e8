import { expect, test } from 'vitest';
import { mayActAsStaff } from './session';

test.each([
  ['anon', false],
  ['', false],
  [undefined, false],
  ['a.b.c', true],
])('the token %j acts as staff: %j (spec contract §4)', (token, may) => {
  expect(mayActAsStaff(token)).toBe(may);
});
