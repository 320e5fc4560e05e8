import { describe, expect, test } from 'vitest';
import { isOwnHost, readHostNames } from './own-hosts';

describe('the Host header', () => {
  test.each([
    ['localhost'],
    ['localhost:4173'],
    ['LOCALHOST:4173'],
    ['localhost.:4173'],
    ['bookworm.localhost:4173'],
    ['127.0.0.1:4173'],
    ['192.168.1.20'],
    ['[::1]:4173'],
    ['attic'],
    ['Attic.local:4173'],
    ['books.example.org'],
  ])('names this service: %s', (host) => {
    expect(isOwnHost(host, ['attic', 'Books.example.org'])).toBe(true);
  });

  test.each([
    [undefined],
    [''],
    ['example.com'],
    ['localhost.example.com'],
    ['127.0.0.1.example.com'],
    ['notlocalhost'],
    ['attic.example.com'],
    ['localhost:4173:80'],
    ['localhost@example.com'],
    ['[example.com]'],
  ])('names another host: %s', (host) => {
    expect(isOwnHost(host, ['attic'])).toBe(false);
  });
});

test('further names are separated by commas', () => {
  expect(readHostNames(undefined)).toEqual([]);
  expect(readHostNames(' a.example, b.example ,')).toEqual(['a.example', 'b.example']);
});
