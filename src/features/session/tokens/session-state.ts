// The state of the session (spec people §8). Pure: the time and what storage and provider answer come in with the actions.
import { isOfAccount, type Session } from '../../../contract/identity/login-session';
import { isExpired, isOfMember } from '../../../contract/identity/session-token';
import { SessionRetrievalError } from '../../../contract/service/errors';
import { signedOut, type SessionView } from './person-session';

/** What a device stores of a session. Each may be missing. */
export interface StoredTokens {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly username?: string | undefined;
}

export interface Tokens extends StoredTokens {
  readonly accessToken: string;
  /** Known only in the tab that signed in or refreshed. */
  readonly idToken?: string | undefined;
}

interface Holding {
  readonly tokens: Tokens;
  /** The provider's clock minus ours, in seconds. */
  readonly drift: number;
}

/** A state in which the session may be refreshed. */
interface Refreshable extends Holding {
  /** The number of refreshes that have failed since the last success. */
  readonly failures: number;
}

export type SessionState =
  /** Before the storage is read. */
  | { readonly name: 'restoring' }
  | {
      readonly name: 'logged-out';
      readonly reason: 'never' | 'signed-out' | 'ended';
      /** Why no session can be retrieved. */
      readonly missing: SessionRetrievalError['reason'];
    }
  | (Holding & { readonly name: 'logged-in' })
  /** In the specification still LOGGED_IN: the provider is asked for new tokens. */
  | (Refreshable & { readonly name: 'refreshing' })
  /** In the specification LOGGED_OUT for now: the provider did not answer the refresh. */
  | (Refreshable & {
      readonly name: 'waiting';
      /** No attempt is made before this time, in milliseconds. */
      readonly retryAt: number;
      readonly error: unknown;
    });

export type SessionAction =
  /** The storage was read: at the start, after a change by another tab, or when the page woke. */
  | {
      /** `replaced`: the refresh found tokens that are not its own, and must begin again with them if they have expired. */
      readonly type: 'stored' | 'replaced';
      readonly stored: StoredTokens;
      readonly drift: number;
      readonly now: number;
    }
  | { readonly type: 'adopted'; readonly tokens: Tokens; readonly drift: number }
  /** The time has come to compare the token's expiry with the clock: its timer fired, the page woke, or a call needs a session. */
  | { readonly type: 'checked'; readonly now: number }
  | { readonly type: 'network-returned' }
  /** The service answered 401 to this token. */
  | { readonly type: 'token-refused'; readonly accessToken: string }
  /** The provider gave new tokens for the refresh token `sent`. */
  | {
      readonly type: 'refreshed';
      readonly sent: string;
      readonly tokens: Tokens;
      readonly drift: number;
    }
  | {
      readonly type: 'refresh-failed';
      readonly sent: string;
      readonly error: unknown;
      readonly retryAt: number;
    }
  /** The provider accepts the refresh token `sent` no more. */
  | { readonly type: 'refresh-refused'; readonly sent: string }
  | { readonly type: 'signed-out' };

export const restoring: SessionState = { name: 'restoring' };

/** The longest wait after a failed refresh, in milliseconds. */
export const longestRetry = 60_000;

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'stored':
    case 'replaced':
      return afterStored(state, action);
    case 'adopted':
      return { name: 'logged-in', tokens: action.tokens, drift: action.drift };
    case 'checked':
      return afterChecked(state, action.now);
    case 'network-returned':
      return state.name === 'waiting' ? refreshing(state) : state;
    case 'token-refused':
      return state.name === 'logged-in' && state.tokens.accessToken === action.accessToken
        ? refreshing(state)
        : state;
    case 'refreshed':
    case 'refresh-failed':
    case 'refresh-refused':
      return afterRefresh(state, action);
    case 'signed-out':
      return state.name === 'logged-out' && state.reason === 'signed-out'
        ? state
        : loggedOut('signed-out', 'no-username');
  }
}

function afterStored(
  state: SessionState,
  { type, stored, drift, now }: Extract<SessionAction, { readonly stored: StoredTokens }>,
): SessionState {
  if (state.name === 'restoring') return stateOf(stored, drift, now);
  if (state.name === 'logged-out') {
    const next = stateOf(stored, drift, now);
    return next.name === 'logged-out' ? state : next;
  }
  const { tokens } = state;
  if (isSameSession(stored, tokens)) return withDrift(state, drift);
  // A sign-out clears a session that is still valid. The provider ends an expired session.
  if (!stored.accessToken)
    return isExpired(tokens.accessToken, now, drift)
      ? loggedOut('ended', 'no-refresh')
      : loggedOut('signed-out', 'no-username');
  const next = stateOf(stored, drift, now);
  // The running refresh reads these tokens under its lock, and takes the drift from them.
  if (state.name === 'refreshing' && next.name === 'refreshing' && type === 'stored') return state;
  return next.name === 'logged-out' ? loggedOut('ended', next.missing) : next;
}

