import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressIn, clientAddressOf, setAddress } from './client-address';

const from = (remoteAddress: string, forwarded?: string) =>
  clientAddressOf({
    socket: Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

test.each([
  ['192.0.2.7', undefined, '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, '192.0.2.7'],
  // What a client of the network says about itself is nothing.
  ['192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['127.0.0.1', undefined, undefined],
  ['::ffff:127.0.0.1', undefined, undefined],
  ['::1', '198.51.100.1', '198.51.100.1'],
  // The proxy has added the last one.
  ['127.0.0.1', '10.0.0.1, made-up, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'made-up', undefined],
  ['127.0.0.1', '', undefined],
  ['127.0.0.1', '198.51.100.1, 127.0.0.1', undefined],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::9', undefined, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
])('a connection from %s that was forwarded for %j counts as %j', (remote, forwarded, address) => {
  expect(from(remote, forwarded)).toBe(address);
});

test('the handlers learn the address from the service alone', () => {
  const request = new Request('http://localhost/', { headers: { 'x-bookworm-client-address': 'made-up' } });
  setAddress(request, '192.0.2.7');
  expect(addressIn(request)).toBe('192.0.2.7');
  setAddress(request, undefined);
  expect(addressIn(request)).toBeUndefined();
});
