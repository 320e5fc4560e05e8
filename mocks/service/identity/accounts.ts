// Signs people in and says what the holder of a token may do (spec contract §2, §4).
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { anonymousToken, memberGroup } from '../../../src/contract/identity/login-session';
import type { Passwords } from './passwords';
import { member, personSchema, type Account, type Person, type StoredPerson } from './person';
import { Records, type Journal } from './records';
import type { PrivateKey, TokenSigner } from './signing-keys';
import { hashOf, isCurrent, isSame, newSecret, type Claims, type Tokens } from './tokens';

/**
 * The rights of a token (spec contract §4): those of anyone in bookworm, those of staff, or those of somebody who made the account, which
 * are over what they made themselves.
 */
export type Role = 'anonymous' | 'member' | 'staff';

/** Who sends a request, by its token: anyone in bookworm, or the owner of an access token; undefined without a valid one. */
export type Bearer = typeof anonymousToken | Claims | undefined;

/** What tokens are made of. A step grants them, and they are signed once it is stored. */
export interface TokenGrant {
  readonly claims: Omit<Claims, 'token_use'>;
  readonly refreshToken: string;
}

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
  /** Whether members count as staff, as on a developer's machine; by default. */
  readonly membersAreStaff?: boolean | undefined;
  /** The usernames of members whom the operator has made staff. */
  readonly staff?: readonly string[] | undefined;
  /** The domain of the passkeys; by default the host of each page. */
  readonly relyingPartyId?: string | undefined;
  /** Makes a key that signs tokens; by default one for all providers of this process. */
  readonly newKey?: (() => Promise<PrivateKey>) | undefined;
  /** Hashes and checks passwords; at the usual cost by default. */
  readonly passwords?: Passwords | undefined;
  /** Says a line to whoever runs the service; in the terminal by default. */
  readonly warn?: ((line: string) => void) | undefined;
}

/** A password that was checked. It counts as long as the account has the same one. */
export interface CheckedPassword {
  readonly username: string;
  readonly isRight: boolean;
  /** The stored hash of the comparison; undefined for the password of the initial data. */
  readonly hash: string | undefined;
  /** The password's hash at today's cost, where the account has an older one. */
  readonly renewed: string | undefined;
}

