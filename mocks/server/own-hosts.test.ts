import { describe, expect, test } from 'vitest';
import { createHostCheck, isOwnHost, readHostNames } from './own-hosts';

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

describe('a refused host', () => {
  const check = () => {
    const lines: string[] = [];
    return { lines, ...createHostCheck(['books.example.org'], (line) => void lines.push(line)) };
  };

  test('is said once in the terminal, with the setting that would allow it', () => {
    const { isOwnHost: isOwn, lines } = check();
    expect([isOwn('shelf.example.org'), isOwn('shelf.example.org:443'), isOwn('localhost')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(lines).toEqual([
      'Refused a request for shelf.example.org. If this service has that name, start it with BOOKWORM_HOSTS=shelf.example.org.',
    ]);
  });

  test('that is missing points to the proxy, and an invalid name is not printed', () => {
    const { isOwnHost: isOwn, lines } = check();
    isOwn(undefined);
    isOwn('\u001b[31mred\n');
    expect(lines).toEqual([
      'Refused a request without a usable Host header. A proxy has to pass it on unchanged, and BOOKWORM_HOSTS to name the host.',
    ]);
  });

  test('is said for at most twenty names', () => {
    const { isOwnHost: isOwn, lines } = check();
    for (let at = 0; at < 100; at += 1) isOwn(`host-${at}.example.org`);
    expect(lines).toHaveLength(20);
  });

  test.each([
    ['https://books.example.org', 'localhost:4173', true],
    ['http://localhost:4173', 'localhost:4173', true],
    ['https://shelf.example.org', 'localhost:4173', false],
    ['https://books.example.org:8443', 'localhost:4173', false],
    ['null', 'localhost:4173', false],
  ])('a socket of a page at %s that reaches %s is its own: %s', (origin, host, expected) => {
    const { isOwnOrigin, lines } = check();
    expect(isOwnOrigin(origin, host)).toBe(expected);
    expect(lines).toEqual(expected || origin === 'null' ? [] : [expect.stringContaining('BOOKWORM_HOSTS=')]);
  });
});
