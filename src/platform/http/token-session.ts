// The session of a variant where people sign in: the access token that an earlier sign-in left, until it expires.
import { mayActAsStaff } from '../../contract/session/session';
import { timeLeft } from '../../contract/session/token';
import type { Clock } from '../../contract/clock';
import { systemClock } from '../browser/clock';
import { createWritable } from '../../contract/readable';
import type { SessionHolder, SessionView } from './session-holder';
import { deviceStorage } from '../storage/site-storage';

/** Where spec people §8 keeps the access token. */
const storedTokenKey = 'accessToken';

/** The longest time that a timer holds, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Returns a session that is signed out unless there is a token that can be decoded and has not expired. */
export function createTokenSession(
  storage: Pick<Storage, 'getItem'> = deviceStorage,
  clock: Clock = systemClock,
): SessionHolder {
  const view = createWritable(signedOut);
  /** Milliseconds since 1970. */
  let expiresAt = 0;
  let cancelTimer = (): void => undefined;
  const set = (accessToken: string | undefined): void => {
    cancelTimer();
    const left = accessToken === undefined ? 0 : timeLeft(accessToken, clock.now());
    expiresAt = clock.now() + left;
    if (left > 0) cancelTimer = clock.after(Math.min(left, longestTimer), () => set(accessToken));
    view.set(left > 0 ? viewOf(accessToken) : signedOut);
  };
  set(storedToken(storage));
  return {
    // The timer of a device that slept is late.
    get: () => (clock.now() < expiresAt ? view.get() : signedOut),
    subscribe: view.subscribe,
    set,
  };
}

function viewOf(accessToken: string | undefined): SessionView {
  return { accessToken, isSignedIn: accessToken !== undefined, isStaff: mayActAsStaff(accessToken) };
}

const signedOut = viewOf(undefined);

/** A browser may forbid its storage; then nobody was signed in. */
function storedToken(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storage.getItem(storedTokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}
