// What others get over plain http: the trust page and the file that a device installs. Every other path leads to the page.
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { addressOf } from '../node-http';
import { isOwnHost } from '../own-hosts';
import type { Authority } from './authority';
import { appleProfile, profileType } from './profile';
import { deviceOf, trustPage } from './trust-page/trust-page';
import type { TrustDevice, TrustLanguage } from './trust-page/trust-texts';

interface TrustSiteDeps {
  readonly authority: Authority;
  /** Names by which requests may ask, besides addresses. */
  readonly names: readonly string[];
  /** Returns the https addresses for whoever asks by this host, the best first. */
  readonly addressesFor: (host: string) => readonly string[];
  /** `dist/<variant>`, where the font is. */
  readonly folder: string;
  /** Called once for each device that gets the file, and once for each that trusts. */
  readonly onProgress: (device: TrustDevice, progress: 'has-file' | 'trusts') => void;
}

interface TrustFile {
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const pageFolder = path.join(import.meta.dirname, 'trust-page');
/** A policy cannot name an IPv6 address, so that the page may ask any address by https whether the device trusts it. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Devices that are remembered by their address. */
const mostDevices = 100;

/** Returns the listener. Reads its files now. */
export function createTrustSite(deps: TrustSiteDeps): RequestListener {
  const { authority, names, folder, onProgress } = deps;
  const attachment = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });
  const files: Readonly<Record<string, TrustFile>> = {
    '/trust-page.css': { type: 'text/css', body: readFileSync(path.join(pageFolder, 'trust-page.css')) },
    '/trust-script.js': {
      type: 'text/javascript',
      body: readFileSync(path.join(pageFolder, 'trust-script.js')),
    },
    '/bookworm.mobileconfig': { type: profileType, body: appleProfile(authority.certificate) },
    '/bookworm.crt': {
      type: 'application/x-x509-ca-cert',
      body: authority.certificate,
      headers: attachment('bookworm.crt'),
    },
    ...filesOfBuild(folder),
  };
  const progress = new Map<string, 'has-file' | 'trusts'>();
  /** Notes that a device has come further; a device that trusts does not fall back. */
  const note = (req: IncomingMessage, reached: 'has-file' | 'trusts'): void => {
    const from = req.socket.remoteAddress ?? '';
    const before = progress.get(from);
    if (before === 'trusts' || before === reached || progress.size >= mostDevices) return;
    progress.set(from, reached);
    onProgress(deviceOf(req.headers['user-agent'] ?? ''), reached);
  };
  return (req, res) => {
    const { host } = req.headers;
    if (!isOwnHost(host, names)) return send(res, 421, { type: 'text/plain', body: '' });
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return send(res, 405, { type: 'text/plain', body: '', headers: { allow: 'GET, HEAD' } });
    const url = addressOf(req);
    const hasFile = progress.has(req.socket.remoteAddress ?? '');
    if (url?.pathname === '/') return send(res, 200, pageFile(deps, req, url.searchParams, hasFile));
    if (url?.pathname === '/state') {
      if (url.searchParams.has('trusts')) note(req, 'trusts');
      return send(res, 200, { type: 'text/plain', body: hasFile ? 'has-file' : '' });
    }
    const file = files[url?.pathname ?? ''];
    if (file === undefined)
      return send(res, 302, { type: 'text/plain', body: '', headers: { location: '/' } });
    if (url?.pathname === '/bookworm.crt' || url?.pathname === '/bookworm.mobileconfig')
      note(req, 'has-file');
    return send(res, 200, file);
  };
}

/** Returns font and icon of the build, so that the page looks like the app. */
function filesOfBuild(folder: string): Record<string, TrustFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const find = (pattern: RegExp, type: string): TrustFile | undefined => {
    const name = names.find((each) => pattern.test(each));
    return name === undefined ? undefined : { type, body: readFileSync(path.join(folder, name)) };
  };
  const found = {
    '/font.woff2': find(/^assets.fredoka-latin-wght.*\.woff2$/, 'font/woff2'),
    '/favicon.svg': find(/^icons.favicon\.svg$/, 'image/svg+xml'),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([where, file]) => (file ? [[where, file]] : [])));
}

function pageFile(
  { authority, addressesFor }: TrustSiteDeps,
  { headers }: IncomingMessage,
  chosen: URLSearchParams,
  hasFile: boolean,
): TrustFile {
  const detected = deviceOf(headers['user-agent'] ?? '');
  const device = deviceNamed(chosen.get('device'));
  const addresses = addressesFor(
    (headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replaceAll(/[[\]]/g, ''),
  );
  return {
    type: 'text/html',
    headers: { 'content-security-policy': pagePolicy, vary: 'accept-language, user-agent' },
    body: trustPage({
      language: languageOf(chosen.get('lang'), headers['accept-language']),
      device: device ?? detected,
      isChosen: device !== undefined,
      detected,
      fingerprint: authority.fingerprint,
      addresses,
      hasFile,
    }),
  };
}

function deviceNamed(name: string | null): TrustDevice | undefined {
  const known: readonly TrustDevice[] = ['ipad', 'iphone', 'android', 'windows', 'mac', 'linux', 'firefox'];
  return known.find((device) => device === name);
}

function languageOf(chosen: string | null, accepted: string | undefined): TrustLanguage {
  if (chosen === 'de' || chosen === 'en') return chosen;
  const [first] = /\b(?:de|en)\b/.exec(accepted?.toLowerCase() ?? '') ?? [];
  return first === 'de' ? 'de' : 'en';
}

function send(res: ServerResponse, status: number, { type, body, headers = {} }: TrustFile): void {
  res.writeHead(status, {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  // Node leaves out the body of an answer to HEAD.
  res.end(body);
}
