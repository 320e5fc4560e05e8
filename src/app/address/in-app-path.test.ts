import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inAppPath } from './in-app-path';

test.each([
  ['/', '/'],
  ['/offline', '/offline'],
  ['/view/12/new', '/view/12/new'],
  ['', '/'],
  ['offline', '/'],
  ['//example.com', '/'],
  ['/\\example.com', '/'],
  ['\\\\example.com', '/'],
  ['https://example.com/', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/example.com', '/'],
])('%j leads to %s', (path, expected) => {
  expect(inAppPath(path)).toBe(expected);
});

test('no path leads out of the app', () => {
  const paths = fc.array(fc.constantFrom('/', '\\', '\t', '\n', 'a', ':', '.', 'example.com'));
  fc.assert(
    fc.property(paths, (parts) => {
      const address = new URL(inAppPath(parts.join('')), 'https://here.example/');
      expect(address.origin).toBe('https://here.example');
    }),
  );
});
