import { expect, test } from 'vitest';
import { refusalBeforeReading } from './read-person-file';

const megabyte = 1024 * 1024;

test.each([
  ['image/png', 1, undefined],
  ['audio/mpeg', 20 * megabyte, undefined],
  ['image/heic', 1, undefined],
  ['audio/wav', 20 * megabyte + 1, 'too-large'],
  ['image/jpeg', 0, 'empty'],
  ['', 1, 'wrong-type'],
  ['video/mp4', 1, 'wrong-type'],
  ['text/html', 0, 'wrong-type'],
  ['application/image/png', 1, 'wrong-type'],
  ['imagex/png', 1, 'wrong-type'],
])('before it is read, a file of type %j and %i bytes is refused as: %s', (type, size, refusal) => {
  expect(refusalBeforeReading({ type, size })).toBe(refusal);
});
