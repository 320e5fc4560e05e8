// Which names a request may call this service by. A page of a foreign name that was made to point here is not let in.
import { isIP } from 'node:net';

/**
 * Returns whether a Host header names this service: by any address, as localhost, or by one of its names. An address cannot
 * be rebound, since nobody but the network gives it; a name can.
 */
export function isOwnHost(host: string | undefined, names: readonly string[]): boolean {
  const [, name] = /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(host ?? '') ?? [];
  if (name === undefined) return false;
  const known = name.toLowerCase().replace(/\.$/, '');
  if (known.startsWith('[') || isIP(known) !== 0) return true;
  if (known === 'localhost' || known.endsWith('.localhost')) return true;
  return names.some((own) => known === own.toLowerCase() || known === `${own.toLowerCase()}.local`);
}

/** Reads `BOOKWORM_HOSTS`: names with commas between, for whoever serves behind a name of his own. */
export function readHostNames(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}
