// Tokens as the identity provider gives them. Signs nothing: the signature is the word "mock".
import { createHash } from 'node:crypto';

export interface Claims {
  readonly username: string;
  /** Seconds. */
  readonly exp: number;
}

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Tokens that hold until `exp`, in seconds; with an origin, so that they can be revoked (core 4). */
export function issueTokens(username: string, exp: number, lifetime: number): Tokens {
  const claims = { sub: username, username, exp, origin_jti: `origin-of-${username}` };
  return {
    idToken: tokenOf({ ...claims, token_use: 'id' }),
    accessToken: tokenOf({ ...claims, token_use: 'access' }),
    refreshToken: `refresh.${toBase64url(username)}`,
    expiresIn: lifetime,
  };
}

/** Whom a refresh token belongs to. */
export function ownerOfRefreshToken(refreshToken: string): string {
  return fromBase64url(refreshToken.replace(/^refresh\./, ''));
}

/** What an access token says; undefined when it says nothing that can be read. */
export function claimsOf(token: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(fromBase64url(token.split('.')[1] ?? ''));
    if (typeof claims !== 'object' || claims === null) return undefined;
    if (!('exp' in claims) || typeof claims.exp !== 'number') return undefined;
    if (!('username' in claims) || typeof claims.username !== 'string') return undefined;
    return { username: claims.username, exp: claims.exp };
  } catch {
    return undefined;
  }
}

/** A JWT of these claims, unsigned. */
export function tokenOf(claims: object): string {
  const header = { alg: 'RS256', kid: 'mock' };
  return [JSON.stringify(header), JSON.stringify(claims), 'mock'].map(toBase64url).join('.');
}

export function toBase64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

export function fromBase64url(text: string): string {
  return Buffer.from(text, 'base64url').toString();
}

/** A short name for what may be long or private. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
