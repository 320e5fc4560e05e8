// The session of a variant where people sign in: the access token of an earlier sign-in, until it expires.
import { mayActAsStaff } from '../../contract/session/session';
import { timeLeft } from '../../contract/session/token';
import type { Clock } from '../../contract/clock';
import { systemClock } from '../browser/clock';
import { createWritable } from '../../contract/readable';
import type { SessionHolder, SessionView } from './session-holder';
import { deviceStorage } from '../storage/site-storage';

/** The key of the access token in the storage (spec people §8). */
const storedTokenKey = 'accessToken';

/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Returns a session that is signed out unless a token is stored that can be decoded and has not expired. */
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
    // The timer fires late on a device that slept.
    get: () => (clock.now() < expiresAt ? view.get() : signedOut),
    subscribe: view.subscribe,
    set,
  };
}

function viewOf(accessToken: string | undefined): SessionView {
  return { accessToken, isSignedIn: accessToken !== undefined, isStaff: mayActAsStaff(accessToken) };
}

const signedOut = viewOf(undefined);

/** Returns the stored token; undefined when there is none, or when the browser forbids its storage. */
function storedToken(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storage.getItem(storedTokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}
