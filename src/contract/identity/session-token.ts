// Reads the claims of a token (spec people §8). Verifies no signature: only the service can.
import * as v from 'valibot';
import { parse, parseJson } from '../../base/parse';
import { InvalidTokenError } from '../service/errors';
import { memberGroup } from './login-session';

export interface TokenClaims {
  /** When it expires, in seconds since 1970 by the provider's clock. */
  readonly expiresAt: number;
  /** When it was issued, in the same unit. */
  readonly issuedAt?: number;
  readonly username?: string;
  /** The sign-in that the token comes from; only a token that names one can be revoked (spec people §8). */
  readonly signInId?: string;
  /** The groups of the account that are texts; none for one without. */
  readonly groups?: readonly string[];
}

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const claimsSchema = v.object({
  exp: seconds,
  iat: v.nullish(seconds),
  username: v.nullish(v.string()),
  'cognito:username': v.nullish(v.string()),
  origin_jti: v.nullish(v.string()),
  'cognito:groups': v.fallback(v.nullish(v.array(v.string())), undefined),
});

/** Decodes the payload of a JWT. Throws InvalidTokenError when it cannot be read, as for `anon`. */
export function decodeToken(token: string): TokenClaims {
  const claims = claimsOf(token);
  const username = claims.username ?? claims['cognito:username'];
  return {
    expiresAt: claims.exp,
    ...(typeof claims.iat === 'number' ? { issuedAt: claims.iat } : {}),
    ...(username ? { username } : {}),
    ...(claims.origin_jti ? { signInId: claims.origin_jti } : {}),
    ...(claims['cognito:groups'] ? { groups: claims['cognito:groups'] } : {}),
  };
}

function claimsOf(token: string): v.InferOutput<typeof claimsSchema> {
  const [, payload, signature, ...rest] = token.split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) throw new InvalidTokenError();
  try {
    return parse(claimsSchema, parseJson(decodeBase64url(payload), 'token'), 'token');
  } catch (cause) {
    throw new InvalidTokenError({ cause });
  }
}

/** Returns whether a token belongs to a member, who manages only their own presentations (spec contract §4). */
export function isOfMember(token: string): boolean {
  try {
    return decodeToken(token).groups?.includes(memberGroup) === true;
  } catch (error) {
    if (error instanceof InvalidTokenError) return false;
    throw error;
  }
}

/**
 * Returns the milliseconds until the token expires; 0 when it has expired or cannot be decoded (spec people §8). `now` is in
 * milliseconds; `clockDrift` is the provider's clock minus ours, in seconds. A timer holds 2^31 - 1 ms at most: check
 * the rest again when it fires.
 */
export function timeLeft(token: string, now: number, clockDrift = 0): number {
  try {
    return Math.max(0, (decodeToken(token).expiresAt - clockDrift) * 1000 - now);
  } catch (error) {
    if (error instanceof InvalidTokenError) return 0;
    throw error;
  }
}

/** Returns whether a token has expired. A token that cannot be decoded counts as expired (spec people §8). */
export function isExpired(token: string, now: number, clockDrift = 0): boolean {
  return timeLeft(token, now, clockDrift) === 0;
}

/**
 * Returns the provider's clock minus ours in seconds, by a token that was just issued; 0 without an issue time. `now`
 * in milliseconds.
 */
export function clockDriftOf(token: string, now: number): number {
  const { issuedAt } = decodeToken(token);
  return issuedAt === undefined ? 0 : issuedAt - Math.floor(now / 1000);
}

/** Returns whether signing out must also revoke: the access token names its sign-in (spec people §8). */
export function isRevocable(accessToken: string): boolean {
  try {
    return decodeToken(accessToken).signInId !== undefined;
  } catch (error) {
    if (error instanceof InvalidTokenError) return false;
    throw error;
  }
}

/**
 * Returns the delay before revoking is retried, in ms: 100, doubling, plus up to 100, at most 5 s (spec contract §7). `random` is
 * from 0 to 1.
 */
export function revocationDelay(attempt: number, random: number): number {
  return Math.min(5000, 100 * 2 ** attempt + 100 * random);
}

/** Returns the UTF-8 bytes of a text as base64url, without padding. Throws URIError for half a surrogate pair. */
export function encodeBase64url(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/[=]+$/, '');
}

/** Decodes base64url to text. Throws RangeError when it is not base64url; also throws when its bytes are not UTF-8. */
export function decodeBase64url(encoded: string): string {
  if (!/^[\w-]*$/.test(encoded)) throw new RangeError('not base64url');
  const bytes = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  return decodeURIComponent(bytes.replace(/[^]/g, (byte) => `%${hexOf(byte)}`));
}

function hexOf(byte: string): string {
  return byte.charCodeAt(0).toString(16).padStart(2, '0');
}
