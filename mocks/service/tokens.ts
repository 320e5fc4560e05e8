// Tokens as the identity provider gives them, signed with a key that only this start of the service knows.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** What a token is for; one for something else is none. */
type TokenUse = 'access' | 'id' | Ticket;
/** The second step that a sign-in, or a new authenticator, waits for. */
export type Ticket = 'new-password' | 'passkey' | 'new-authenticator';

const claimsSchema = v.object({
  token_use: v.string(),
  username: v.string(),
  /** Seconds since 1970. */
  exp: v.number(),
  /** The sign-in that a token comes from. */
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

const header = toBase64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

/** Signs and reads JWTs by one key. */
export class TokenSigner {
  constructor(private readonly key: Uint8Array) {}

  sign(use: TokenUse, claims: Omit<Claims, 'token_use'>): string {
    const payload = toBase64url(JSON.stringify({ sub: claims.username, token_use: use, ...claims }));
    return `${header}.${payload}.${this.signatureOf(payload)}`;
  }

  /** Returns what a token of this use says; undefined when it is another one or not signed by this key. */
  read(use: TokenUse, token: string): Claims | undefined {
    const [head, payload, signature, ...rest] = token.split('.');
    if (head !== header || payload === undefined || signature === undefined || rest.length > 0)
      return undefined;
    if (!isSame(signature, this.signatureOf(payload))) return undefined;
    const result = v.safeParse(claimsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return result.success && result.output.token_use === use ? result.output : undefined;
  }

  private signatureOf(payload: string): string {
    return createHmac('sha256', this.key).update(`${header}.${payload}`).digest('base64url');
  }
}

/** Compares two secrets in a time that tells nothing of where they differ. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digestOf(a), digestOf(b));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns a secret of so many random bytes that nobody guesses. */
export function newSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

export function toBase64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** A short name for what may be long or private. */
export function shortHash(text: string): string {
  return digestOf(text).toString('hex').slice(0, 16);
}
