import { expect, test } from 'vitest';
import { refusalBeforeReading } from './read-person-file';

const megabyte = 1024 * 1024;

test.each([
  [1, undefined],
  [20 * megabyte, undefined],
  [20 * megabyte + 1, 'too-large'],
  [0, 'empty'],
])('before it is read, a file of %i bytes is refused as: %s', (size, refusal) => {
  expect(refusalBeforeReading({ size })).toBe(refusal);
});
