// Gives the calls of the service their access tokens: refreshed when they have expired, and others when they are refused.
import { SessionRetrievalError } from '../../contract/service/errors';
import type { SessionController } from '../../features/session/tokens/session-controller';
import type { ApiDeps } from '../../platform/http/api';
import { waitForSignIn, type OpenGates } from './open-gates';

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
