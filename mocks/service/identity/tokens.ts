// Signs and reads tokens like those of the identity provider: JWTs by RS256.
import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
  type KeyObject,
} from 'node:crypto';
import * as v from 'valibot';

/** The purpose of a token; it is invalid for any other. */
type TokenUse = 'access' | 'id' | Ticket;
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

const claimsSchema = v.object({
  token_use: v.string(),
  username: v.string(),
  /** Seconds since 1970. */
  exp: v.number(),
  /** The sign-in that issued the token. */
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

export interface SigningKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

let keysOfProcess: SigningKeys | undefined;

/** Returns the keys of this process, generated when the first token is signed: that takes a tenth of a second. */
export function processKeys(): SigningKeys {
  keysOfProcess ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
  return keysOfProcess;
}

const header = toBase64url(JSON.stringify({ alg: 'RS256', typ: 'JWT' }));

/** Signs and reads JWTs by one pair of keys. */
export class TokenSigner {
  constructor(private readonly keys: () => SigningKeys) {}

  sign(use: TokenUse, claims: Omit<Claims, 'token_use'>): string {
    const payload = toBase64url(JSON.stringify({ sub: claims.username, token_use: use, ...claims }));
    const signature = sign('sha256', Buffer.from(`${header}.${payload}`), this.keys().privateKey);
    return `${header}.${payload}.${signature.toString('base64url')}`;
  }

  /** Returns the claims of a token; undefined when it has another use or is not signed by this key. */
  read(use: TokenUse, token: string): Claims | undefined {
    const [head, payload, signature, ...rest] = token.split('.');
    if (head !== header || payload === undefined || signature === undefined || rest.length > 0)
      return undefined;
    const signed = Buffer.from(`${head}.${payload}`);
    if (!verify('sha256', signed, this.keys().publicKey, Buffer.from(signature, 'base64url')))
      return undefined;
    const result = v.safeParse(claimsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return result.success && result.output.token_use === use ? result.output : undefined;
  }
}

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
