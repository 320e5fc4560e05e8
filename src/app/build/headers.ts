// Builds the HTTP headers that a host sends with the files. Pure. `npm start` sends them; for other hosts they are written to `headers.json`.
import { presentationHeaders } from '../../contract/presentation/media-types';
import { canRecord, type BrowserDeployment } from '../../contract/deployment';
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
    // Safari before 16 does not count the page's own sockets as 'self' (https://bugs.webkit.org/show_bug.cgi?id=201591).
    'connect-src': `'self' wss://${deployment.domainName} ${providerOrigin(deployment)} ${media}`,
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

/** The headers of a host by kind of response, as in `headers.json`. */
export interface HostHeaders {
  /** Sent with every response. */
  readonly everything: Readonly<Record<string, string>>;
  /** Sent additionally with pages and workers: the policy of a worker comes with its file, not from the page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Sent with the script of the MP3 encoder (`assets/mp3-worker-….js`), instead of the policy of pages. */
  readonly encoder: Readonly<Record<string, string>>;
  /** Sent additionally with every response below `/presentations/`. */
  readonly presentations: Readonly<Record<string, string>>;
}

/** Returns all headers of a host; camera and microphone are allowed for the variants that record. */
export function hostHeaders(
  deployment: BrowserDeployment,
  inline: InlineSources = noInlineSources,
): HostHeaders {
  const allowed = canRecord(deployment) ? '(self)' : '()';
  return {
    everything: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
    pages: {
      'content-security-policy': contentSecurityPolicy(deployment, inline),
      'permissions-policy': `camera=${allowed}, microphone=${allowed}, geolocation=(), payment=()`,
      // A browser starts another process for a page with this policy, which delays its cover (ADR-0043).
      ...(deployment.userPool ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    },
    encoder: { 'content-security-policy': encoderPolicy },
    presentations: presentationHeaders(deployment.mediaOrigins.length > 0),
  };
}
