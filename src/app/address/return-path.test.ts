import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefFrom, returnPathOf, inAppPath } from './return-path';

const at = (pathname: string, search: Record<string, unknown> = {}, searchStr = '') => ({
  pathname,
  search,
  searchStr,
});

test.each([
  ['the shelf', at('/'), '/'],
  ['a filtered shelf', at('/', { language: 'German' }, '?language=German'), '/?language=German'],
  ['another page', at('/offline'), '/offline'],
  ['the sign-in itself', at('/sign-in'), '/'],
  ['the sign-in, with where one came from', at('/sign-in', { from: '/offline' }), '/offline'],
  ['a page that the sign-in links to', at('/forgotten-password', { from: '/view/12/new' }), '/view/12/new'],
  ['another site', at('/sign-in', { from: 'https://example.com/' }), '/'],
  ['another host', at('/sign-in', { from: '//example.com' }), '/'],
  ['a script', at('/sign-in', { from: 'javascript:alert(1)' }), '/'],
  ['no text', at('/sign-in', { from: 12 }), '/'],
])('from %s the sign-in leads back within the app', (_, current, path) => {
  expect(returnPathOf(current)).toBe(path);
});

test('the address names the path only where it is not the shelf', () => {
  expect(hrefFrom('/sign-in', at('/'))).toBe('#/sign-in');
  expect(hrefFrom('/sign-up', at('/', { a: 'b' }, '?a=b'))).toBe('#/sign-up?from=%2F%3Fa%3Db');
});

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
