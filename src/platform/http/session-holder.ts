// Holds the session of the person who uses this device. Does not sign anybody in: the sign-in feature does, and sets
// the session here.
import { anonymousToken } from '../../contract/session/session';
import type { Readable } from '../../contract/readable';

export interface SessionView {
  /** Undefined without a session; the constant `anon` where none is needed. */
  readonly accessToken: string | undefined;
  readonly isSignedIn: boolean;
  /** True when this person may delete, publish and manage (spec contract §4). */
  readonly isStaff: boolean;
}

export interface SessionHolder extends Readable<SessionView> {
  /** Sets a new access token; undefined signs out. Changes nothing where every visitor is anonymous. */
  readonly set: (accessToken: string | undefined) => void;
}

/** Returns the session this page starts with. The code that reads tokens is loaded only where people sign in. */
export function openSession(allowAnonymousAccess: boolean): SessionHolder | Promise<SessionHolder> {
  if (allowAnonymousAccess) return anonymousSession;
  return import('./token-session').then(({ createTokenSession }) => createTokenSession());
}

const anonymous: SessionView = { accessToken: anonymousToken, isSignedIn: true, isStaff: false };

/** Every visitor is signed in (spec contract §4) and nobody is staff, whatever token an earlier sign-in stored on this origin. */
const anonymousSession: SessionHolder = {
  get: () => anonymous,
  subscribe: () => () => undefined,
  set: () => undefined,
};
