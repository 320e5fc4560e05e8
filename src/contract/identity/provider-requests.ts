// The identity provider's address (spec contract §3) and its requests (§5): POST, a target header that names the operation, a
// JSON body. Sends nothing.
import * as v from 'valibot';
import { parse, type Schema } from '../../base/parse';
import type { UserPool } from '../deployment';

/** The challenges of spec contract §2: SMS code, choice and setup of MFA, authenticator app, custom, new password, device. */
export const challengeNames = [
  'SMS_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'SOFTWARE_TOKEN_MFA',
  'CUSTOM_CHALLENGE',
  'NEW_PASSWORD_REQUIRED',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
] as const;
export type ChallengeName = (typeof challengeNames)[number];

const text = v.string();
const optionalText = v.exactOptional(text);
const userAttributes = v.pipe(v.array(v.object({ Name: text, Value: optionalText })), v.readonly());
const withAccessToken = { AccessToken: text };
const withDevice = { ...withAccessToken, DeviceKey: text };
const ofUser = { ClientId: text, Username: text };
const mfaSetting = v.exactOptional(v.object({ Enabled: v.boolean(), PreferredMfa: v.boolean() }));
const appCode = { UserCode: text, FriendlyDeviceName: optionalText };

/** By password, by refresh token, or by passkey (spec contract §5, §12). */
const initiateAuth = v.variant('AuthFlow', [
  v.object({
    ClientId: text,
    AuthFlow: v.literal('USER_PASSWORD_AUTH'),
    AuthParameters: v.object({ USERNAME: text, PASSWORD: text, DEVICE_KEY: optionalText }),
  }),
  v.object({
    ClientId: text,
    AuthFlow: v.literal('REFRESH_TOKEN_AUTH'),
    AuthParameters: v.object({ REFRESH_TOKEN: text, DEVICE_KEY: optionalText }),
  }),
  v.object({
    ClientId: text,
    AuthFlow: v.literal('CUSTOM_AUTH'),
    AuthParameters: v.object({ USERNAME: text }),
  }),
]);
export type InitiateAuth = v.InferOutput<typeof initiateAuth>;

/** The request body of each operation. */
const requestSchemas = {
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: v.object({
    ClientId: text,
    ChallengeName: v.picklist(challengeNames),
    ChallengeResponses: v.pipe(v.record(text, text), v.readonly()),
    Session: optionalText,
  }),
  ConfirmDevice: v.object({
    ...withDevice,
    DeviceName: optionalText,
    DeviceSecretVerifierConfig: v.exactOptional(v.object({ PasswordVerifier: text, Salt: text })),
  }),
  SignUp: v.object({
    ...ofUser,
    Password: text,
    UserAttributes: v.exactOptional(userAttributes),
    ValidationData: v.exactOptional(userAttributes),
  }),
  ConfirmSignUp: v.object({
    ...ofUser,
    ConfirmationCode: text,
    ForceAliasCreation: v.exactOptional(v.boolean()),
  }),
  ResendConfirmationCode: v.object(ofUser),
  ForgotPassword: v.object(ofUser),
  ConfirmForgotPassword: v.object({ ...ofUser, ConfirmationCode: text, Password: text }),
  ChangePassword: v.object({ ...withAccessToken, PreviousPassword: text, ProposedPassword: text }),
  SetUserSettings: v.object({
    ...withAccessToken,
    MFAOptions: v.pipe(
      v.array(v.object({ DeliveryMedium: v.picklist(['SMS', 'EMAIL']), AttributeName: text })),
      v.readonly(),
    ),
  }),
  SetUserMFAPreference: v.object({
    ...withAccessToken,
    SMSMfaSettings: mfaSetting,
    SoftwareTokenMfaSettings: mfaSetting,
  }),
  GetUser: v.object(withAccessToken),
  UpdateUserAttributes: v.object({ ...withAccessToken, UserAttributes: userAttributes }),
  DeleteUserAttributes: v.object({
    ...withAccessToken,
    UserAttributeNames: v.pipe(v.array(text), v.readonly()),
  }),
  DeleteUser: v.object(withAccessToken),
  GetUserAttributeVerificationCode: v.object({ ...withAccessToken, AttributeName: text }),
  VerifyUserAttribute: v.object({ ...withAccessToken, AttributeName: text, Code: text }),
  GetDevice: v.object(withDevice),
  ListDevices: v.object({
    ...withAccessToken,
    Limit: v.exactOptional(v.number()),
    PaginationToken: optionalText,
  }),
  ForgetDevice: v.object(withDevice),
  UpdateDeviceStatus: v.object({
    ...withDevice,
    DeviceRememberedStatus: v.picklist(['remembered', 'not_remembered']),
  }),
  GlobalSignOut: v.object(withAccessToken),
  RevokeToken: v.object({ ClientId: text, Token: text }),
  AssociateSoftwareToken: v.union([v.object(withAccessToken), v.object({ Session: text })]),
  VerifySoftwareToken: v.union([
    v.object({ ...withAccessToken, ...appCode }),
    v.object({ Session: text, ...appCode }),
  ]),
};

export type ProviderRequests = {
  readonly [O in keyof typeof requestSchemas]: v.InferOutput<(typeof requestSchemas)[O]>;
};
export type ProviderOperation = keyof ProviderRequests;

/** Returns the headers of a request; the target names the operation (spec contract §5). No response may be stored. */
export function providerHeaders(operation: ProviderOperation): Record<string, string> {
  return {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    'cache-control': 'no-store',
  };
}

/** Returns a request as JSON. Throws ShapeError, which names the operation: it must not be sent then. */
export function providerBody<O extends ProviderOperation>(
  operation: O,
  request: ProviderRequests[O],
): string {
  const schema: Schema<unknown> = requestSchemas[operation];
  parse(schema, request, `identity provider ${operation}`);
  return JSON.stringify(request);
}

/** Thrown for a user pool id that is empty, longer than 55 characters, or not of the form prefix_suffix (spec contract §3). */
export class InvalidUserPoolIdError extends Error {
  override readonly name = 'InvalidUserPoolIdError';
  constructor() {
    super('Invalid UserPoolId format.');
  }
}

/** Returns the part before the underscore. Throws InvalidUserPoolIdError. */
function regionOfUserPool(userPoolId: string): string {
  const [, region] = /^([a-z0-9-]+)_[a-z0-9]+$/i.exec(userPoolId) ?? [];
  if (region === undefined || userPoolId.length > 55) throw new InvalidUserPoolIdError();
  return region;
}

/**
 * Returns the address of a pool's identity provider: its own, or the provider's endpoint in the region of the pool. Throws
 * InvalidUserPoolIdError (spec contract §3).
 */
export function providerAddressOf({ id, address }: UserPool): string {
  const region = regionOfUserPool(id);
  return address ?? `https://cognito-idp.${region}.amazonaws.com/`;
}
