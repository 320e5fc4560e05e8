// Who can reach the service, and what `npm start` says of it in the terminal. Opens no port.
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Account } from '../service/accounts';

/** Whether only this machine can reach what listens at this address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The test hook was asked for where others can reach it: it would let them do anything. */
export class PublicTestHookError extends Error {
  override readonly name = 'PublicTestHookError';
  constructor(readonly host: string) {
    super(`The test hook is for this machine only: leave out BOOKWORM_TEST_HOOK or HOST=${host}`);
  }
}

/** Returns the addresses by which others in the network reach what listens at `host`. */
export function addressesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

/** Returns who may do more than everyone, and by which passwords. */
export function accountsNotice(accounts: Readonly<Record<string, Account>>): string {
  return [
    'Only these accounts can publish and delete; their passwords hold until you stop the service:',
    ...Object.entries(accounts).map(([name, { password }]) => `  ${name}  ${password}`),
  ].join('\n');
}

/** Returns what the terminal says where others can reach the service: where, what they may do, and who may do more. */
export function networkNotice(
  addresses: readonly string[],
  port: number,
  accounts: Readonly<Record<string, Account>>,
): string {
  return [
    'Everyone in your network can open it:',
    ...addresses.map((address) => `  http://${isIP(address) === 6 ? `[${address}]` : address}:${port}/`),
    'They can read all stories, rate them, suggest topics and make new stories (30 an hour, 300 a day).',
    accountsNotice(accounts),
    'The connection is not encrypted: do this only in a network that you trust.',
  ].join('\n');
}
