// Sends the operations of the account page with the session's access token (spec people §10). Shows nothing.
import { type ProviderResponses, isProviderError } from '../../../contract/identity/provider-responses';
import type { ProviderOperation, ProviderRequests } from '../../../contract/identity/provider-requests';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { KnownDevices } from '../../../platform/storage/known-devices';
import type { Report } from '../form/request';
import type { SessionController } from '../tokens/person-session';

export interface AccountDeps {
  readonly provider: Pick<IdentityProvider, 'call'>;
  readonly session: Pick<SessionController, 'retrieve' | 'renew' | 'signOut'>;
  readonly devices: Pick<KnownDevices, 'read' | 'remove'>;
  /** Removes what a person left in the forms of creation on this device. */
  readonly removeDrafts: (username: string) => Promise<void>;
  readonly username: string;
  readonly report: Report;
}

/** What the provider knows about the person. */
export type User = ProviderResponses['GetUser'];

/**
 * Sends an operation with a valid access token. A token that the provider refuses is renewed once. Rejects with ProviderError,
 * NetworkError or ShapeError, and with SessionRetrievalError when the session is over.
 */
export type SendWithToken = <O extends ProviderOperation>(
  operation: O,
  requestWith: (accessToken: string) => ProviderRequests[O],
  signal: AbortSignal,
) => Promise<ProviderResponses[O]>;

/** Returns the function that sends operations with the access token of this session. */
export function sendWithTokenOf({
  provider,
  session,
}: Pick<AccountDeps, 'provider' | 'session'>): SendWithToken {
  return async (operation, requestWith, signal) => {
    const { accessToken } = await session.retrieve(signal);
    try {
      return await provider.call(operation, requestWith(accessToken), signal);
    } catch (error) {
      if (!isNotAuthorized(error) || (await isAccepted(accessToken, operation, signal))) throw error;
    }
    const renewed = await session.renew(accessToken, signal);
    return provider.call(operation, requestWith(renewed.accessToken), signal);
  };

  /** The provider answers a wrong password with the same error as a token that has ended: asking for the user tells which. */
  async function isAccepted(accessToken: string, operation: ProviderOperation, signal: AbortSignal) {
    if (operation === 'GetUser') return false;
    try {
      await provider.call('GetUser', { AccessToken: accessToken }, signal);
      return true;
    } catch (error) {
      if (isNotAuthorized(error)) return false;
      throw error;
    }
  }
}

const isNotAuthorized = (error: unknown): boolean => isProviderError(error, 'NotAuthorizedException');

/** Ends every session of the person at the provider, then the one here. */
export async function signOutEverywhere(deps: AccountDeps, signal: AbortSignal): Promise<void> {
  await sendWithTokenOf(deps)('GlobalSignOut', (AccessToken) => ({ AccessToken }), signal);
  await deps.session.signOut();
}

/**
 * Deletes the account at the provider and what this device stored for it, then ends the session. Calls `onDeleted` in between:
 * once the session ends, the page belongs to nobody.
 */
export async function deleteAccount(
  deps: AccountDeps & { readonly onDeleted: () => void },
  signal: AbortSignal,
): Promise<void> {
  await sendWithTokenOf(deps)('DeleteUser', (AccessToken) => ({ AccessToken }), signal);
  deps.onDeleted();
  await deps.devices
    .remove(deps.username)
    .catch((error: unknown) => deps.report(error, 'account: forget device'));
  await deps
    .removeDrafts(deps.username)
    .catch((error: unknown) => deps.report(error, 'account: remove drafts'));
  await deps.session.signOut();
}
