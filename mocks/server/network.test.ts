import { describe, expect, test } from 'vitest';
import { isLoopback } from '../base/hosting/client-address';
import { addressesOf, networkNotice } from './network';

describe('a host that only this machine can reach', () => {
  test.each([['127.0.0.1'], ['127.8.9.1'], ['localhost'], ['::1']])('%s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([['0.0.0.0'], ['::'], ['192.168.1.20'], ['127.example.com'], ['attic'], ['']])(
    'not: %s',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});

test('lists a single address as it is, and for all addresses those that others can reach', () => {
  expect(addressesOf('192.168.1.20')).toEqual(['192.168.1.20']);
  expect(addressesOf('0.0.0.0')).not.toContain('127.0.0.1');
});

test('the notice names the addresses, and what everyone can do there, and promises neither accounts nor suggestions', () => {
  const notice = networkNotice(['192.168.1.20', 'fe80::1'], 4173, 'bookworm');
  expect(notice).toContain('http://192.168.1.20:4173/\n  http://[fe80::1]:4173/');
  expect(notice).toContain('read all stories, rate them and make new stories (30 an hour, 300 a day).');
  expect(notice).not.toMatch(/sign|account|password|suggest/i);
});
