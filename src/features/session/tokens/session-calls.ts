// Gives the calls of the service their access tokens. Refreshes expired tokens, replaces refused ones, and waits for a person who has to
// sign in again.
import { SessionRetrievalError, HttpError } from '../../../contract/service/errors';
import type { SessionController, SessionView } from './person-session';
import type { ApiDeps, Api } from '../../../platform/http/api';
import { createWritable, type Readable } from '../../../base/readable';
import type { Timers } from '../../../base/clock';
import { pathOfCall } from '../../../contract/service/calls';
import { inTime } from '../../../platform/http/time-limit';

/** Returns the token of a valid session; undefined when nobody is signed in. Rejects when the provider does not answer. */
export async function tokenOfCall(
  session: SessionController,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return tokenOrNone(async () => (await session.retrieve(signal)).accessToken);
}

/**
 * Returns the handler of a refused token. It refreshes silently; when the session has ended, it waits until the person has
 * signed in again in the page that asks for it. A rating does not wait: the outbox sends it after the next sign-in.
 */
export function createTokenRefusal(session: SessionController, gates: OpenGates): ApiDeps['onTokenRefused'] {
  return async (token, operation, signal) => {
    const renewed = await tokenOrNone(async () => (await session.renew(token, signal)).accessToken);
    if (renewed !== undefined || operation === 'feedback') return renewed;
    return (await waitForSignIn(gates, session, signal)) ? tokenOfCall(session, signal) : undefined;
  };
}

async function tokenOrNone(token: () => Promise<string>): Promise<string | undefined> {
  try {
    return await token();
  } catch (error) {
    if (error instanceof SessionRetrievalError) return undefined;
    throw error;
  }
}

/** The number of open pages that ask to sign in again when the session has ended. */
export interface OpenGates extends Readable<number> {
  /** Counts such a page; returns a function for its end. */
  readonly open: () => () => void;
}

/** Creates the record of the open gated pages; none is open at first. */
export function createOpenGates(): OpenGates {
  const { get, set, subscribe } = createWritable(0);
  return {
    get,
    subscribe,
    open() {
      set(get() + 1);
      let isOpen = true;
      return () => {
        if (isOpen) set(get() - 1);
        isOpen = false;
      };
    },
  };
}

/** Resolves to true when somebody has signed in again; to false when no page asks for it, or no longer. */
function waitForSignIn(
  gates: Readable<number>,
  session: Readable<SessionView>,
  signal?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { isSignedIn, reason } = session.get();
      if (!isSignedIn && reason === 'ended' && gates.get() > 0 && !signal?.aborted) return;
      for (const unsubscribe of subscriptions) unsubscribe();
      signal?.removeEventListener('abort', check);
      resolve(isSignedIn);
    };
    const subscriptions = [session.subscribe(check), gates.subscribe(check)];
    signal?.addEventListener('abort', check);
    check();
  });
}

interface StreamTokenDeps {
  readonly session: SessionController;
  readonly gates: OpenGates;
  /** Whether the service can be reached. */
  readonly reachability: Readable<boolean>;
  readonly api: Pick<Api, 'listFeedback'>;
}

/** The access tokens of a creation stream. Both functions reject when the session cannot be continued now. */
interface StreamTokens {
  /** Returns a valid token, or undefined without a session. */
  readonly accessToken: (signal: AbortSignal) => Promise<string | undefined>;
  /** Returns another token than this one, which may have been refused; undefined when there is none. */
  readonly renewToken: (token: string, signal: AbortSignal) => Promise<string | undefined>;
}

/**
 * Returns where the runs of a page get their tokens from (spec contract §2). A stream does not say why it was lost, so another token
 * is asked for only once the service has answered: without a network the session would be shown as signed out.
 */
export function streamTokens(deps: StreamTokenDeps, clock: Timers): StreamTokens {
  const { session, gates } = deps;
  const accessToken = (signal: AbortSignal) => tokenOfCall(session, signal);
  // Where nobody signs in there is no other token.
  if (!import.meta.env.HAS_SIGN_IN) return { accessToken, renewToken: async () => undefined };
  const renew = createTokenRefusal(session, gates);
  return {
    accessToken,
    renewToken: async (token, signal) =>
      (await doesServiceAnswer(deps, clock, signal)) ? renew(token, 'create', signal) : undefined,
  };
}

/** Resolves to whether the service answers a list that needs no token. The stream itself never says whether it could be reached. */
async function doesServiceAnswer(
  { api, reachability }: StreamTokenDeps,
  clock: Timers,
  signal: AbortSignal,
): Promise<boolean> {
  const limited = { clock, url: pathOfCall('listFeedback'), signal };
  try {
    await inTime(limited, api.listFeedback);
  } catch (error) {
    // A page that an intermediary sends instead of the list is no answer of the service.
    if (!(error instanceof HttpError)) return false;
  }
  // False after a response that came from the worker's cache.
  return reachability.get();
}

/**
 * Returns timers that do not run while the session has ended, and begin anew after the sign-in: a call that was refused waits for
 * it (spec people §8), however long that takes.
 */
export function callTimers(clock: Timers, session: Readable<SessionView>): Timers {
  return {
    after(milliseconds, call) {
      let cancel = (): void => undefined;
      let wasRunning = false;
      const follow = (): void => {
        const { isSignedIn, reason } = session.get();
        const isRunning = isSignedIn || reason !== 'ended';
        if (isRunning === wasRunning) return;
        wasRunning = isRunning;
        cancel();
        if (!isRunning) return;
        cancel = clock.after(milliseconds, () => {
          unsubscribe();
          call();
        });
      };
      const unsubscribe = session.subscribe(follow);
      follow();
      return () => {
        unsubscribe();
        cancel();
      };
    },
  };
}
