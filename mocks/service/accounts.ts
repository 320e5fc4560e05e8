// Who may sign in, and what the holder of a token may do (core 4, core 6). Knows no operation of the provider.
import { anonymousToken } from '../../src/contract/session/session';
import {
  claimsOf,
  fromBase64url,
  issueTokens,
  ownerOfRefreshToken,
  toBase64url,
  type Tokens,
} from './tokens';

/** What anyone may in bookworm, or what staff may (decision 32). */
export type Holder = 'anonymous' | 'staff';

export interface Account {
  readonly password: string;
  /** The first sign-in asks for a new password (core 4). */
  readonly mustChangePassword: boolean;
}

/** The people that the mocked service knows. */
export const seededAccounts: Readonly<Record<string, Account>> = {
  librarian: { password: 'Picture-Book-1', mustChangePassword: false },
  newcomer: { password: 'First-Day-1', mustChangePassword: true },
};

export type SignIn =
  | { readonly outcome: 'tokens'; readonly tokens: Tokens }
  | { readonly outcome: 'new-password-required'; readonly ticket: string }
  | { readonly outcome: 'refused' };

const refused: SignIn = { outcome: 'refused' };

export class Accounts {
  private readonly people: Map<string, Account>;
  private readonly revoked = new Set<string>();

  constructor(
    accounts: Readonly<Record<string, Account>>,
    /** Milliseconds. */
    private readonly now: () => number,
    /** How long an access token holds, in seconds. */
    private readonly lifetime: number,
  ) {
    this.people = new Map(Object.entries(accounts));
  }

  signIn(username: string, password: string): SignIn {
    const account = this.people.get(username);
    if (account?.password !== password) return refused;
    return account.mustChangePassword
      ? { outcome: 'new-password-required', ticket: toBase64url(username) }
      : this.admit(username);
  }

  /** Answers the demand for a new password, with the ticket of the sign-in. */
  setFirstPassword(ticket: string, password: string): SignIn {
    const username = fromBase64url(ticket);
    if (this.people.get(username)?.mustChangePassword !== true || password === '') return refused;
    this.people.set(username, { password, mustChangePassword: false });
    return this.admit(username);
  }

  /** A passkey stands for its owner (decision 10). */
  signInByPasskey(username: string): SignIn {
    return this.people.has(username) ? this.admit(username) : refused;
  }

  refresh(refreshToken: string): SignIn {
    const username = ownerOfRefreshToken(refreshToken);
    return this.revoked.has(refreshToken) || !this.people.has(username) ? refused : this.admit(username);
  }

  changePassword(accessToken: string, previous: string, proposed: string): boolean {
    const username = this.nameOf(accessToken);
    if (username === undefined || this.people.get(username)?.password !== previous) return false;
    this.people.set(username, { password: proposed, mustChangePassword: false });
    return true;
  }

  /** The refresh token gives nothing any more, until the next sign-in; revoking twice is revoking. */
  revoke(refreshToken: string): void {
    this.revoked.add(refreshToken);
  }

  /** Whose access token this is; undefined for none, a broken or an expired one. */
  nameOf(accessToken: string | undefined): string | undefined {
    const claims = accessToken === undefined ? undefined : claimsOf(accessToken);
    return claims !== undefined && claims.exp * 1000 > this.now() ? claims.username : undefined;
  }

  /** What its holder may do; undefined when it is no token that holds. */
  holderOf(accessToken: string | undefined): Holder | undefined {
    if (accessToken === anonymousToken) return 'anonymous';
    return this.nameOf(accessToken) === undefined ? undefined : 'staff';
  }

  private admit(username: string): SignIn {
    const exp = Math.floor(this.now() / 1000) + this.lifetime;
    const tokens = issueTokens(username, exp, this.lifetime);
    this.revoked.delete(tokens.refreshToken);
    return { outcome: 'tokens', tokens };
  }
}
