// Refreshes the tokens, once for all tabs (ADR-0031): under a lock, with the tokens that are stored then.
import { type AuthenticationResult, isProviderError } from '../../../contract/identity/provider-responses';
import type { Clock } from '../../../base/clock';
import { InvalidTokenError, NetworkError } from '../../../contract/service/errors';
import { clockDriftOf, isExpired, isRevocable } from '../../../contract/identity/session-token';
import { inTime } from '../../../platform/http/time-limit';
import {
  isSameSession,
  longestRetry,
  type SessionAction,
  type SessionState,
  type Tokens,
} from './session-state';
import type { TokenStore } from './token-store';

export interface RefreshDeps {
  readonly store: TokenStore;
  /** Runs the work while no other tab runs it. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  /** Announces the clock drift of new tokens to the other tabs, before the tokens themselves. */
  readonly announceDrift: (drift: number) => void;
  /** Asks the provider for new tokens. Rejects with ProviderError, NetworkError, ShapeError or the abort. */
  readonly requestTokens: (tokens: Tokens, signal: AbortSignal) => Promise<AuthenticationResult>;
  /** Revokes a refresh token. Resolves also when it failed. */
  readonly revoke: (refreshToken: string) => Promise<void>;
  readonly hasNetwork: () => boolean;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly report: (error: unknown, where: string) => void;
}

type Refreshing = Extract<SessionState, { readonly name: 'refreshing' }>;

/** How long the provider may take, since the request holds the lock of all tabs; then the wait after a failure. Milliseconds. */
const responseTimeout = 20_000;
/** How long the lock is held after new tokens are stored: browsers give the storage and the lock to other tabs in any order. */
const spreadTime = 100;
const firstRetry = 1000;

/** Thrown for a fresh token that has already expired, so that it is not asked for again and again. */
class UnusableTokenError extends Error {
  override readonly name = 'UnusableTokenError';
}

/** Dispatches the action for the outcome. Resolves when the lock is free again. Rejects never. */
export async function refreshTokens(
  state: Refreshing,
  deps: RefreshDeps,
  dispatch: (action: SessionAction) => void,
): Promise<void> {
  try {
    await deps.withLock(async () => {
      const action = await refreshUnderLock(state, deps);
      dispatch(action);
      if (action.type === 'refreshed') await sleep(deps.clock, spreadTime);
    });
  } catch (error) {
    dispatch(failedRefresh(state, error, deps));
  }
}

/** Returns the action of a refresh that got no response, or an unusable response. */
export function failedRefresh(
  { tokens, failures }: Refreshing,
  error: unknown,
  { clock, random, report }: Pick<RefreshDeps, 'clock' | 'random' | 'report'>,
): SessionAction {
  // Without a network nothing is wrong.
  if (!(error instanceof NetworkError)) report(error, 'session: refresh');
  const wait = Math.min(longestRetry, firstRetry * 2 ** failures) * (1 - random() / 2);
  return { type: 'refresh-failed', sent: tokens.refreshToken ?? '', error, retryAt: clock.now() + wait };
}

async function refreshUnderLock({ tokens }: Refreshing, deps: RefreshDeps): Promise<SessionAction> {
  const { store } = deps;
  // Another tab has refreshed, signed out or signed in while this one waited for the lock.
  const replaced = replacedBy(tokens, deps);
  if (replaced !== undefined) return replaced;
  const sent = tokens.refreshToken ?? '';
  try {
    const result = await inTime(limitOf(deps.clock), (signal) => deps.requestTokens(tokens, signal));
    const next: Tokens = {
      accessToken: result.AccessToken,
      idToken: result.IdToken,
      refreshToken: result.RefreshToken ?? sent,
      username: tokens.username,
    };
    const drift = driftOf(next, deps);
    const replacedMeanwhile = replacedBy(tokens, deps);
    if (replacedMeanwhile !== undefined) {
      discard(next, sent, deps);
      return replacedMeanwhile;
    }
    deps.announceDrift(drift);
    store.writeDrift(drift);
    store.write(next);
    return { type: 'refreshed', sent, tokens: next, drift };
  } catch (error) {
    if (!isProviderError(error, 'NotAuthorizedException')) throw error;
    // Without locks another tab may have used the refresh token first. Its tokens are not cleared.
    const replacedMeanwhile = replacedBy(tokens, deps);
    if (replacedMeanwhile !== undefined) return replacedMeanwhile;
    store.clear();
    return { type: 'refresh-refused', sent };
  }
}

/**
 * Returns the action for stored tokens that differ from these; undefined when they are the same, or when nothing can be stored.
 * Another tab stored them while this tab waited for the lock. So they show the clock drift, to within that wait.
 */
function replacedBy(tokens: Tokens, { store, clock }: RefreshDeps): SessionAction | undefined {
  const stored = store.read();
  if (stored === undefined || isSameSession(stored, tokens)) return undefined;
  if (stored.accessToken) store.writeDrift(driftOr(store.readDrift(), stored.accessToken, clock.now()));
  return { type: 'replaced', stored, drift: store.readDrift(), now: clock.now() };
}

/** Returns the drift by a token that was just issued; the known one when the token cannot be decoded. */
function driftOr(known: number, accessToken: string, now: number): number {
  try {
    return clockDriftOf(accessToken, now);
  } catch (error) {
    if (error instanceof InvalidTokenError) return known;
    throw error;
  }
}

/** Returns the drift by a fresh token. Throws UnusableTokenError, or InvalidTokenError when it cannot be decoded. */
function driftOf({ accessToken }: Tokens, { clock }: RefreshDeps): number {
  const drift = clockDriftOf(accessToken, clock.now());
  if (isExpired(accessToken, clock.now(), drift)) throw new UnusableTokenError('A fresh token has expired');
  return drift;
}

/** Revokes tokens that came after the session's end. A refresh token that was not replaced is left to the code that ended it. */
function discard(next: Tokens, sent: string, { revoke, report }: RefreshDeps): void {
  if (!next.refreshToken || next.refreshToken === sent || !isRevocable(next.accessToken)) return;
  revoke(next.refreshToken).catch((error: unknown) => report(error, 'session: revoke'));
}

function sleep(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
}

/** Work that takes too long is aborted, since it holds the lock of all tabs. */
const limitOf = (clock: Clock) => ({ clock, limit: responseTimeout, url: 'identity provider' });
