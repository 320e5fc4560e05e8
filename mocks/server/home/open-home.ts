// `npm start -- --home`: an https address in a home network, with the authority, the name and the trust page behind it (ADR-0050, ADR-0051).
import { isIPv6 } from 'node:net';
import type { Clock } from '../../../src/base/clock';
import type { DataDirectory } from '../../service/store/data-directory';
import type { RunningService, SecureOptions } from '../serve';
import { openAuthority, type ServerCertificate } from './authority';
import { homeAddresses, homeName, machineName, mainAddress } from './home-network';
import { homeNotice, progressLine } from './home-notice';
import { answerForName } from './name-responder';
import { createTrustSite } from './trust-site';

interface HomeOptions {
  readonly data: Pick<DataDirectory, 'folder'>;
  /** `dist/<variant>`. */
  readonly folder: string;
  readonly port: number;
  readonly securePort: number;
  readonly clock: Clock;
  readonly print: (line: string) => void;
  /** Returns the addresses that others may use; this machine's private ones by default. */
  readonly addresses?: () => string[];
}

export interface Home {
  readonly secure: SecureOptions;
  /** The https address by its name, for mails. */
  readonly origin: string;
  /** The names by which others ask. */
  readonly names: readonly string[];
  /** What the terminal shows; `columns` as in HomeNotice. */
  notice(columns: number | undefined, hasStyles: boolean): Promise<string>;
  /** Answers for the name, and renews the certificate, until it is closed. */
  keep(running: Pick<RunningService, 'renew'>): { close(): void };
}

const checkInterval = 10_000;
/** Milliseconds before its end at which a certificate is renewed. */
const renewBefore = 30 * 86_400_000;

/** Returns whether a certificate has to be renewed: it ends soon, or the machine has other addresses. */
export function isStale({ hosts, ends }: ServerCertificate, wanted: readonly string[], now: number): boolean {
  return ends - now < renewBefore || wanted.some((host) => !hosts.includes(host));
}

/** Opens the authority and issues the first certificate. Throws DataDirectoryError. */
export async function openHome(options: HomeOptions): Promise<Home> {
  const { data, folder, port, securePort, clock, print, addresses = homeAddresses } = options;
  const authority = await openAuthority(data.folder, clock.now());
  const machine = machineName();
  const names = [homeName, ...(machine === undefined ? [] : [machine])];
  const issue = () => authority.issue([...names, ...addresses()], clock.now());
  let certificate = await issue();
  const secureAt = (host: string) => `https://${inAddress(host)}:${securePort}/`;
  const plain = createTrustSite({
    authority,
    names,
    folder,
    addressesFor: (host) =>
      [...new Set([homeName, certificate.hosts.includes(host) ? host : homeName])].map(secureAt),
    onProgress: (device, progress) => print(progressLine(device, progress, new Date(clock.now()))),
  });
  return {
    secure: { port: securePort, certificate, plain },
    names,
    origin: `https://${homeName}:${securePort}`,
    async notice(columns, hasStyles) {
      const main = (await mainAddress(addresses())) ?? homeName;
      return homeNotice({
        address: `http://${inAddress(main)}:${port}`,
        fingerprint: authority.fingerprint,
        secureAddresses: [...new Set([homeName, main])].map((host) => secureAt(host).slice(0, -1)),
        columns,
        hasStyles,
      });
    },
    keep(running) {
      const responder = answerForName({ name: homeName, addresses }, () =>
        print(`This machine cannot answer for ${homeName}: use its address.`),
      );
      let check = clock.after(checkInterval, look);
      async function renew(): Promise<void> {
        certificate = await issue();
        running.renew(certificate);
        responder.announce();
      }
      function look(): void {
        check = clock.after(checkInterval, look);
        const wanted = addresses();
        if (!isStale(certificate, wanted, clock.now())) return;
        const isMoved = wanted.some((address) => !certificate.hosts.includes(address));
        renew().then(
          () => isMoved && print(`This machine has another address now: ${wanted.join(', ')}.`),
          (error: unknown) => print(`The certificate could not be renewed: ${String(error)}`),
        );
      }
      return {
        close() {
          check();
          responder.close();
        },
      };
    },
  };
}

function inAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
