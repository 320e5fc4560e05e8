// Who may sign in, and what the holder of a token may do (core 4, core 6). Knows no operation of the provider.
import { anonymousToken } from '../../src/contract/session/session';
import { isSame, newSecret, TokenSigner, type Claims, type Ticket, type Tokens } from './tokens';

/** What anyone may in bookworm, or what staff may (decision 32). */
export type Holder = 'anonymous' | 'staff';

export interface Account {
  readonly password: string;
  /** The first sign-in asks for a new password (core 4). */
  readonly mustChangePassword: boolean;
}

/** The people that the mocked service knows, by passwords that everyone knows. */
export const seededAccounts: Readonly<Record<string, Account>> = {
  librarian: { password: 'Picture-Book-1', mustChangePassword: false },
  newcomer: { password: 'First-Day-1', mustChangePassword: true },
};

/** Returns the same people with passwords that nobody knows yet. */
export function withNewPasswords(
  accounts: Readonly<Record<string, Account>>,
): Readonly<Record<string, Account>> {
  const people = Object.entries(accounts);
  return Object.fromEntries(people.map(([name, account]) => [name, { ...account, password: newSecret(12) }]));
}

export type SignIn =
  | { readonly outcome: 'tokens'; readonly tokens: Tokens }
  | { readonly outcome: 'new-password-required'; readonly ticket: string }
  | { readonly outcome: 'refused' };

const refused: SignIn = { outcome: 'refused' };

export interface AccountsOptions {
  readonly accounts: Readonly<Record<string, Account>>;
  /** Milliseconds. */
  readonly now: () => number;
  /** How long an access token holds, in seconds. */
  readonly lifetime: number;
  /** Signs the tokens. */
  readonly key: Uint8Array;
}

/** A sign-in that goes on, with the one refresh token that continues it. */
interface OpenSession {
  readonly username: string;
  readonly refreshToken: string;
}

/** Sign-ins of one person that go on at a time; the oldest ends for a new one. */
const mostSessions = 100;
/** How long a sign-in waits for its second step, in seconds. */
const ticketLifetime = 180;

export class Accounts {
  private readonly people: Map<string, Account>;
  /** By the origin that their tokens name, the oldest first. */
  private readonly sessions = new Map<string, OpenSession>();
  /** Until when each would have held, in seconds. */
  private readonly usedTickets = new Map<string, number>();
  private readonly signer: TokenSigner;

  constructor(private readonly options: AccountsOptions) {
    this.people = new Map(Object.entries(options.accounts));
    this.signer = new TokenSigner(options.key);
  }

  signIn(username: string, password: string): SignIn {
    const account = this.people.get(username);
    if (account === undefined || !isSame(account.password, password)) return refused;
    if (!account.mustChangePassword) return this.admit(username);
    return { outcome: 'new-password-required', ticket: this.ticketFor('new-password', username) };
  }

  /** Answers the demand for a new password, with the ticket of the sign-in. */
  setFirstPassword(ticket: string, password: string): SignIn {
    const username = this.holderOfTicket('new-password', ticket);
    if (username === undefined || password === '') return refused;
    if (this.people.get(username)?.mustChangePassword !== true) return refused;
    this.people.set(username, { password, mustChangePassword: false });
    return this.admit(username);
  }

  /** Returns what a second step must bring back: it is for that step alone, and holds three minutes. */
  ticketFor(step: Ticket, username: string): string {
    const exp = this.seconds() + ticketLifetime;
    return this.signer.sign(step, { username, exp, origin_jti: newSecret() });
  }

  holderOfTicket(step: Ticket, ticket: string): string | undefined {
    const claims = this.holding(this.signer.read(step, ticket));
    return claims && !this.usedTickets.has(claims.origin_jti) ? claims.username : undefined;
  }

  /** A ticket that was answered rightly is not answered again. */
  useTicket(step: Ticket, ticket: string): void {
    const claims = this.holding(this.signer.read(step, ticket));
    for (const [id, exp] of this.usedTickets) if (exp <= this.seconds()) this.usedTickets.delete(id);
    if (claims) this.usedTickets.set(claims.origin_jti, claims.exp);
  }

  /** A passkey stands for its owner (decision 10). */
  signInByPasskey(username: string): SignIn {
    return this.people.has(username) ? this.admit(username) : refused;
  }

  /**
   * Continues a sign-in by its refresh token, which holds once: the answer carries the next. A token that was used before
   * is in the hands of two, so that the sign-in ends for both.
   */
  refresh(refreshToken: string): SignIn {
    const [origin = ''] = refreshToken.split('.');
    const session = this.sessions.get(origin);
    if (session === undefined) return refused;
    this.sessions.delete(origin);
    if (!isSame(session.refreshToken, refreshToken) || !this.people.has(session.username)) return refused;
    return this.admit(session.username, origin);
  }

  changePassword(accessToken: string, previous: string, proposed: string): boolean {
    const username = this.nameOf(accessToken);
    const account = username === undefined ? undefined : this.people.get(username);
    if (username === undefined || account === undefined || proposed === '') return false;
    if (!isSame(account.password, previous)) return false;
    this.people.set(username, { password: proposed, mustChangePassword: false });
    return true;
  }

  /** Ends the sign-in of a refresh token, and with it its access tokens; revoking twice is revoking. */
  revoke(refreshToken: string): void {
    const [origin = ''] = refreshToken.split('.');
    const session = this.sessions.get(origin);
    if (session && isSame(session.refreshToken, refreshToken)) this.sessions.delete(origin);
  }

  /** Ends all sign-ins of a person. */
  revokeAll(username: string): void {
    for (const [origin, session] of this.sessions)
      if (session.username === username) this.sessions.delete(origin);
  }

  /** Whose access token this is; undefined for none, a foreign, a revoked or an expired one. */
  nameOf(accessToken: string | undefined): string | undefined {
    const claims = this.holding(
      accessToken === undefined ? undefined : this.signer.read('access', accessToken),
    );
    return claims && this.sessions.has(claims.origin_jti) ? claims.username : undefined;
  }

  /** What its holder may do; undefined when it is no token that holds. */
  holderOf(accessToken: string | undefined): Holder | undefined {
    if (accessToken === anonymousToken) return 'anonymous';
    return this.nameOf(accessToken) === undefined ? undefined : 'staff';
  }

  /** Lets somebody in; `lifetime` in seconds. A test may do so without a password. */
  admit(username: string, origin: string = newSecret(), lifetime = this.options.lifetime): SignIn {
    const claims = { username, exp: this.seconds() + lifetime, iat: this.seconds(), origin_jti: origin };
    const refreshToken = `${origin}.${newSecret()}`;
    this.sessions.set(origin, { username, refreshToken });
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
    const own = [...this.sessions].filter(([, session]) => session.username === username);
    for (const [origin] of own.slice(0, -mostSessions)) this.sessions.delete(origin);
  }

  private holding(claims: Claims | undefined): Claims | undefined {
    return claims !== undefined && claims.exp * 1000 > this.options.now() ? claims : undefined;
  }

  private seconds(): number {
    return Math.floor(this.options.now() / 1000);
  }
}
