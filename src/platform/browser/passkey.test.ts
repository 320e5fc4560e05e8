import { expect, test } from 'vitest';
import { isHostOf } from './passkey';

test.each([
  ['museum.example.com', true],
  ['stories.museum.example.com', true],
  ['xmuseum.example.com', false],
  ['example.com', false],
  ['localhost', false],
])('%s may use the passkeys of museum.example.com: %s', (host, expected) => {
  expect(isHostOf('museum.example.com', host)).toBe(expected);
});
