// Sends the operations of the account page with the session's access token (spec people §10), and has the state of the person's details:
// its reducer is pure, and each call returns the action that follows. Shows nothing.
import { type ProviderResponses, isProviderError } from '../../../contract/identity/provider-responses';
import type { ProviderOperation, ProviderRequests } from '../../../contract/identity/provider-requests';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { KnownDevices } from '../../../platform/storage/device-settings';
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

export interface Detail {
  readonly name: string;
  /** Empty when it is not given. */
  readonly value: string;
  /** Undefined where the provider verifies nothing. */
  readonly isVerified?: boolean | undefined;
}

/** Offered also when they are not given. */
const offered = ['name', 'email', 'phone_number'];
const verifiable = ['email', 'phone_number'];

/** Returns the details to show: the offered ones first. The provider's own numbers and marks are left out. */
export function detailsOf(attributes: User['UserAttributes']): readonly Detail[] {
  const values = new Map(attributes.map(({ Name, Value = '' }) => [Name, Value]));
  const isOwn = (name: string) => name === 'sub' || name === 'identities' || name.endsWith('_verified');
  const others = [...values.keys()].filter((name) => !offered.includes(name) && !isOwn(name));
  return [...offered, ...others].map((name) => {
    const value = values.get(name) ?? '';
    const isChecked = verifiable.includes(name) && value !== '';
    return { name, value, isVerified: isChecked ? values.get(`${name}_verified`) === 'true' : undefined };
  });
}

type NoticeKind = 'saved' | 'removed' | 'verified';

interface DetailsState {
  readonly open?:
    | { readonly form: 'edit'; readonly name: string }
    | { readonly form: 'verify'; readonly name: string; readonly destination: string | undefined }
    | undefined;
  readonly notice?: { readonly kind: NoticeKind; readonly name: string } | undefined;
}

export type DetailsAction =
  | { readonly type: 'edit'; readonly name: string }
  | { readonly type: 'cancel' }
  /** A code was sent: a form opens that asks for it. */
  | { readonly type: 'code-sent'; readonly name: string; readonly destination: string | undefined }
  | { readonly type: NoticeKind; readonly name: string };

/** Returns the next state. At most one form is open. */
export function detailsReducer(_state: DetailsState, action: DetailsAction): DetailsState {
  switch (action.type) {
    case 'edit':
      return { open: { form: 'edit', name: action.name } };
    case 'cancel':
      return {};
    case 'code-sent':
      return { open: { form: 'verify', name: action.name, destination: action.destination } };
    case 'saved':
    case 'removed':
    case 'verified':
      return { notice: { kind: action.type, name: action.name } };
  }
}

/** Saves a detail; the provider may send a code to the new value. */
export async function saveDetail(
  send: SendWithToken,
  detail: { readonly name: string; readonly value: string },
  signal: AbortSignal,
): Promise<DetailsAction> {
  const { name, value } = detail;
  const UserAttributes = [{ Name: name, Value: value }];
  const response = await send(
    'UpdateUserAttributes',
    (AccessToken) => ({ AccessToken, UserAttributes }),
    signal,
  );
  const sent = response.CodeDeliveryDetailsList?.find((delivery) => delivery?.AttributeName === name);
  return sent
    ? { type: 'code-sent', name, destination: sent.Destination ?? undefined }
    : { type: 'saved', name };
}

/** Removes a detail. Returns `removed`; rejects as SendWithToken does. */
export async function removeDetail(
  send: SendWithToken,
  name: string,
  signal: AbortSignal,
): Promise<DetailsAction> {
  const UserAttributeNames = [name];
  await send('DeleteUserAttributes', (AccessToken) => ({ AccessToken, UserAttributeNames }), signal);
  return { type: 'removed', name };
}

/** Sends a code that verifies a detail. Returns `code-sent` with the code's destination; rejects as SendWithToken does. */
export async function sendDetailCode(
  send: SendWithToken,
  name: string,
  signal: AbortSignal,
): Promise<DetailsAction> {
  const response = await send(
    'GetUserAttributeVerificationCode',
    (AccessToken) => ({ AccessToken, AttributeName: name }),
    signal,
  );
  return { type: 'code-sent', name, destination: response.CodeDeliveryDetails?.Destination ?? undefined };
}

/** Verifies a detail with its code. Returns `verified`; rejects as SendWithToken does, with ProviderError for a wrong code. */
export async function verifyDetail(
  send: SendWithToken,
  detail: { readonly name: string; readonly code: string },
  signal: AbortSignal,
): Promise<DetailsAction> {
  const { name, code } = detail;
  await send(
    'VerifyUserAttribute',
    (AccessToken) => ({ AccessToken, AttributeName: name, Code: code }),
    signal,
  );
  return { type: 'verified', name };
}
