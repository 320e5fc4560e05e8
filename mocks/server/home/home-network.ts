// The names and addresses by which a home network reaches this machine.
import { createSocket } from 'node:dgram';
import { BlockList, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** The name that the responder answers for (ADR-0051). */
export const homeName = 'bookworm.local';

/** The ranges of private networks. No certificate authority of a home may vouch for an address outside them. */
export const privateRanges = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
] as const;

const privateAddresses = new BlockList();
for (const range of privateRanges) {
  const [network = '', bits] = range.split('/');
  privateAddresses.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
}

export function isPrivateAddress(address: string): boolean {
  return privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns the name by which this machine answers in a home network, such as `attic.local`; undefined when it has none. */
export function machineName(host = hostname()): string | undefined {
  // One label alone may be a top-level domain, such as `dev`: an authority for it could vouch for all that is below.
  const [label = ''] = host.toLowerCase().split('.');
  return /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(label) && label !== 'localhost'
    ? `${label}.local`
    : undefined;
}

/** Returns the private addresses of this machine that a browser can write into an address, IPv4 first. */
export function homeAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ internal, scopeid, address }) => !internal && !scopeid && isPrivateAddress(address))
    .map(({ address }) => address)
    .toSorted((one, other) => Number(isIPv6(one)) - Number(isIPv6(other)));
}

/**
 * Returns the address that this machine uses towards other networks, so that no virtual network is taken for the Wi-Fi. Returns the
 * first address where there is no way out. Sends nothing.
 */
export function mainAddress(addresses: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const finish = (used?: string): void => {
      socket.close();
      resolve(addresses.find((address) => address === used) ?? addresses[0]);
    };
    socket.once('error', () => finish());
    // An address for documentation, which nobody has.
    socket.connect(9, '192.0.2.1', () => finish(socket.address().address));
  });
}
