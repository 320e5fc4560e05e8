// The session of the person who uses this device, as the app and the sign-in screens see it (spec people §8). A page loads the code of a
// session only when somebody may be signed in.
import type { AuthenticationResult } from '../../../contract/identity/provider-responses';
import { anonymousToken, type LoginState, type Session } from '../../../contract/identity/login-session';
import { SessionRetrievalError } from '../../../contract/service/errors';
import { createWritable, type Readable } from '../../../base/readable';
import { accessTokenKey, refreshTokenKey } from '../../../platform/storage/site-storage';

export interface SessionView {
  readonly loginState: Extract<LoginState, 'LOGGED_IN' | 'LOGGED_OUT'>;
  /** Undefined without a session; the constant `anon` where none is needed. May have expired: calls use `retrieve`. */
  readonly accessToken: string | undefined;
  readonly username: string | undefined;
  readonly isSignedIn: boolean;
  /** True for a person with an account, who may see it and manage their own presentations (spec contract §4). */
  readonly hasAccount: boolean;
  /** True when this person may delete, publish and manage all presentations (spec contract §4). */
  readonly isStaff: boolean;
  /**
   * Why nobody is signed in. `never`: nobody was, `signed-out`: a person ended the session, `ended`: the provider ended it or
   * it cannot be continued, `waiting`: the provider did not answer, and the session comes back by itself.
   */
  readonly reason?: 'never' | 'signed-out' | 'ended' | 'waiting';
}

export interface SessionController extends Readable<SessionView> {
  /**
   * Stores the tokens of a sign-in at once; all tabs follow. What this tab sees of the session stays as it is until `until` has
   * settled: its sign-in may still have a question. Resolves then.
   */
  readonly adopt: (result: AuthenticationResult, username: string, until?: Promise<void>) => Promise<void>;
  /**
   * Returns a session whose access token is valid, refreshed when needed. Rejects with SessionRetrievalError when nobody is signed in.
   * Rejects with NetworkError or ProviderError when the provider cannot continue the session now. Rejects with the reason of an aborted
   * signal.
   */
  readonly retrieve: (signal?: AbortSignal) => Promise<Session>;
  /**
   * Returns a session with another access token than this one, which the service answered with 401 although the clock says
   * that it is valid. Rejects as `retrieve` does.
   */
  readonly renew: (refusedToken: string, signal?: AbortSignal) => Promise<Session>;
  /**
   * Signs out in every tab at once and clears the stored tokens. Resolves when the refresh token is revoked, which only a
   * session whose tokens name their sign-in needs, or when that has failed. Rejects never.
   */
  readonly signOut: () => Promise<void>;
}

/** Where everyone is signed in and nobody is staff (spec contract §4), whatever an earlier sign-in stored on this origin. */
export const anonymousSession: SessionController = {
  get: () => anonymous,
  subscribe: () => () => undefined,
  adopt: async () => undefined,
  retrieve: async () => ({ accessToken: anonymousToken, clockDrift: 0 }),
  renew: () => Promise.reject(new SessionRetrievalError('no-refresh')),
  signOut: async () => undefined,
};

/** Where there is no service: nobody is signed in, and nobody can (ADR-0055). */
export const sessionWithoutService: SessionController = {
  ...anonymousSession,
  get: () => signedOut,
  retrieve: () => Promise.reject(new SessionRetrievalError('no-refresh')),
};

const anonymous: SessionView = {
  loginState: 'LOGGED_IN',
  accessToken: anonymousToken,
  username: undefined,
  isSignedIn: true,
  hasAccount: false,
  isStaff: false,
};

interface SessionStartDeps {
  /** Loads the session of a deployment with sign-in. */
  readonly load: () => Promise<SessionController>;
  /** Returns whether an earlier sign-in has left tokens on this device. */
  readonly hasTokens: () => boolean;
  /** Subscribes to tokens that another tab stores; returns an unsubscribe function. */
  readonly onTokens: (call: () => void) => () => void;
  readonly report: (error: unknown, where: string) => void;
}

/**
 * Returns the session of a deployment with sign-in: loaded when tokens are stored, else a signed-out one, which loads it when
 * somebody signs in, here or in another tab.
 */
export function openSession(deps: SessionStartDeps): SessionController | Promise<SessionController> {
  return deps.hasTokens() ? deps.load() : signedOutSession(deps);
}

function signedOutSession({ load, hasTokens, onTokens, report }: SessionStartDeps): SessionController {
  const view = createWritable<SessionView>(signedOut);
  let loading: Promise<SessionController> | undefined;
  let stop = (): void => undefined;
  const loaded = (): Promise<SessionController> => (loading ??= load().then(connect, retryLater));
  const connect = (session: SessionController): SessionController => {
    stop();
    const update = (): void => view.set(session.get());
    session.subscribe(update);
    if (session.get().isSignedIn) update();
    return session;
  };
  const retryLater = (error: unknown): never => {
    loading = undefined;
    throw error;
  };
  stop = onTokens(() => {
    if (hasTokens()) loaded().catch((error: unknown) => report(error, 'session: load'));
  });
  return {
    get: view.get,
    subscribe: view.subscribe,
    adopt: async (result, username, until) => (await loaded()).adopt(result, username, until),
    async retrieve(signal) {
      if (loading === undefined && !hasTokens()) throw new SessionRetrievalError('no-username');
      return (await loaded()).retrieve(signal);
    },
    renew: async (refusedToken, signal) => (await loaded()).renew(refusedToken, signal),
    signOut: async () => {
      if (loading !== undefined || hasTokens()) await (await loaded()).signOut();
    },
  };
}

/** Where nobody has signed in. */
export const signedOut: SessionView = {
  loginState: 'LOGGED_OUT',
  accessToken: undefined,
  username: undefined,
  isSignedIn: false,
  hasAccount: false,
  isStaff: false,
  reason: 'never',
};

/** Returns the parts of the start that come from this browser. */
export function browserSessionStart(): Pick<SessionStartDeps, 'hasTokens' | 'onTokens'> {
  return {
    hasTokens() {
      try {
        return (
          localStorage.getItem(accessTokenKey) !== null || localStorage.getItem(refreshTokenKey) !== null
        );
      } catch {
        return false;
      }
    },
    onTokens(call) {
      addEventListener('storage', call);
      return () => removeEventListener('storage', call);
    },
  };
}
