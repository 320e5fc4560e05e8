// Finds out who can reach the service, and writes the notice that `npm start` prints about it. Opens no port.
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Variant } from '../../src/contract/deployment';
import { isLoopback } from '../base/hosting/client-address';
import { bookwormQuota } from '../service/creation/quota';

/** The settings by which others may reach a service. */
interface Reach {
  readonly host?: string | undefined;
  readonly hosts?: readonly string[] | undefined;
  readonly publicOrigin?: string | undefined;
}

/**
 * Returns the setting by which others reach a service, itself or through a proxy on this machine; undefined when only this machine
 * does.
 */
export function publicSettingOf({ host = '127.0.0.1', hosts = [], publicOrigin }: Reach): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (hosts.length > 0) return `BOOKWORM_HOSTS=${hosts.join(',')}`;
  return publicOrigin === undefined ? undefined : `BOOKWORM_ORIGIN=${publicOrigin}`;
}

/** Thrown when the test hook would be open to others: it would let them do anything. */
export class PublicTestHookError extends Error {
  override readonly name = 'PublicTestHookError';
  constructor(readonly setting: string) {
    super(`The test hook is for this machine only: leave out BOOKWORM_TEST_HOOK or ${setting}`);
  }
}

/** Returns the addresses at which others in the network reach a server that listens at `host`. */
export function addressesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/** Returns a notice of the passwords that this start has made, by username, and of what their owners and others may do. */
export function accountsNotice(passwords: Readonly<Record<string, string>>, allowsSignUp: boolean): string {
  return [
    allowsSignUp
      ? 'Everyone can sign up, and then make presentations and publish and delete their own.'
      : 'Nobody can sign up (BOOKWORM_ALLOW_SIGN_UP=1 allows it).',
    ...(Object.keys(passwords).length === 0
      ? [
          'The accounts that came with it have the passwords that an earlier start printed, or newer ones;',
          '`npm run operator -- user reset NAME` prints another.',
        ]
      : [
          'These accounts came with it. They can publish and delete everything.',
          'Note their passwords: they hold until they are changed, and are not printed again.',
        ]),
    ...Object.entries(passwords).map(([name, password]) => `  ${name}  ${password}`),
  ].join('\n');
}

/** Returns the notice where others can reach the service: its addresses, and in bookworm, where nobody signs in, what everyone may do. */
export function networkNotice(addresses: readonly string[], port: number, variant: Variant): string {
  const { perHour, perDay } = bookwormQuota;
  return [
    'Everyone in your network can open it:',
    ...addresses.map((address) => `  http://${isIP(address) === 6 ? `[${address}]` : address}:${port}/`),
    ...(variant === 'bookworm'
      ? [`They can read all stories, rate them and make new stories (${perHour} an hour, ${perDay} a day).`]
      : []),
    'The connection is not encrypted: do this only in a network that you trust.',
  ].join('\n');
}
