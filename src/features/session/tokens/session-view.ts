// The session of the person who uses this device, as the app and the sign-in screens see it (spec people §8).
import type { LoginState } from '../../../contract/identity/session-token';

export interface SessionView {
  readonly loginState: Extract<LoginState, 'LOGGED_IN' | 'LOGGED_OUT'>;
  /** Undefined without a session; the constant `anon` where none is needed. May have expired: calls use `retrieve`. */
  readonly accessToken: string | undefined;
  readonly username: string | undefined;
  readonly isSignedIn: boolean;
  /** True for whoever has an account: they may see it, and look after what they made (spec contract §4). */
  readonly hasAccount: boolean;
  /** True when this person may delete, publish and manage whatever there is (spec contract §4). */
  readonly isStaff: boolean;
  /**
   * Why nobody is signed in. `never`: nobody was, `signed-out`: a person ended the session, `ended`: the provider ended it or
   * it cannot be continued, `waiting`: the provider did not answer, and the session comes back by itself.
   */
  readonly reason?: 'never' | 'signed-out' | 'ended' | 'waiting';
}
