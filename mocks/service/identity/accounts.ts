// Signs people in and says what the holder of a token may do (spec contract §2, §4).
import * as v from 'valibot';
import { anonymousToken } from '../../../src/contract/session/session';
import { createIdentityStore } from '../../store/identity';
import { Passwords } from './passwords';
import { Journal, Records } from './records';
import { hashOf, isSame, newSecret, TokenSigner, type Claims, type SigningKeys, type Tokens } from './tokens';

/** The rights of a token: those of anyone in bookworm, or those of staff (spec contract §4). */
export type Role = 'anonymous' | 'staff';

/** An account of the initial data, or a new one. */
export interface Account extends Person {
  readonly password: string;
}

/** Everything of an account but its password. */
export interface Person {
  /** The first sign-in asks for a new password (spec contract §2). */
  readonly mustChangePassword: boolean;
  /** Signs in only after it was confirmed, or after its password was reset. */
  readonly status?: 'unconfirmed' | 'reset-required' | undefined;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** The attributes whose owner typed the code that was sent there. */
  readonly verified?: readonly string[] | undefined;
  /** The attributes that the first sign-in asks for. */
  readonly requiredAttributes?: readonly string[] | undefined;
  /** The secret of the authenticator app, in Base32. */
  readonly appSecret?: string | undefined;
  readonly hasApp?: boolean | undefined;
  readonly hasSms?: boolean | undefined;
  readonly preferred?: 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | undefined;
  /** Signs in only with a second factor, and sets one up when it has none. */
  readonly needsMfa?: boolean | undefined;
  /** A question of this deployment's own, after the password. */
  readonly question?: { readonly text: string; readonly answer: string } | undefined;
}

/** What is stored of an account. Without a hash its password is that of the initial data, as this process has it. */
const personSchema = v.object({
  passwordHash: v.optional(v.string()),
  mustChangePassword: v.boolean(),
  status: v.optional(v.picklist(['unconfirmed', 'reset-required'])),
  attributes: v.optional(v.record(v.string(), v.string())),
  verified: v.optional(v.array(v.string())),
  requiredAttributes: v.optional(v.array(v.string())),
  appSecret: v.optional(v.string()),
  hasApp: v.optional(v.boolean()),
  hasSms: v.optional(v.boolean()),
  preferred: v.optional(v.picklist(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])),
  needsMfa: v.optional(v.boolean()),
  question: v.optional(v.object({ text: v.string(), answer: v.string() })),
});

/** An account with the hash of its password. */
export type StoredPerson = Person & { readonly passwordHash?: string | undefined };

export type SignIn =
  | { readonly outcome: 'tokens'; readonly tokens: Tokens }
  | { readonly outcome: 'refused' };

const refused: SignIn = { outcome: 'refused' };

export interface AccountsOptions {
  readonly accounts: Readonly<Record<string, Account>>;
  /** Milliseconds. */
  readonly now: () => number;
  /** How long an access token is valid, in seconds. */
  readonly lifetime: number;
  /** Whether the constant token `anon` is valid; by default. */
  readonly allowsAnonymous?: boolean;
  /** Whether people may make accounts of their own; by default. */
  readonly allowsSignUp?: boolean | undefined;
  /** Sign the tokens. */
  readonly keys: () => SigningKeys;
  /** Hashes and checks passwords; at the usual cost by default. */
  readonly passwords?: Passwords | undefined;
  /** Says a line to whoever runs the service; in the terminal by default. */
  readonly warn?: ((line: string) => void) | undefined;
}

/** A password that was checked. It counts as long as the account has the same one. */
export interface CheckedPassword {
  readonly username: string;
  readonly isRight: boolean;
  /** What it was compared with; undefined for that of the initial data. */
  readonly hash: string | undefined;
  /** The password's hash at today's cost, where the account has an older one. */
  readonly renewed: string | undefined;
}

