// Holds the session of this tab and does what its state needs: timers, refreshes, storing, and following the other tabs.
import * as v from 'valibot';
import type { AuthenticationResult } from '../../../contract/identity/provider-responses';
import { createWritable } from '../../../base/readable';
import { InvalidTokenError, NetworkError } from '../../../contract/service/errors';
import { clockDriftOf, isRevocable, timeLeft } from '../../../contract/identity/session-token';
import type { TabChannel } from '../../../platform/browser/tabs';
import { failedRefresh, refreshTokens, type RefreshDeps } from './refresh';
import type { SessionController, SessionView } from './person-session';
import {
  isSameSession,
  isSameView,
  restoring,
  retrieved,
  sessionReducer,
  viewOf,
  type SessionAction,
  type SessionState,
  type Tokens,
} from './session-state';

/** The messages between the tabs of one session. They carry no token: a tab that receives one reads the storage. */
const messageSchema = v.variant('type', [
  /** New tokens were issued and are stored. `clockDrift` in seconds. */
  v.object({ version: v.literal(1), type: v.literal('issued'), clockDrift: v.pipe(v.number(), v.finite()) }),
  /** A person signed out. Tells a sign-out from the provider's end of a session, which clears the tokens too. */
  v.object({ version: v.literal(1), type: v.literal('signed-out') }),
]);

type SessionMessage = v.InferOutput<typeof messageSchema>;

/** The name of the channel. */
export const sessionChannel = 'bookworm-session';

/** Returns the message; undefined for other data or versions. */
function readSessionMessage(data: unknown): SessionMessage | undefined {
  const result = v.safeParse(messageSchema, data);
  return result.success ? result.output : undefined;
}

export interface SessionDeps extends Omit<RefreshDeps, 'announceDrift'> {
  /** Announces a sign-out and the clock drift. Carries no token. */
  readonly channel: TabChannel;
  /** Subscribes to changes of the stored tokens by other tabs. */
  readonly onStored: (call: () => void) => void;
  /** Subscribes to the moments when the page is shown again or resumes. */
  readonly onWake: (call: () => void) => void;
  /** Subscribes to the moments when the network may be back. */
  readonly onNetworkBack: (call: () => void) => void;
}

/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** The retries that a timer starts. After them the page is at rest until it wakes, the network is back or a call needs a session. */
const timedRetries = 5;

/** Creates the session from the stored tokens. It stays for the life of the page. */
export function createSessionController(deps: SessionDeps): SessionController {
  const { store, clock, channel } = deps;
  const machine = createMachine(deps);
  const { dispatch, follow } = machine;

  follow();
  const check = (): void => dispatch({ type: 'checked', now: clock.now() });
  deps.onStored(follow);
  deps.onWake(() => {
    follow();
    check();
  });
  deps.onNetworkBack(() => {
    follow();
    dispatch({ type: 'network-returned' });
    // A device that slept may notice first that its network is back.
    check();
  });
  channel.onMessage((data) => handleMessage(readSessionMessage(data), deps, machine));

  return {
    get: machine.view.get,
    subscribe: machine.view.subscribe,
    async adopt(result, username, until) {
      const { tokens, drift } = sessionOf(result, username, deps);
      const viewed = until && machine.deferView(until);
      announce(channel, { type: 'issued', clockDrift: drift });
      store.writeDrift(drift);
      store.write(tokens);
      dispatch({ type: 'adopted', tokens, drift });
      await viewed;
    },
    async retrieve(signal) {
      follow();
      check();
      await machine.untilRefreshed(signal);
      return retrieved(machine.state());
    },
    async renew(refusedToken, signal) {
      follow();
      dispatch({ type: 'token-refused', accessToken: refusedToken });
      await machine.untilRefreshed(signal);
      return retrieved(machine.state());
    },
    async signOut() {
      follow();
      const state = machine.state();
      store.clear();
      announce(channel, { type: 'signed-out' });
      dispatch({ type: 'signed-out' });
      if ('tokens' in state) await revoke(state.tokens, deps);
    },
  };
}

interface Machine {
  readonly state: () => SessionState;
  readonly view: ReturnType<typeof createWritable<SessionView>>;
  readonly dispatch: (action: SessionAction) => void;
  /** Leaves the view as it is until the promise has settled; resolves then. */
  readonly deferView: (until: Promise<void>) => Promise<void>;
  /** Reads the storage and takes over what another tab changed. */
  readonly follow: () => void;
  /** Resolves while no refresh is under way. Rejects with the reason of an aborted signal. */
  readonly untilRefreshed: (signal: AbortSignal | undefined) => Promise<void>;
}

