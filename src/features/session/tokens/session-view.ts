// The session of the person who uses this device, as the app and the sign-in screens see it (spec people §8).
import type { AuthenticationResult } from '../../../contract/identity/responses';
import type { Readable } from '../../../contract/readable';
import type { LoginState, Session } from '../../../contract/session/session';

export interface SessionView {
  readonly loginState: Extract<LoginState, 'LOGGED_IN' | 'LOGGED_OUT'>;
  /** Undefined without a session; the constant `anon` where none is needed. May have expired: calls use `retrieve`. */
  readonly accessToken: string | undefined;
  readonly username: string | undefined;
  readonly isSignedIn: boolean;
  /** True when this person may delete, publish and manage (spec contract §4). */
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
   * Returns a session whose access token is valid, refreshed when needed. Rejects with SessionRetrievalError when nobody is
   * signed in, with NetworkError or ProviderError when the provider cannot continue the session now, and with the
   * reason of an aborted signal.
   */
  readonly retrieve: (signal?: AbortSignal) => Promise<Session>;
  /**
   * Returns a session with another access token than this one, which the service answered with 401 although the clock says
   * that it is valid. Rejects as `retrieve` does.
   */
  readonly renew: (refusedToken: string, signal?: AbortSignal) => Promise<Session>;
  /**
   * Signs out in every tab at once and clears the stored tokens. Resolves when the refresh token is revoked, which only a
   * session with an origin identifier needs, or when that has failed. Rejects never.
   */
  readonly signOut: () => Promise<void>;
}
