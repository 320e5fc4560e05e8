// An identity provider with rotating refresh tokens.
import type { AuthenticationResult } from '../../../contract/identity/provider-responses';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import { encodeBase64url } from '../../../contract/identity/session-token';

/** Returns a token with these times, in seconds since 1970. */
export function tokenOf(claims: {
  exp: number;
  iat?: number;
  origin_jti?: string;
  username?: string;
  'cognito:groups'?: readonly string[];
}): string {
  return [{ alg: 'RS256' }, claims, 'signature']
    .map((part) => encodeBase64url(JSON.stringify(part)))
    .join('.');
}

/** What the provider does with the next requests. */
export type ProviderMode = 'answers' | 'is unreachable' | 'fails' | 'waits';

/** A provider whose refresh tokens are valid until their successor is used. */
export class RotatingTokenProvider {
  mode: ProviderMode = 'answers';
  lifetime = 3600;
  /** The groups of the person who signs in. */
  groups: readonly string[] = [];
  /** The provider's clock minus the device's clock, in seconds. */
  drift = 0;
  readonly requests: string[] = [];
  readonly revoked: string[] = [];
  maxAtOnce = 0;
  private readonly underWay = new Set<object>();
  private issued = 0;
  private readonly sessions = new Map<string, { username: string; valid: string[] }>();
  private readonly waiting = new Set<() => void>();

  constructor(private readonly now: () => number) {}

  signIn(username: string): AuthenticationResult {
    this.issued += 1;
    const signInId = `s${this.issued}`;
    this.sessions.set(signInId, { username, valid: [] });
    return this.issue(signInId);
  }

  /** Ends all sessions, as after `Sign out everywhere`. */
  endAll(): void {
    this.sessions.clear();
  }

  release(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const answer of waiting) answer();
  }

  isValid(refreshToken: string): boolean {
    return this.sessions.get(originOf(refreshToken))?.valid.includes(refreshToken) ?? false;
  }

  /** Counts a request of a tab; returns a function that says that the tab waits for it no more. */
  countRequest(): () => void {
    const request = {};
    this.underWay.add(request);
    this.maxAtOnce = Math.max(this.maxAtOnce, this.underWay.size);
    return () => void this.underWay.delete(request);
  }

  refresh = async (refreshToken: string): Promise<AuthenticationResult> => {
    this.requests.push(refreshToken);
    if (this.mode === 'waits') await new Promise<void>((resolve) => this.waiting.add(resolve));
    await Promise.resolve();
    return this.answer(refreshToken);
  };

  revoke = async (refreshToken: string): Promise<void> => {
    this.revoked.push(refreshToken);
    if (this.mode !== 'is unreachable') this.sessions.delete(originOf(refreshToken));
  };

  private answer(refreshToken: string): AuthenticationResult {
    if (this.mode === 'is unreachable') throw new NetworkError('/identity-provider');
    if (this.mode === 'fails') throw new ProviderError('InternalErrorException', 'No', 500);
    const session = this.sessions.get(originOf(refreshToken));
    const at = session?.valid.indexOf(refreshToken) ?? -1;
    if (session === undefined || at < 0)
      throw new ProviderError('NotAuthorizedException', 'Refresh Token has been revoked', 400);
    // Its use retires the tokens before it.
    session.valid.splice(0, at);
    return this.issue(originOf(refreshToken));
  }

  private issue(signInId: string): AuthenticationResult {
    this.issued += 1;
    const refreshToken = `${signInId}.r${this.issued}`;
    const session = this.sessions.get(signInId);
    session?.valid.push(refreshToken);
    const iat = Math.floor(this.now() / 1000) + this.drift;
    const groups = this.groups.length > 0 ? { 'cognito:groups': this.groups } : {};
    const claims = { iat, exp: iat + this.lifetime, origin_jti: signInId, jti: this.issued, ...groups };
    return {
      AccessToken: tokenOf(claims),
      IdToken: `id${this.issued}`,
      RefreshToken: refreshToken,
      ExpiresIn: this.lifetime,
      NewDeviceMetadata: undefined,
    };
  }
}

const originOf = (refreshToken: string): string => refreshToken.split('.')[0] ?? '';
