// Decides which Host headers this service accepts, as a defence against DNS rebinding.
import { isIP } from 'node:net';

/**
 * Returns whether a Host header names this service: any IP address, localhost, or one of its names. An IP address cannot be
 * rebound, since only the network assigns it; a name can.
 */
export function isOwnHost(host: string | undefined, names: readonly string[]): boolean {
  const [, name] = /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(host ?? '') ?? [];
  if (name === undefined) return false;
  const known = name.toLowerCase().replace(/\.$/, '');
  if (known.startsWith('[') || isIP(known) !== 0) return true;
  if (known === 'localhost' || known.endsWith('.localhost')) return true;
  return names.some((own) => known === own.toLowerCase() || known === `${own.toLowerCase()}.local`);
}

/** Parses `BOOKWORM_HOSTS`: comma-separated names, for a service that has a domain name. */
export function readHostNames(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}
