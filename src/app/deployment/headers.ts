// What a host sends beside the files. Pure: the variant's data in, headers out. Sent by `npm start`, printed for other hosts.
import type { BrowserDeployment } from '../../contract/deployment';

/**
 * The Content-Security-Policy of a variant: no inline style, no inline script but those whose hashes are given, nothing foreign
 * but the deployment's own origins.
 */
export function contentSecurityPolicy(
  deployment: BrowserDeployment,
  inlineScripts: readonly string[] = [],
): string {
  const media = deployment.mediaOrigins.join(' ');
  const provider = deployment.userPool ? `https://cognito-idp.${deployment.region}.amazonaws.com` : '';
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${inlineScripts.join(' ')}`,
    'style-src': "'self'",
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
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.replace(/\s+/g, ' ').trim()}`)
    .join('; ');
}

/** Headers for every page and for the worker. Camera and microphone are the kiosk's. */
export function securityHeaders(
  deployment: BrowserDeployment,
  inlineScripts: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(deployment, inlineScripts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
