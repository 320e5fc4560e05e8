// Opens the session that a page starts with. The code of a session is loaded only when somebody may be signed in.
import { SessionRetrievalError } from '../../contract/service/errors';
import { createWritable } from '../../base/readable';
import { anonymousToken } from '../../contract/identity/session-token';
import { accessTokenKey, refreshTokenKey } from '../../platform/storage/site-keys';
import type { SessionController } from '../../features/session/tokens/session-controller';
import type { SessionView } from '../../features/session/tokens/session-view';

/** Where everyone is signed in and nobody is staff (spec contract §4), whatever an earlier sign-in stored on this origin. */
export const anonymousSession: SessionController = {
  get: () => anonymous,
  subscribe: () => () => undefined,
  adopt: async () => undefined,
  retrieve: async () => ({ accessToken: anonymousToken, clockDrift: 0 }),
  renew: () => Promise.reject(new SessionRetrievalError('no-refresh')),
  signOut: async () => undefined,
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

const signedOut: SessionView = {
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
