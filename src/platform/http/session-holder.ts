// Who uses this device right now, as far as the service is concerned. Signs nobody in: that comes with its own feature,
// which sets the session here. Knows no provider.
import { anonymousToken } from '../../contract/session/session';
import type { Readable } from '../../contract/readable';

export interface SessionView {
  /** Undefined without a session; the constant `anon` where none is needed. */
  readonly accessToken: string | undefined;
  readonly isSignedIn: boolean;
  /** May delete, publish and manage (spec contract §4). */
  readonly isStaff: boolean;
}

export interface SessionHolder extends Readable<SessionView> {
  /** Takes a new access token; undefined signs out. Changes nothing where every visitor is anonymous. */
  readonly set: (accessToken: string | undefined) => void;
}

/** Returns the session this page starts with. What reads tokens is loaded only where people sign in. */
export function openSession(allowAnonymousAccess: boolean): SessionHolder | Promise<SessionHolder> {
  if (allowAnonymousAccess) return anonymousSession;
  return import('./token-session').then(({ createTokenSession }) => createTokenSession());
}

const anonymous: SessionView = { accessToken: anonymousToken, isSignedIn: true, isStaff: false };

/** Every visitor counts as signed in (spec contract §4), and nobody as staff, whatever an earlier sign-in left on this origin. */
const anonymousSession: SessionHolder = {
  get: () => anonymous,
  subscribe: () => () => undefined,
  set: () => undefined,
};
