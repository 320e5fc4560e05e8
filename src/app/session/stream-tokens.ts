// Gives the creation streams their access tokens: refreshed when they have expired, and others when they may have been refused.
import type { Timers } from '../../base/clock';
import { pathOfCall } from '../../contract/service/calls';
import { HttpError } from '../../contract/service/errors';
import type { StreamDeps } from '../../features/creation/run/run-stream';
import type { Api } from '../../platform/http/api';
import { inTime } from '../../platform/http/time-limit';
import type { AppContext } from '../providers';
import { createTokenRefusal, tokenOfCall } from './call-tokens';

type StreamTokenDeps = Pick<AppContext, 'session' | 'gates' | 'reachability'> & {
  readonly api: Pick<Api, 'listFeedback'>;
};

/**
 * Returns where the runs of a page get their tokens from (spec contract §2). A stream does not say why it was lost, so another token
 * is asked for only once the service has answered: without a network the session would be shown as signed out.
 */
export function streamTokens(
  deps: StreamTokenDeps,
  clock: Timers,
): Pick<StreamDeps, 'accessToken' | 'renewToken'> {
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