/** An active sign-in, with the hash of its current refresh token and that of the token that was exchanged for it. */
const sessionSchema = v.object({
  username: v.string(),
  refreshHash: v.string(),
  previousHash: v.optional(v.string()),
});
type Session = v.InferOutput<typeof sessionSchema>;

/** Simultaneous sign-ins of one person; a further one ends the oldest. */
const maxSessions = 100;

export class Accounts {
  private readonly people: Records<StoredPerson>;
  /** By the `origin_jti` of their tokens, the oldest first. */
  private readonly sessions: Records<Session>;
  private readonly signer: TokenSigner;
  private readonly passwords: Passwords;
  private lifetime: number;

  constructor(
    private readonly options: AccountsOptions,
    journal = new Journal(createIdentityStore()),
  ) {
    this.people = new Records<StoredPerson>('account', personSchema, journal);
    this.sessions = new Records('sign-in', sessionSchema, journal);
    // Each is added once: a deleted one does not come back.
    const seeds = new Records('seed', v.literal(true), journal);
    for (const [username, { password: _, ...person }] of Object.entries(options.accounts)) {
      if (seeds.has(username)) continue;
      seeds.add(username, true);
      if (!this.people.isTaken(username)) this.people.add(username, person);
    }
    this.passwords = options.passwords ?? new Passwords();
    this.signer = new TokenSigner(options.keys);
    this.lifetime = options.lifetime;
  }

  /** Returns the name of an account as it was created, for a name in any case, as Cognito's pools take it; undefined without one. */
  usernameOf(written: string): string | undefined {
    if (this.people.has(written)) return written;
    const name = written.toLowerCase();
    return this.people.all().find(([username]) => username.toLowerCase() === name)?.[0];
  }

  find(username: string): Person | undefined {
    return this.people.get(username);
  }

  /** Returns whether a new account cannot have this name. */
  isTaken(username: string): boolean {
    return this.people.isTaken(this.usernameOf(username) ?? username);
  }

  /** Adds an account whose name is free. */
  create(username: string, person: StoredPerson): void {
    this.people.set(username, person);
  }

  /** Changes some fields of an account. */
  change(username: string, fields: Partial<StoredPerson>): void {
    const account = this.people.get(username);
    if (account !== undefined) this.people.set(username, { ...account, ...fields });
  }

  /** Removes an account and ends its sign-ins. */
  remove(username: string): void {
    this.people.delete(username);
    this.revokeAll(username);
  }

  /** Checks a password. It takes as long for a name that nobody has. Throws ProviderFailure when too many are being checked. */
  async check(username: string, password: string, address: string | undefined): Promise<CheckedPassword> {
    const account = this.people.get(username);
    const hash = account?.passwordHash;
    const hasHash = await this.passwords.matches(password, hash, address);
    const isSeed = account !== undefined && hash === undefined;
    const isRight = isSeed ? this.isPasswordOfSeed(username, password) : hasHash;
    const isOutdated = isRight && hash !== undefined && this.passwords.isOutdated(hash);
    // Where there is no place for it now, the next sign-in renews it.
    const renewing = isOutdated ? this.passwords.hash(password, address).catch(() => undefined) : undefined;
    return { username, isRight, hash, renewed: await renewing };
  }

  /** Returns whether a password that was checked is right still, and renews an outdated hash. */
  accepts({ username, isRight, hash, renewed }: CheckedPassword): boolean {
    const account = this.people.get(username);
    if (!isRight || account === undefined || account.passwordHash !== hash) return false;
    if (renewed !== undefined) this.change(username, { passwordHash: renewed });
    return true;
  }

  private isPasswordOfSeed(username: string, password: string): boolean {
    const { accounts } = this.options;
    const seed = Object.hasOwn(accounts, username) ? accounts[username] : undefined;
    return seed !== undefined && isSame(seed.password, password);
  }

  /** Ends every sign-in. */
  endAll(): void {
    for (const [signInId] of this.sessions.all()) this.sessions.delete(signInId);
  }

