// What a host sends beside the files. Pure: the variant's data in, headers out. Sent by `npm start`, printed for other hosts.
import { presentationHeaders } from '../../contract/presentation/media-headers';
import type { BrowserDeployment, Variant } from '../../contract/deployment';

/** The hashes of what the page itself holds: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const nothingInline: InlineSources = { scripts: [], styles: [] };

/**
 * Returns the Content-Security-Policy of a variant. It allows no inline style and no inline script but those whose hashes are
 * given, and no foreign origin but the deployment's own.
 */
export function contentSecurityPolicy(
  deployment: BrowserDeployment,
  inline: InlineSources = nothingInline,
): string {
  const media = deployment.mediaOrigins.join(' ');
  const provider = deployment.userPool ? `https://cognito-idp.${deployment.region}.amazonaws.com` : '';
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${inline.scripts.join(' ')}`,
    'style-src': `'self' ${inline.styles.join(' ')}`,
    'img-src': `'self' blob: ${media}`,
    'media-src': `'self' blob: ${media}`,
    'font-src': "'self'",
    'connect-src': `'self' ${provider} ${media}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    // Text becomes markup or script nowhere, but for the addresses of our workers (platform/script-address.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'bookworm',
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}

/** Variants in which somebody takes a picture of himself and records his voice. */
const recording: readonly Variant[] = ['production', 'develop', 'museum'];

/** The headers of a host by what it sends, as `headers.json` holds them. */
export interface HostHeaders {
  /** Of every answer, whatever it is. */
  readonly everything: Readonly<Record<string, string>>;
  /** Of pages and workers beside that: a worker has the policy of its own file, not the page's. */
  readonly pages: Readonly<Record<string, string>>;
  /** Of every answer below `/presentations/`, beside that of everything. */
  readonly presentations: Readonly<Record<string, string>>;
}

/** Returns all headers of a host; camera and microphone are for the variants that record. */
export function hostHeaders(
  deployment: BrowserDeployment,
  inline: InlineSources = nothingInline,
): HostHeaders {
  const allowed = recording.includes(deployment.variant) ? '(self)' : '()';
  return {
    everything: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
    pages: {
      'content-security-policy': contentSecurityPolicy(deployment, inline),
      'permissions-policy': `camera=${allowed}, microphone=${allowed}, geolocation=(), payment=()`,
      'cross-origin-opener-policy': 'same-origin',
    },
    presentations: presentationHeaders(deployment.mediaOrigins.length > 0),
  };
}
