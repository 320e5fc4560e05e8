// The client of the identity provider: one typed transport for its operations (spec contract §5). Keeps no token and does
// not know what an operation means.
import type { Clock } from '../../base/clock';
import type { UserPool } from '../../contract/deployment';
import {
  parseProviderResponse,
  type ProviderResponses,
  isProviderError,
  readProviderError,
} from '../../contract/identity/provider-responses';
import {
  providerBody,
  providerHeaders,
  type ProviderOperation,
  type ProviderRequests,
  providerAddressOf,
} from '../../contract/identity/provider-requests';
import { NetworkError, ProviderError } from '../../contract/service/errors';
import { revocationDelay } from '../../contract/identity/session-token';
import { networkError } from './api';
import { inTime } from './time-limit';

export interface IdentityProviderDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly userPool: UserPool;
  readonly clock: Clock;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  readonly report: (error: unknown, where: string) => void;
}

export interface IdentityProvider {
  readonly clientId: string;
  /** Sends an operation. Throws ProviderError, NetworkError or ShapeError, and the AbortError of `signal`. */
  readonly call: <O extends ProviderOperation>(
    operation: O,
    request: ProviderRequests[O],
    signal?: AbortSignal,
  ) => Promise<ProviderResponses[O]>;
  /** Revokes a refresh token and retries while the provider cannot be reached. Never rejects: reports a failure. */
  readonly revoke: (refreshToken: string) => Promise<void>;
}

/** How often a revocation is sent at most: the delays between sum up to about 18 s. */
const maxRevocations = 9;

/** Creates the client of a pool's provider. Throws InvalidUserPoolIdError. */
export function createIdentityProvider(deps: IdentityProviderDeps): IdentityProvider {
  const { clock } = deps;
  const { clientId } = deps.userPool;
  const address = providerAddressOf(deps.userPool);
  const respond = async (init: RequestInit) => {
    const response = await deps.fetch(address, init).catch(networkError(address));
    return { response, body: await response.text().catch(networkError(address)) };
  };
  const call: IdentityProvider['call'] = async (operation, request, signal) => {
    const { response, body } = await inTime({ clock, url: address, signal }, (ending) =>
      respond(initOf(operation, request, ending)),
    );
    if (response.ok) return parseProviderResponse(operation, body);
    throw readProviderError(response.status, Object.fromEntries(response.headers), body);
  };
  const revoke: IdentityProvider['revoke'] = async (refreshToken) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call('RevokeToken', { ClientId: clientId, Token: refreshToken });
      } catch (error) {
        if (!isTemporary(error) || attempt + 1 === maxRevocations)
          return deps.report(error, 'identity provider: revoke');
      }
      await new Promise<void>((resolve) => {
        clock.after(revocationDelay(attempt, deps.random()), resolve);
      });
    }
  };
  return { clientId, call, revoke };
}

function initOf<O extends ProviderOperation>(
  operation: O,
  request: ProviderRequests[O],
  signal: AbortSignal,
): RequestInit {
  return {
    method: 'POST',
    headers: providerHeaders(operation),
    body: providerBody(operation, request),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  };
}

/** Returns whether sending again may succeed: no network, too many requests, or a fault of the provider. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return (
    error instanceof ProviderError &&
    (error.status >= 500 || error.status === 429 || isProviderError(error, 'TooManyRequestsException'))
  );
}
