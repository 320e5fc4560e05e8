// Gives the creation streams their access tokens: refreshed when they have expired, and others when they may have been refused.
import type { StreamRunDeps } from '../../features/creation/run/stream-run';
import type { AppContext } from '../providers';
import { createTokenRefusal, tokenOfCall } from './call-tokens';

/**
 * Returns where the runs of a page get their tokens from (spec contract §2). A stream does not say why it was lost, so another token
 * is asked for only while the service can be reached: without a network the session would be shown as signed out.
 */
export function streamTokens({
  session,
  gates,
  reachability,
}: Pick<AppContext, 'session' | 'gates' | 'reachability'>): Pick<
  StreamRunDeps,
  'accessToken' | 'renewToken'
> {
  // Where nobody signs in there is no other token.
  const renew = import.meta.env.HAS_SIGN_IN ? createTokenRefusal(session, gates) : async () => undefined;
  return {
    accessToken: (signal) => tokenOfCall(session, signal),
    renewToken: async (token, signal) => (reachability.get() ? renew(token, 'create', signal) : undefined),
  };
}
