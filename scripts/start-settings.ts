// Reads and checks what `npm start` is told by its environment and its arguments, and by its deployment, before anything is built. Opens nothing else.
import { isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { homeAddresses } from '../mocks/server/home/home-network';
import { PublicTestHookError, publicSettingOf } from '../mocks/server/network';
import { isLoopback } from '../mocks/base/hosting/client-address';
import { readHostNames } from '../mocks/server/own-hosts';
import { readDeployment } from '../mocks/server/read-deployment';
import { readLibraryChoice, UnknownLibraryError } from '../mocks/service/library/library-choice';
import { canBeMailed } from '../mocks/service/mail/finished-mail';
import type { MailServer } from '../mocks/service/mail/mail-sender';
import { DataDirectoryError } from '../mocks/service/store/data-directory';
import { variants, type Variant } from '../src/contract/deployment';
import { DeploymentError, type Deployment } from '../src/contract/deployment-file';

/** Thrown for a setting that cannot be used; its message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const usualPort = 4173;
/** The port of https is so much higher. */
const fromPlain = 8;

/** Returns the settings, for a machine with these private addresses. Throws an error that `sentenceOf` explains. */
export function readStartSettings(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
  addresses: readonly string[] = homeAddresses(),
) {
  const asked = argumentsOf(args);
  const isHome = asked.home === true;
  // At `::` Node takes in IPv4, too.
  const everywhere = addresses.some((address) => isIPv6(address)) ? '::' : '0.0.0.0';
  const host = env['HOST'] || (isHome ? everywhere : '127.0.0.1');
  if (isHome && isLoopback(host))
    throw new StartError(`HOST=${host} lets no tablet in: leave it out with --home.`);
  const library = env['BOOKWORM_LIBRARY'];
  readLibraryChoice(library);
  const faults = env['BOOKWORM_TEST_HOOK'] === '1';
  const hosts = readHostNames(env['BOOKWORM_HOSTS']);
  const origin = originOf(env['BOOKWORM_ORIGIN'] || undefined);
  const reachedBy = publicSettingOf({ host, hosts, publicOrigin: origin });
  if (faults && reachedBy !== undefined) throw new PublicTestHookError(reachedBy);
  const { variant, deployment } = deploymentOf(asked.variant ?? (env['BOOKWORM_VARIANT'] || undefined), env);
  return {
    variant,
    isHome,
    host,
    library,
    faults,
    allowSignUp: env['BOOKWORM_ALLOW_SIGN_UP'] === '1' || allowsSignUp(deployment),
    domainName: deployment?.domainName,
    creationLimits: deployment?.creationLimits,
    publishMade: deployment?.publishMade,
    /** Whether requests are logged; undefined where nothing says so. */
    logs: env['BOOKWORM_LOG'] ? env['BOOKWORM_LOG'] !== '0' : undefined,
    relyingPartyId: deployment?.variant === 'museum' ? deployment.webauthn.relyingPartyId : undefined,
    ...portsOf(env['PORT'] || undefined, isHome),
    hosts,
    // Whoever gets a mail is elsewhere, where localhost is another machine.
    publicOrigin: origin ?? (hosts[0] && `https://${hosts[0]}`),
    dataFolder: env['BOOKWORM_DATA'] || 'data',
    mailServer: mailServerOf(env['BOOKWORM_SMTP'] || undefined),
  };
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { variant: { type: 'string' }, home: { type: 'boolean' } } })
      .values;
  } catch {
    throw new StartError(
      `npm start does not know what ${args.join(' ')} means: write npm start -- --home, or npm start -- --variant museum.`,
    );
  }
}

/** Returns the variant that was asked for, and the operator's deployment where there is one: it decides the variant of nobody's choice. */
function deploymentOf(asked: string | undefined, env: Readonly<Record<string, string | undefined>>) {
  const variant = asked === undefined ? undefined : variantOf(asked);
  const own = env['BOOKWORM_DEPLOYMENT'] || undefined;
  const deployment = own === undefined ? undefined : readDeployment(variant, own);
  return { variant: variant ?? deployment?.variant ?? 'bookworm', deployment };
}

function allowsSignUp(deployment: Deployment | undefined): boolean {
  return deployment !== undefined && 'userPool' in deployment && deployment.userPool.allowSignUp === true;
}

function variantOf(name: string): Variant {
  const variant = variants.find((known) => known === name);
  if (variant === undefined)
    throw new StartError(
      `There is no variant ${name}: choose ${variants.slice(0, -1).join(', ')} or museum.`,
    );
  return variant;
}

/**
 * Returns the port of http, the port of https at home, and whether others may take their place. At home none may: what a device keeps
 * belongs to the port, too.
 */
function portsOf(text: string | undefined, isHome: boolean) {
  if (text === undefined) return { port: usualPort, securePort: usualPort + fromPlain, mayUseNext: !isHome };
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`PORT=${text} is no port: set a number up to 65535, or leave it out.`);
  if (isHome && port + fromPlain > 65_535)
    throw new StartError(`PORT=${text} leaves no port for https: set one up to ${65_535 - fromPlain}.`);
  return { port, securePort: port === 0 ? 0 : port + fromPlain, mayUseNext: false };
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new StartError(
      `BOOKWORM_ORIGIN=${text} is no origin: write it as https://books.example.org, or leave it out.`,
    );
  return url.origin;
}

/** Returns the server that takes mails. No sentence repeats the setting: it may hold a password. */
function mailServerOf(text: string | undefined): MailServer | undefined {
  if (text === undefined) return undefined;
  try {
    const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
    const from = searchParams.get('from') ?? undefined;
    const isSecure = protocol === 'smtps:';
    const isWhole = hostname !== '' && /^\/?$/.test(pathname) && (from === undefined || canBeMailed(from));
    if (isWhole && (isSecure || protocol === 'smtp:'))
      return {
        host: hostname.replace(/^\[(.*)\]$/, '$1'),
        port: Number(port) || (isSecure ? 465 : 587),
        isSecure,
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
        from,
      };
  } catch {
    // The sentence below says what to write.
  }
  throw new StartError(
    'BOOKWORM_SMTP names no mail server: write it as smtps://user:password@mail.example.org?from=books@example.org (or smtp://, special characters as %40), or leave it out.',
  );
}

/** Returns one sentence for an error that a setting or another process causes; undefined for a fault of ours. */
export function sentenceOf(error: unknown): string | undefined {
  // Something took the port between the build and the start.
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken: stop what uses it, or set PORT to another one.`;
  const known = [StartError, DataDirectoryError, DeploymentError, UnknownLibraryError, PublicTestHookError];
  return error instanceof Error && known.some((each) => error instanceof each) ? error.message : undefined;
}
