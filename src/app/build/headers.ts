// Builds the table of a host: the HTTP headers of the files, and the paths of the service. Pure. `npm start` follows it, and `headers.json`
// holds it for the site files of other hosts.
import { presentationHeaders } from '../../contract/presentation/media-types';
import type { HostTable } from '../../contract/host-table';
import { canRecord, isExampleHost, type BrowserDeployment } from '../../contract/deployment';
import { providerAddressOf } from '../../contract/identity/provider-requests';

/** The hashes of the page's inline scripts and styles: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const noInlineSources: InlineSources = { scripts: [], styles: [] };

/**
 * Returns the Content-Security-Policy of a variant. It allows only the inline styles and scripts whose hashes are given, and only
 * the foreign origins that the deployment names.
 */
export function contentSecurityPolicy(
  deployment: BrowserDeployment,
  inline: InlineSources = noInlineSources,
): string {
  const media = deployment.mediaOrigins.join(' ');
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${inline.scripts.join(' ')}`,
    'style-src': `'self' ${inline.styles.join(' ')}`,
    'img-src': `'self' blob: ${media}`,
    'media-src': `'self' blob: ${media}`,
    'font-src': "'self'",
    'connect-src': `'self' ${ownSockets(deployment)} ${providerOrigin(deployment)} ${media}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // No text may become markup or script, except the addresses of the app's workers (platform/browser/script-address.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'bookworm',
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}

/** Safari before 16 does not count the page's own sockets as 'self' (https://bugs.webkit.org/show_bug.cgi?id=201591). */
const ownSockets = ({ domainName, withoutService }: BrowserDeployment): string =>
  withoutService || isExampleHost(domainName) ? '' : `wss://${domainName}`;

/** Returns the origin of the identity provider; empty when nobody signs in, or when it has the page's own origin. */
function providerOrigin({ userPool }: BrowserDeployment): string {
  const address = userPool ? providerAddressOf(userPool) : '/';
  return address.startsWith('/') ? '' : new URL(address).origin;
}

/**
 * The policy of the one worker that compiles WebAssembly (ADR-0036). It reaches nothing but the module within its own file. Safari
 * before 16 knows no other word for WebAssembly than `'unsafe-eval'`; where there are Trusted Types no text becomes script all
 * the same, and the worker's file has nothing that could make one (`tests/floor`).
 */
const encoderPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** Returns the table of a host for a build; camera and microphone are allowed for the variants that record. */
export function hostTable(deployment: BrowserDeployment, inline: InlineSources = noInlineSources): HostTable {
  const allowed = canRecord(deployment) ? '(self)' : '()';
  return {
    host: deployment.domainName,
    ...(deployment.withoutService
      ? {}
      : { service: `^/(api|p|presentations)/|^/(${servicePaths(deployment).join('|')})$` }),
    everywhere: [
      {
        what: 'Every response.',
        path: '^/',
        headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
      },
      {
        what: 'Stories may come from anywhere: none may run as a page or a script of the app.',
        path: '^/presentations/',
        headers: presentationHeaders(deployment.mediaOrigins.length > 0),
      },
    ],
    files: [
      { what: 'Icons and licences.', path: '^/', headers: { 'cache-control': 'public, max-age=3600' } },
      {
        what: 'Files with a hash in their name never change.',
        path: '^/assets/',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      },
      {
        what: 'Pages, the worker and the manifest are asked for anew each time.',
        path: String.raw`^/$|\.(html|json|webmanifest)$|^/sw\.js$`,
        headers: { 'cache-control': 'no-cache' },
      },
      ...(deployment.withoutService ? [lists] : []),
      {
        what: 'Pages and workers: the policy of a worker comes with its file, not from the page.',
        path: String.raw`^/$|\.html$|^/sw\.js$|^/assets/[^/]*worker[^/]*\.js$`,
        headers: {
          'content-security-policy': contentSecurityPolicy(deployment, inline),
          'permissions-policy': `camera=${allowed}, microphone=${allowed}, geolocation=(), payment=()`,
          // A browser starts another process for a page with this policy, which delays its cover (ADR-0043).
          ...(deployment.userPool ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
        },
      },
      {
        what: 'Only the worker of the MP3 encoder may compile WebAssembly, and it reaches nothing.',
        path: String.raw`^/assets/mp3-worker-[^/]*\.js$`,
        headers: { 'content-security-policy': encoderPolicy },
      },
    ],
  };
}

/** The lists are files where there is no service, at the addresses of its calls. */
const lists = {
  what: 'The list and the ratings, whose names have no ending.',
  path: '^/api/',
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
};

/** Returns the paths of the service below which there are no others. */
function servicePaths({ userPool }: BrowserDeployment): string[] {
  const provider = userPool ? providerAddressOf(userPool) : '';
  const own = provider.startsWith('/') ? [provider.slice(1)] : [];
  return ['presentation', 'new-slidedeck', ...own];
}