function withDrift(state: Exclude<SessionState, WithoutTokens>, drift: number): SessionState {
  return state.drift === drift ? state : { ...state, drift };
}

type WithoutTokens = Extract<SessionState, { readonly name: 'restoring' | 'logged-out' }>;

/** Returns the state that the stored values stand for (spec people §8). */
function stateOf(stored: StoredTokens, drift: number, now: number): SessionState {
  const { accessToken, refreshToken, username } = stored;
  if (accessToken && !isExpired(accessToken, now, drift))
    return { name: 'logged-in', tokens: { ...stored, accessToken }, drift };
  if (!username) return loggedOut('never', 'no-username');
  if (!accessToken) return loggedOut('never', 'no-id-token');
  if (!refreshToken) return loggedOut('never', 'no-refresh');
  return { name: 'refreshing', tokens: { ...stored, accessToken }, drift, failures: 0 };
}

function afterChecked(state: SessionState, now: number): SessionState {
  if (state.name === 'logged-in')
    return isExpired(state.tokens.accessToken, now, state.drift) ? refreshing(state) : state;
  if (state.name === 'waiting') return isRetryDue(state.retryAt, now) ? refreshing(state) : state;
  return state;
}

/** Returns whether the retry is due. A wait beyond the longest one means that the clock was set back. */
function isRetryDue(retryAt: number, now: number): boolean {
  return now >= retryAt || retryAt - now > longestRetry;
}

/** Returns the state that asks for new tokens, or the state of an ended session when there is no refresh token. */
function refreshing(state: Holding & { readonly failures?: number }): SessionState {
  const { tokens, drift, failures = 0 } = state;
  if (!tokens.refreshToken) return loggedOut('ended', 'no-refresh');
  return { name: 'refreshing', tokens, drift, failures };
}

function afterRefresh(
  state: SessionState,
  action: Extract<SessionAction, { readonly sent: string }>,
): SessionState {
  // Ignores the response for a session that has ended or was replaced.
  if (state.name !== 'refreshing' || state.tokens.refreshToken !== action.sent) return state;
  if (action.type === 'refresh-refused') return loggedOut('ended', 'no-refresh');
  if (action.type === 'refreshed') return { name: 'logged-in', tokens: action.tokens, drift: action.drift };
  const { error, retryAt } = action;
  return { ...state, name: 'waiting', failures: state.failures + 1, error, retryAt };
}

function loggedOut(
  reason: Extract<SessionState, { readonly name: 'logged-out' }>['reason'],
  missing: SessionRetrievalError['reason'],
): SessionState {
  return { name: 'logged-out', reason, missing };
}

/** Returns whether the stored values belong to these tokens. */
export function isSameSession(stored: StoredTokens, tokens: StoredTokens): boolean {
  return (
    stored.accessToken === tokens.accessToken &&
    stored.refreshToken === tokens.refreshToken &&
    stored.username === tokens.username
  );
}

/** Returns what the app sees of a state. */
export function viewOf(state: SessionState): SessionView {
  if (state.name === 'logged-in' || state.name === 'refreshing') {
    const { accessToken, username } = state.tokens;
    const hasAccount = isOfAccount(accessToken);
    return {
      loginState: 'LOGGED_IN',
      accessToken,
      username,
      isSignedIn: true,
      hasAccount,
      isStaff: hasAccount && !isOfMember(accessToken),
    };
  }
  const reason = state.name === 'logged-out' ? state.reason : state.name === 'waiting' ? 'waiting' : 'never';
  return { ...signedOut, reason };
}

/** Returns whether two views are of the same session. */
export function isSameView(a: SessionView, b: SessionView): boolean {
  return a.accessToken === b.accessToken && a.username === b.username && a.reason === b.reason;
}

/** Returns the session of a state other than `refreshing`. Throws what `retrieve` rejects with. */
export function retrieved(state: SessionState): Session {
  if (state.name === 'waiting') throw state.error;
  if (!('tokens' in state))
    throw new SessionRetrievalError(state.name === 'logged-out' ? state.missing : 'no-username');
  const { tokens, drift } = state;
  const { accessToken, idToken, refreshToken } = tokens;
  return {
    accessToken,
    clockDrift: drift,
    ...(idToken === undefined ? {} : { idToken }),
    ...(refreshToken === undefined ? {} : { refreshToken }),
  };
}
