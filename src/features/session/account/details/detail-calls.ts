// Changes and verifies the person's details, and returns the action that follows.
import type { SendWithToken } from '../account-calls';
import type { DetailsAction } from './state';

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
