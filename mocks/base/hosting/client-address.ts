// Finds out who asks, for limits of each address, also behind a proxy on this machine.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Carries the address from the port to the handlers; what a client sends under this name is dropped. */
const addressHeader = 'x-bookworm-client-address';

/** Returns whether only this machine can reach a server that listens at this address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * Returns the network address that limits count by; undefined where it is this machine's. Behind a proxy on this machine it is the last one
 * of `X-Forwarded-For`, which the proxy has seen itself; all before it may be made up. A proxy that sends none stands for all its clients.
 */
export function clientAddressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>) {
  const { remoteAddress = '' } = socket;
  if (!isLocal(remoteAddress)) return networkOf(remoteAddress);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) === 0 || isLocal(forwarded) ? undefined : networkOf(forwarded);
}

/** Returns whether an address is this machine's, as IPv6 writes it or not. */
export const isLocal = (address: string): boolean => isLoopback(address.replace(/^::ffff:/, ''));

/** Tells the handlers of a request's address, in place of what the client may have told. */
export function setAddress({ headers }: Pick<Request, 'headers'>, address: string | undefined): void {
  if (address === undefined) headers.delete(addressHeader);
  else headers.set(addressHeader, address);
}

/** Returns the address of whoever sent a request, as `clientAddressOf` found it. */
export const addressIn = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  headers.get(addressHeader) ?? undefined;

/** One household has 2^64 addresses of IPv6: they count as one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = after === undefined ? start : [...start, ...zeros, ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
