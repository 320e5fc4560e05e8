// Signs and reads tokens like those of the identity provider: JWTs by RS256. The keys are in the store, so that a restart signs nobody out
// (ADR-0072).
import { errors, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import * as v from 'valibot';
import { Records, type Journal } from './records';
import { claimsSchema, isCurrent, newSecret, type Claims } from './tokens';

const algorithm = 'RS256';

/** A private key of RSA as JWK. */
const privateKeySchema = v.object({
  kty: v.literal('RSA'),
  n: v.string(),
  e: v.string(),
  d: v.string(),
  p: v.string(),
  q: v.string(),
  dp: v.string(),
  dq: v.string(),
  qi: v.string(),
});
const keySchema = v.object({
  privateKey: privateKeySchema,
  /** Milliseconds since 1970. */
  createdAt: v.number(),
});
export type PrivateKey = v.InferOutput<typeof privateKeySchema>;
type Key = CryptoKey | Uint8Array;

/** How long a key signs, in milliseconds. It verifies as long again: far longer than a token is valid. */
const signingLifetime = 30 * 24 * 60 * 60_000;

/** Returns a new key. That takes a tenth of a second, beside the event loop. */
export async function generateKey(): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  return v.parse(privateKeySchema, await exportJWK(privateKey));
}

let ofProcess: Promise<PrivateKey> | undefined;

/** Returns one key for all providers of this process, where none outlives it. */
export const keyOfProcess = (): Promise<PrivateKey> => (ofProcess ??= generateKey());

export class SigningKeys {
  /** By their ids, the newest last. */
  private readonly known: Records<v.InferOutput<typeof keySchema>>;
  private readonly imported = new Map<string, Promise<Key>>();
  private adding: Promise<void> | undefined;

  constructor(
    private readonly now: () => number,
    private readonly journal: Journal,
    private readonly newKey: () => Promise<PrivateKey>,
  ) {
    this.known = new Records('signing-key', keySchema, journal);
  }

  /** Returns the key that signs now, after adding one where there is none or the newest is old. */
  async current(): Promise<{ readonly id: string; readonly key: Key }> {
    if (this.needsNew()) {
      const isFirst = this.known.all().length === 0;
      this.adding ??= this.add().finally(() => (this.adding = undefined));
      // On a full disk the old one goes on.
      await (isFirst ? this.adding : this.adding.catch(() => undefined));
    }
    const [id = '', known] = this.known.all().at(-1) ?? [];
    if (known === undefined) throw new Error('There is no signing key');
    return { id, key: await this.import(`private ${id}`, known.privateKey) };
  }

  /** Returns the key that verifies what the key of this id has signed. Throws JOSEError for an unknown one. */
  async publicKey(id = ''): Promise<Key> {
    const known = this.known.get(id);
    if (known === undefined) throw new errors.JWKSNoMatchingKey();
    const { kty, n, e } = known.privateKey;
    return this.import(`public ${id}`, { kty, n, e });
  }

  /** A key of the future is replaced as well: the clock was put back. */
  private needsNew(): boolean {
    const [, newest] = this.known.all().at(-1) ?? [];
    return newest === undefined || Math.abs(this.now() - newest.createdAt) > signingLifetime;
  }

  private async add(): Promise<void> {
    const privateKey = await this.newKey();
    await this.journal.step(() => {
      for (const [id] of this.known.all().slice(0, -1)) this.known.delete(id);
      this.known.set(newSecret(9), { privateKey, createdAt: this.now() });
    });
  }

  private import(name: string, jwk: Pick<PrivateKey, 'kty' | 'n' | 'e'>): Promise<Key> {
    const key = this.imported.get(name) ?? importJWK(jwk, algorithm);
    this.imported.set(name, key);
    return key;
  }
}

/** Signs and reads JWTs. Both take time: a step of the provider has no place for them. */
export class TokenSigner {
  constructor(
    private readonly keys: SigningKeys,
    private readonly now: () => number,
  ) {}

  async sign(claims: Claims): Promise<string> {
    const { id, key } = await this.keys.current();
    return new SignJWT({ sub: claims.username, ...claims })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: id })
      .sign(key);
  }

  /** Resolves to the claims of a token; to undefined when no key of ours has signed it, or it is not valid now. */
  async read(token: string): Promise<Claims | undefined> {
    const now = this.now();
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keys.publicKey(kid), {
        algorithms: [algorithm],
        typ: 'JWT',
        currentDate: new Date(now),
      });
      const { success, output } = v.safeParse(claimsSchema, payload);
      return success && isCurrent(output, now) ? output : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
