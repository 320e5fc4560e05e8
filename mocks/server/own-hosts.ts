// Decides which Host headers and origins this service accepts, as a defence against DNS rebinding and foreign pages.
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

/** How many refused names are said: a scanner tries many. */
const saidAtMost = 20;

/**
 * Returns the checks of a service with these names. Says each refused name once, in a line that names the setting which would allow
 * it: whoever set up a proxy sees only that nothing works.
 */
export function createHostCheck(names: readonly string[], warn: (line: string) => void) {
  const said = new Set<string>();
  const sayOnce = (name: string, line: string): void => {
    if (said.has(name) || said.size >= saidAtMost) return;
    said.add(name);
    warn(line);
  };
  return {
    isOwnHost: (host: string | undefined): boolean => {
      if (isOwnHost(host, names)) return true;
      const name = nameOf(host);
      sayOnce(
        name ?? '',
        name === undefined
          ? 'Refused a request without a usable Host header. A proxy has to pass it on unchanged, and BOOKWORM_HOSTS to name the host.'
          : `Refused a request for ${name}. If this service has that name, start it with BOOKWORM_HOSTS=${name}.`,
      );
      return false;
    },
    /**
     * Returns whether a page of this origin may open a socket. The origin has the request's host, or one of these names without a port,
     * since a proxy may have replaced the host. Another port is another application.
     */
    isOwnOrigin: (origin: string, host: string | undefined): boolean => {
      const page = URL.canParse(origin) ? new URL(origin) : undefined;
      if (page === undefined) return false;
      if (page.host === host?.toLowerCase()) return true;
      if (page.port === '' && names.some((own) => own.toLowerCase() === page.hostname)) return true;
      const name = nameOf(page.hostname);
      if (name !== undefined)
        sayOnce(
          name,
          `Refused the socket of a page at ${name}, since the request names ${nameOf(host) ?? 'no host'}. A proxy has to pass the Host header on unchanged; where this service has that name, start it with BOOKWORM_HOSTS=${name}.`,
        );
      return false;
    },
  };
}

/** Returns the name in a Host header, without its port; undefined for an invalid name, which no terminal should print. */
function nameOf(host: string | undefined): string | undefined {
  return /^([a-z\d](?:[a-z\d.-]{0,252}))(?::\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase();
}
