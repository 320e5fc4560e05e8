// What a deployment is (core 3, decision 31). The browser's part only is ever in a bundle.

export type Variant = 'bookworm' | 'production' | 'develop' | 'museum';

/** Whom a passkey is made for. */
export interface RelyingParty {
  readonly relyingPartyName: string;
  readonly relyingPartyId: string;
}

/** Passkey settings of the museum (core 3); keys and attributes are the server's alone. */
export interface WebauthnSettings extends RelyingParty {
  readonly credentialsAttribute: string;
  readonly jwtPublicKey: string;
  readonly jwtAlgorithm: 'RS256';
}

/** What the page needs to know of its deployment. */
export interface BrowserDeployment {
  readonly variant: Variant;
  readonly entryPoint: 'index.html' | 'kiosk.html';
  readonly region: string;
  readonly domainName: string;
  readonly allowAnonymousAccess: boolean;
  /** Undefined where nobody signs in. */
  readonly userPool?: { readonly id: string; readonly clientId: string };
  readonly webauthn?: RelyingParty;
  /** Origins beside our own that media may come from (decision 8). */
  readonly mediaOrigins: readonly string[];
  readonly companyLink: { readonly label: string; readonly url: string };
  readonly contacts: { readonly internal: string; readonly external: string };
  /** Who answers for it, as the legal pages name them. */
  readonly legal: LegalNotice;
}

export interface LegalNotice {
  readonly operator: string;
  /** Line by line. */
  readonly address: readonly string[];
  /** When the privacy text was last changed, as `2024-09-10`. */
  readonly privacyChanged: string;
}

/** What only a server needs: typed here, present in no bundle (decision 31). */
export interface ServerDeployment extends BrowserDeployment {
  readonly account: string;
  readonly hostedZoneId: string;
  readonly zoneName: string;
  readonly certificateArn: string;
  readonly webauthn?: WebauthnSettings;
  readonly stores: {
    readonly files: string;
    readonly presentations: string;
    readonly suggestions: string;
    readonly feedback?: string;
    readonly quotas?: string;
    readonly secrets: string;
  };
}
