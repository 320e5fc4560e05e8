// The person's details and the one form that may be open among them (spec people §10): the state, and the calls, which return the action
// that follows. The reducer is pure.
import type { User, SendWithToken } from './account-calls';

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
