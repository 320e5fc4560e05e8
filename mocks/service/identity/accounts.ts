// Signs people in and says what the holder of a token may do (spec contract §2, §4).
import * as v from 'valibot';
import { anonymousToken } from '../../../src/contract/session/session';
import { createIdentityStore } from '../../store/identity';
import { hashPassword, hasHash } from './passwords';
import { Journal, Records } from './records';
import {
  hashOf,
  isSame,
  newSecret,
  TokenSigner,
  type Claims,
  type SigningKeys,
  type Ticket,
  type Tokens,
} from './tokens';

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

type StoredPerson = Person & { readonly passwordHash?: string | undefined };

export type SignIn =
  | { readonly outcome: 'tokens'; readonly tokens: Tokens }
  | { readonly outcome: 'new-password-required'; readonly ticket: string }
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
/** How long the ticket for a second step is valid, in seconds. */
const ticketLifetime = 180;

export class Accounts {
  private readonly people: Records<StoredPerson>;
  /** By the `origin_jti` of their tokens, the oldest first. */
  private readonly sessions: Records<Session>;
  /** When each would have expired, in seconds since 1970. */
  private readonly usedTickets = new Map<string, number>();
  /** When the tickets of a person were ended that would be valid still, in seconds since 1970. */
  private readonly endedTickets = new Map<string, number>();
  private readonly signer: TokenSigner;
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
      seeds.set(username, true);
      if (!this.people.has(username)) this.people.set(username, person);
    }
    this.signer = new TokenSigner(options.keys);
    this.lifetime = options.lifetime;
  }

  signIn(username: string, password: string): SignIn {
    const account = this.people.get(username);
    if (account === undefined || !this.isPassword(username, password)) return refused;
    if (!account.mustChangePassword) return this.issueTokens(username);
    return { outcome: 'new-password-required', ticket: this.ticketFor('new-password', username) };
  }

  /** Sets the required new password, with the ticket of the sign-in. */
  setFirstPassword(ticket: string, password: string): SignIn {
    const username = this.usernameOfTicket('new-password', ticket);
    if (username === undefined || password === '') return refused;
    if (this.people.get(username)?.mustChangePassword !== true) return refused;
    this.change(username, { password, mustChangePassword: false });
    return this.issueTokens(username);
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

  /** Adds an account; returns false when the name is taken. */
  create(username: string, { password, ...person }: Account): boolean {
    if (this.people.has(username)) return false;
    this.people.set(username, { ...person, passwordHash: hashPassword(password) });
    return true;
  }

  /** Changes some fields of an account. */
  change(username: string, { password, ...fields }: Partial<Account>): void {
    const account = this.people.get(username);
    if (account === undefined) return;
    const changed = password === undefined ? {} : { passwordHash: hashPassword(password) };
    this.people.set(username, { ...account, ...fields, ...changed });
  }

  /** Removes an account and ends its sign-ins, those underway too: the next owner of the name is somebody else. */
  remove(username: string): void {
    this.people.delete(username);
    this.revokeAll(username);
    const now = this.seconds();
    for (const [name, ended] of this.endedTickets)
      if (ended + ticketLifetime <= now) this.endedTickets.delete(name);
    this.endedTickets.set(username, now);
  }

  /** Returns whether the password is right. */
  isPassword(username: string, password: string): boolean {
    const account = this.people.get(username);
    if (account === undefined) return false;
    if (account.passwordHash !== undefined) return hasHash(password, account.passwordHash);
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

  /** Returns the ticket that the second step must present: it is for that step alone, and valid for three minutes. */
  ticketFor(step: Ticket, username: string): string {
    const exp = this.seconds() + ticketLifetime;
    return this.signer.sign(step, { username, exp, origin_jti: newSecret() });
  }

  usernameOfTicket(step: Ticket, ticket: string): string | undefined {
    const claims = this.unexpired(this.signer.read(step, ticket));
    if (claims === undefined || this.usedTickets.has(claims.origin_jti)) return undefined;
    const issued = claims.exp - ticketLifetime;
    return issued > (this.endedTickets.get(claims.username) ?? -1) ? claims.username : undefined;
  }

  /** Marks a ticket as used, so that it is not valid again. */
  useTicket(step: Ticket, ticket: string): void {
    const claims = this.unexpired(this.signer.read(step, ticket));
    for (const [id, exp] of this.usedTickets) if (exp <= this.seconds()) this.usedTickets.delete(id);
    if (claims) this.usedTickets.set(claims.origin_jti, claims.exp);
  }

  /**
   * Uses a ticket for what takes its time to check, and returns whether it was right. A second request does not find the ticket valid
   * meanwhile; after a wrong answer it is valid again.
   */
  async useTicketIf(step: Ticket, ticket: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const claims = this.unexpired(this.signer.read(step, ticket));
    if (claims === undefined || this.usedTickets.has(claims.origin_jti)) return false;
    this.useTicket(step, ticket);
    if (await isRight()) return true;
    this.usedTickets.delete(claims.origin_jti);
    return false;
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

  changePassword(accessToken: string, previous: string, proposed: string): boolean {
    const username = this.nameOf(accessToken);
    const account = username === undefined ? undefined : this.people.get(username);
    if (username === undefined || account === undefined || proposed === '') return false;
    if (!this.isPassword(username, previous)) return false;
    this.change(username, { password: proposed, mustChangePassword: false });
    return true;
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
