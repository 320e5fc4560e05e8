// The settings of a deployment (spec contract §13). Bundles contain only the browser's part.

export const variants = ['bookworm', 'production', 'develop', 'museum'] as const;
export type Variant = (typeof variants)[number];

/** Vite's mode of `npm run export`: a shelf for families on a host of files (ADR-0055). */
export const shelfMode = 'shelf';

/** The party that a passkey is created for. */
interface RelyingParty {
  readonly relyingPartyName: string;
  readonly relyingPartyId: string;
}

/** Where people of a deployment sign in. */
export interface UserPool {
  readonly id: string;
  readonly clientId: string;
  /** A path of the page's own origin or an `https:` address; absent for the endpoint of the pool's region (spec contract §13). */
  readonly address?: string;
  /** Whether people may make accounts of their own; where it is not said, they may not. */
  readonly allowSignUp?: boolean;
}

/** The settings that the page needs. */
export interface BrowserDeployment {
  readonly variant: Variant;
  readonly entryPoint: 'index.html' | 'kiosk.html';
  readonly region: string;
  readonly domainName: string;
  readonly allowAnonymousAccess: boolean;
  /** Set where files are all there is: nothing is offered that needs a service (ADR-0055). */
  readonly withoutService?: true;
  /** Undefined in deployments without sign-in. */
  readonly userPool?: UserPool;
  readonly webauthn?: RelyingParty;
  /** Origins beside our own that media may come from (spec contract §11). */
  readonly mediaOrigins: readonly string[];
  readonly companyLink: { readonly label: string; readonly url: string };
  /** Milliseconds without a touch until a kiosk falls idle; 90 s where there is none (spec screens §12). */
  readonly kioskIdle?: number;
  readonly contacts: { readonly internal: string; readonly external: string };
  /** What this place shows in a theme, by its name (spec screens §5). */
  readonly themes?: Readonly<Record<string, ThemeOfPlace>>;
  /** The operator, as named on the legal pages. */
  readonly legal: LegalNotice;
}

interface ThemeOfPlace {
  /** The presentations that a kiosk offers: as many as the theme has places for. */
  readonly previews?: readonly string[];
  /** The privacy notice on the operator's own site, in place of the app's page. */
  readonly privacyHref?: string;
}

interface LegalNotice {
  readonly operator: string;
  /** One entry per line. */
  readonly address: readonly string[];
  /** When the privacy text was last changed, as `2024-09-10`. */
  readonly privacyChanged: string;
}

/** Returns whether a host name is for examples (RFC 2606): it is nobody's, and no page names it. */
export function isExampleHost(domainName: string): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(domainName);
}

/** Returns whether people take a photo of themselves and record their voice in a deployment (spec contract §13). */
export function canRecord({ variant }: Pick<BrowserDeployment, 'variant'>): boolean {
  return variant !== 'bookworm';
}

/** The oldest supported browsers (spec screens §8), as Vite's build targets. Only the build and tests use it. */
export const browserFloor = ['safari15.4', 'chrome100', 'firefox100'];