function createMachine(deps: SessionDeps): Machine {
  const { store, clock } = deps;
  let state = restoring;
  let cancelTimer = (): void => undefined;
  const view = createWritable(viewOf(state));
  const refreshListeners = new Set<() => void>();
  let deferrals = 0;

  const showState = (): void => {
    const next = viewOf(state);
    if (deferrals === 0 && !isSameView(next, view.get())) view.set(next);
  };
  const deferView = async (until: Promise<void>): Promise<void> => {
    deferrals += 1;
    await until.catch(() => undefined);
    deferrals -= 1;
    showState();
  };

  const setTimer = (): void => {
    cancelTimer();
    cancelTimer = startTimer(state, deps, () => {
      follow();
      const before = state;
      dispatch({ type: 'checked', now: clock.now() });
      // The time is longer than a timer can be, or the clock was put back.
      if (state === before) setTimer();
    });
  };
  const dispatch = (action: SessionAction): void => {
    const before = state;
    state = sessionReducer(before, action);
    if (state === before) return;
    const isNewRefresh = state.name === 'refreshing' && !('tokens' in before && isUnder(before, state));
    setTimer();
    if (state.name === 'logged-out' && state.reason === 'ended') clearIfUnchanged(before, store);
    if (state.name === 'refreshing' && isNewRefresh) startRefresh(state, deps, dispatch);
    showState();
    if (state.name !== 'refreshing') for (const call of refreshListeners) call();
  };
  const follow = (): void => {
    const stored = store.read() ?? (state.name === 'restoring' ? {} : undefined);
    if (stored !== undefined)
      dispatch({ type: 'stored', stored, drift: store.readDrift(), now: clock.now() });
  };
  return {
    state: () => state,
    view,
    dispatch,
    deferView,
    follow,
    untilRefreshed: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (state.name !== 'refreshing') return resolve();
        const finish = (): void => {
          refreshListeners.delete(finish);
          signal?.removeEventListener('abort', finish);
          if (signal?.aborted) reject(signal.reason);
          else resolve();
        };
        refreshListeners.add(finish);
        signal?.addEventListener('abort', finish);
      }),
  };
}

/** Clears the tokens of a session that has ended, unless another tab has stored others. */
function clearIfUnchanged(ended: SessionState, store: SessionDeps['store']): void {
  const stored = store.read();
  if ('tokens' in ended && stored !== undefined && isSameSession(stored, ended.tokens)) store.clear();
}

/** Returns whether the refresh of one state continues in the next. */
function isUnder(
  before: SessionState & { readonly tokens: Tokens },
  next: { readonly tokens: Tokens },
): boolean {
  return before.name === 'refreshing' && before.tokens === next.tokens;
}

/** Starts the one timer that the state needs; returns a function that cancels it. */
function startTimer(state: SessionState, { clock, hasNetwork }: SessionDeps, call: () => void): () => void {
  if (state.name === 'logged-in') {
    const left = timeLeft(state.tokens.accessToken, clock.now(), state.drift);
    return clock.after(Math.min(left, longestTimer), call);
  }
  // Offline a timer is of no use: the network's return starts the next attempt.
  if (state.name === 'waiting' && state.failures <= timedRetries && hasNetwork())
    return clock.after(Math.max(0, state.retryAt - clock.now()), call);
  return () => undefined;
}

function startRefresh(
  state: Extract<SessionState, { readonly name: 'refreshing' }>,
  deps: SessionDeps,
  dispatch: (action: SessionAction) => void,
): void {
  // Without a network the state changes at once, so that nobody is shown as signed in for a moment.
  if (!deps.hasNetwork()) return dispatch(failedRefresh(state, new NetworkError('identity provider'), deps));
  const announceDrift = (clockDrift: number) => announce(deps.channel, { type: 'issued', clockDrift });
  void refreshTokens(state, { ...deps, announceDrift }, dispatch);
}

function handleMessage(
  message: SessionMessage | undefined,
  { store }: SessionDeps,
  { follow, dispatch }: Machine,
): void {
  if (message?.type === 'issued') {
    store.writeDrift(message.clockDrift);
    follow();
  }
  // A person may have signed in again since.
  if (message?.type === 'signed-out' && !store.read()?.accessToken) dispatch({ type: 'signed-out' });
}

function announce(channel: TabChannel, message: DistributiveOmit<SessionMessage, 'version'>): void {
  channel.postMessage({ version: 1, ...message });
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Returns the tokens of a finished sign-in with the clock drift by them. */
function sessionOf(
  result: AuthenticationResult,
  username: string,
  { clock, report }: SessionDeps,
): { readonly tokens: Tokens; readonly drift: number } {
  const tokens: Tokens = {
    accessToken: result.AccessToken,
    idToken: result.IdToken,
    refreshToken: result.RefreshToken ?? undefined,
    username,
  };
  try {
    return { tokens, drift: clockDriftOf(result.AccessToken, clock.now()) };
  } catch (error) {
    // A token that cannot be decoded counts as expired (spec people §8).
    if (!(error instanceof InvalidTokenError)) throw error;
    report(error, 'session: sign-in');
    return { tokens, drift: 0 };
  }
}

async function revoke({ accessToken, refreshToken }: Tokens, deps: SessionDeps): Promise<void> {
  if (!refreshToken || !isRevocable(accessToken)) return;
  await deps.revoke(refreshToken).catch((error: unknown) => deps.report(error, 'session: revoke'));
}