/** An active sign-in, with the hashes of its current refresh token and of the previous token. */
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
  /** The accounts that the operator has made staff, by their ids. */
  private readonly staff: ReadonlySet<string>;
  private lifetime: number;

  constructor(
    private readonly options: AccountsOptions,
    private readonly passwords: Passwords,
    private readonly signer: TokenSigner,
    journal: Journal,
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
    for (const [username, person] of this.people.all())
      // Of a version without roles. Only accounts that people made themselves were no seeds.
      if (person.id === undefined)
        this.people.add(username, { ...person, ...(seeds.has(username) ? {} : member), id: randomUUID() });
    this.staff = this.idsOf(options.staff ?? [], journal.warn);
    this.lifetime = options.lifetime;
  }

  /** Returns the name of an account as it was created, for a name in any case, as Cognito's pools take it; undefined without one. */
  usernameOf(written: string): string | undefined {
    if (this.people.has(written)) return written;
    const name = written.toLowerCase();
    return this.people.all().find(([username]) => username.toLowerCase() === name)?.[0];
  }

  /** Returns the usernames of all accounts, the oldest first. */
  names(): readonly string[] {
    return this.people.all().map(([username]) => username);
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

  /** Returns the names of accounts that have the password of the initial data. */
  withPublishedPassword(): readonly string[] {
    return Object.keys(this.options.accounts).filter((name) => {
      const account = this.people.get(name);
      return account !== undefined && account.passwordHash === undefined;
    });
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

  /**
   * Continues a sign-in by its refresh token; the result carries the next token. A token stays valid until its successor is used, since
   * a page may die before it has stored the successor. An older token may have been stolen, so its use ends the sign-in for both users.
   * Returns undefined for a token that is refused.
   */
  refresh(refreshToken: string): TokenGrant | undefined {
    const [signInId = ''] = refreshToken.split('.');
    const session = this.sessions.get(signInId);
    if (session === undefined) return undefined;
    const { username } = session;
    this.sessions.delete(signInId);
    if (!isValidFor(session, refreshToken) || !this.people.has(username)) return undefined;
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

  /** Resolves to the bearer of a token. */
  async bearerOf(token: string | undefined): Promise<Bearer> {
    return token === undefined || token === anonymousToken ? token : this.signer.read(token);
  }

  /** Returns the name of a bearer; undefined for everybody without an access token that is valid now. */
  nameOf(bearer: Bearer): string | undefined {
    if (bearer === undefined || bearer === anonymousToken) return undefined;
    const { token_use, username, origin_jti } = bearer;
    const isValid = token_use === 'access' && isCurrent(bearer, this.options.now());
    return isValid && this.sessions.has(origin_jti) ? username : undefined;
  }

  /** Returns the rights of a bearer; undefined for somebody without any. */
  roleOf(bearer: Bearer): Role | undefined {
    if (bearer === anonymousToken) return this.options.allowsAnonymous === false ? undefined : 'anonymous';
    const username = this.nameOf(bearer);
    return username === undefined ? undefined : this.roleOfAccount(username);
  }

  private roleOfAccount(username: string): Role {
    const { membersAreStaff = true } = this.options;
    const { role, id = '' } = this.people.get(username) ?? {};
    return membersAreStaff || role !== 'member' || this.staff.has(id) ? 'staff' : 'member';
  }

  /** Returns the accounts of these names, as they are now: who takes such a name later is somebody else. */
  private idsOf(names: readonly string[], warn: (line: string) => void): ReadonlySet<string> {
    return new Set(
      names.flatMap((name) => {
        const { id, status } = this.people.get(this.usernameOf(name) ?? '') ?? {};
        if (id !== undefined && status !== 'unconfirmed') return [id];
        warn(
          `staff.txt names ${JSON.stringify(name)}, which is no confirmed account: remove the line until it is.`,
        );
        return [];
      }),
    );
  }

  /** Grants tokens without checking a password; `lifetime` in seconds. The test hook calls it directly. */
  issueTokens(
    username: string,
    signInId: string = newSecret(),
    lifetime = this.lifetime,
    previous?: string,
  ): TokenGrant {
    const iat = Math.floor(this.options.now() / 1000);
    const isMember = this.roleOfAccount(username) === 'member';
    const claims = {
      username,
      exp: iat + lifetime,
      iat,
      origin_jti: signInId,
      jti: newSecret(),
      // As Cognito names them, so that the app offers what the service allows.
      ...(isMember ? { 'cognito:groups': [memberGroup] } : {}),
    };
    const refreshToken = `${signInId}.${newSecret()}`;
    this.sessions.set(signInId, {
      username,
      refreshHash: hashOf(refreshToken),
      ...(previous === undefined ? {} : { previousHash: hashOf(previous) }),
    });
    this.endOldest(username);
    return { claims, refreshToken };
  }

  /** Signs the tokens of a grant. */
  async sign({ claims, refreshToken }: TokenGrant): Promise<Tokens> {
    return {
      idToken: await this.signer.sign({ ...claims, token_use: 'id' }),
      accessToken: await this.signer.sign({ ...claims, token_use: 'access' }),
      refreshToken,
      expiresIn: claims.exp - claims.iat,
    };
  }

  private endOldest(username: string): void {
    const own = this.sessions.all().filter(([, session]) => session.username === username);
    for (const [signInId] of own.slice(0, -maxSessions)) this.sessions.delete(signInId);
  }
}

/** Returns whether a refresh token is the current or the previous one of a sign-in (ADR-0031). */
function isValidFor({ refreshHash, previousHash }: Session, refreshToken: string): boolean {
  const hash = hashOf(refreshToken);
  return isSame(refreshHash, hash) || (previousHash !== undefined && isSame(previousHash, hash));
}
