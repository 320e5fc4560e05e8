// What the tokens of the identity provider claim, and the secrets beside them.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** The next step of a sign-in or of adding an authenticator. */
export type Ticket =
  | 'new-password'
  | 'passkey'
  | 'new-authenticator'
  | 'sms-code'
  | 'app-code'
  | 'choose-mfa'
  | 'set-up-mfa'
  | 'question'
  | 'device'
  | 'device-proof';

export const claimsSchema = v.object({
  /** Its purpose, `access`, `id` or a `Ticket`; it is invalid for any other. */
  token_use: v.string(),
  username: v.string(),
  /** When it was issued, and when it ends: seconds since 1970. */
  iat: v.number(),
  exp: v.number(),
  /** The sign-in that issued the token; of a ticket, its id. */
  origin_jti: v.string(),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** Milliseconds by which clocks are put back without anybody noticing. */
export const usualCorrection = 60_000;

/** Returns whether a token is valid at a time, in milliseconds since 1970. One of the future was issued by a clock that ran ahead. */
export const isCurrent = ({ iat, exp }: Claims, now: number): boolean =>
  iat * 1000 <= now + usualCorrection && exp * 1000 > now;

/** Compares two secrets in constant time. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digestOf(a), digestOf(b));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns the hash that is stored in place of a random secret. A reader of the hash does not know the secret. */
export function hashOf(secret: string): string {
  return digestOf(secret).toString('base64url');
}

/** Returns a random secret of `bytes` bytes, as base64url. */
export function newSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

/** Returns the text's UTF-8 bytes as base64url. */
export function toBase64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Returns a short name for a text that may be long or private. */
export function shortHash(text: string): string {
  return digestOf(text).toString('hex').slice(0, 16);
}
