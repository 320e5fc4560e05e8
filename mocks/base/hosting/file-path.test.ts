import { describe, expect, test } from 'vitest';
import { fileBelow, namesOfPath } from './file-path';

describe('the names of a path', () => {
  test.each([
    ['/presentations/1/index.json', ['presentations', '1', 'index.json']],
    ['/a%20b/K%C3%A4se.webp', ['a b', 'Käse.webp']],
    ['/50%25/no%231%3F.webp', ['50%', 'no#1?.webp']],
  ])('%s', (pathname, names) => {
    expect(namesOfPath(pathname)).toEqual(names);
  });

  test.each([
    ['/a//b'],
    ['/a/'],
    ['/../a'],
    ['/a/%2e%2e/b'],
    ['/a/..%2fb'],
    ['/a%2fb'],
    ['/a%5cb'],
    ['/a%00b'],
    ['/50%'],
  ])('are undefined for %s', (pathname) => {
    expect(namesOfPath(pathname)).toBeUndefined();
  });
});

test('a file is always below its folder', () => {
  expect(fileBelow('/library', ['a', 'b.webp'])).toBe('/library/a/b.webp');
  expect(fileBelow('/library', ['..', 'library-of-others', 'b'])).toBeUndefined();
  expect(fileBelow('/library', [])).toBeUndefined();
});