  /** Sets how long the tokens that are issued from now on are valid, in seconds. */
  setLifetime(lifetime: number): void {
    this.lifetime = lifetime;
  }

  /** Signs in the owner of a passkey that was verified (spec contract §12). */
  signInByPasskey(username: string): SignIn {
    return this.people.has(username) ? this.issueTokens(username) : refused;
  }

  /**
   * Continues a sign-in by its refresh token; the result carries the next. A token stays valid until its successor is used, since a
   * page may die before it has stored what it got. One that was replaced earlier may have been stolen, so the sign-in ends for
   * both users.
   */
  refresh(refreshToken: string): SignIn {
    const [signInId = ''] = refreshToken.split('.');
    const session = this.sessions.get(signInId);
    if (session === undefined) return refused;
    const { username } = session;
    this.sessions.delete(signInId);
    if (!isValidFor(session, refreshToken) || !this.people.has(username)) return refused;
    return this.issueTokens(username, signInId, this.lifetime, refreshToken);
  }

  /** Ends the sign-in of a refresh token and invalidates its access tokens. Idempotent. */
  revoke(refreshToken: string): void {
    const [signInId = ''] = refreshToken.split('.');
    const session = this.sessions.get(signInId);
    if (session && isValidFor(session, refreshToken)) this.sessions.delete(signInId);
  }

  /** Ends all sign-ins of a person. */
  revokeAll(username: string): void {
    for (const [signInId, session] of this.sessions.all())
      if (session.username === username) this.sessions.delete(signInId);
  }

  /** Returns the owner of an access token; undefined for a missing, foreign, revoked or expired one. */
  nameOf(accessToken: string | undefined): string | undefined {
    const claims = this.unexpired(
      accessToken === undefined ? undefined : this.signer.read('access', accessToken),
    );
    return claims && this.sessions.has(claims.origin_jti) ? claims.username : undefined;
  }

  /** Returns the rights of a token; undefined when it is not valid. */
  roleOf(accessToken: string | undefined): Role | undefined {
    if (accessToken === anonymousToken)
      return this.options.allowsAnonymous === false ? undefined : 'anonymous';
    return this.nameOf(accessToken) === undefined ? undefined : 'staff';
  }

  /** Issues tokens without checking a password; `lifetime` in seconds. The test hook calls it directly. */
  issueTokens(
    username: string,
    signInId: string = newSecret(),
    lifetime = this.lifetime,
    previous?: string,
  ): SignIn {
    const iat = this.seconds();
    const claims = { username, exp: iat + lifetime, iat, origin_jti: signInId, jti: newSecret() };
    const refreshToken = `${signInId}.${newSecret()}`;
    this.sessions.set(signInId, {
      username,
      refreshHash: hashOf(refreshToken),
      ...(previous === undefined ? {} : { previousHash: hashOf(previous) }),
    });
    this.endOldest(username);
    return {
      outcome: 'tokens',
      tokens: {
        idToken: this.signer.sign('id', claims),
        accessToken: this.signer.sign('access', claims),
        refreshToken,
        expiresIn: lifetime,
      },
    };
  }

  private endOldest(username: string): void {
    const own = this.sessions.all().filter(([, session]) => session.username === username);
    for (const [signInId] of own.slice(0, -maxSessions)) this.sessions.delete(signInId);
  }

  private unexpired(claims: Claims | undefined): Claims | undefined {
    return claims !== undefined && claims.exp * 1000 > this.options.now() ? claims : undefined;
  }

  private seconds(): number {
    return Math.floor(this.options.now() / 1000);
  }
}

/** Returns whether a refresh token is the current one of a sign-in, or the one that was exchanged for it (ADR-0031). */
function isValidFor({ refreshHash, previousHash }: Session, refreshToken: string): boolean {
  const hash = hashOf(refreshToken);
  return isSame(refreshHash, hash) || (previousHash !== undefined && isSame(previousHash, hash));
}
