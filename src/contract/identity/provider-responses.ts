// The identity provider's responses by operation (spec contract §5), the next step of a sign-in in them (§2), and its errors (§6). Of most
// responses nothing is read. The interface chooses the texts that people read.
import * as v from 'valibot';
import { parse, parseJson, type Schema, ShapeError } from '../../base/parse';
import { type ProviderOperation, challengeNames, type ChallengeName } from './provider-requests';
import { base64urlSchema, credentialDescriptorSchema } from '../service/bodies';
import { ProviderError } from '../service/errors';
import { jsonOrUndefined } from '../../base/json-or-undefined';

const text = v.string();
const optionalText = v.nullish(text);
const delivery = v.nullish(
  v.object({ AttributeName: optionalText, DeliveryMedium: optionalText, Destination: optionalText }),
);
const attributes = v.array(v.object({ Name: text, Value: optionalText }));

const authenticationResultSchema = v.object({
  AccessToken: text,
  IdToken: text,
  /** Absent after a refresh: the old one stays valid. */
  RefreshToken: optionalText,
  /** Seconds. */
  ExpiresIn: v.nullish(v.number()),
  NewDeviceMetadata: v.nullish(v.object({ DeviceKey: text, DeviceGroupKey: text })),
});
export type AuthenticationResult = v.InferOutput<typeof authenticationResultSchema>;

/** InitiateAuth and RespondToAuthChallenge: tokens or a challenge; `readSignInStep` distinguishes them. */
const signInSchema = v.object({
  AuthenticationResult: v.nullish(authenticationResultSchema),
  ChallengeName: optionalText,
  ChallengeParameters: v.nullish(v.record(text, text)),
  Session: optionalText,
});
export type SignInResponse = v.InferOutput<typeof signInSchema>;

const nothingRead = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);
const codeSent = v.object({ CodeDeliveryDetails: delivery });
const signUpSchema = v.object({ UserConfirmed: v.boolean(), UserSub: text, CodeDeliveryDetails: delivery });
const userSchema = v.object({
  Username: text,
  UserAttributes: attributes,
  PreferredMfaSetting: optionalText,
  UserMFASettingList: v.nullish(v.array(text)),
});
const deviceSchema = v.object({
  DeviceKey: text,
  DeviceAttributes: v.nullish(attributes),
  /** Seconds since 1970. */
  DeviceCreateDate: v.nullish(v.number()),
  DeviceLastAuthenticatedDate: v.nullish(v.number()),
});
const devicesSchema = v.object({ Devices: v.nullish(v.array(deviceSchema)), PaginationToken: optionalText });
const confirmDeviceSchema = v.object({ UserConfirmationNecessary: v.nullish(v.boolean(), false) });
const updatedAttributesSchema = v.object({ CodeDeliveryDetailsList: v.nullish(v.array(delivery)) });
const getDeviceSchema = v.object({ Device: deviceSchema });
const secretSchema = v.object({ SecretCode: text, Session: optionalText });
const verifiedSchema = v.object({ Status: v.picklist(['SUCCESS', 'ERROR']), Session: optionalText });

/** The response to each operation; `undefined` when nothing is read of it. */
export interface ProviderResponses {
  readonly InitiateAuth: SignInResponse;
  readonly RespondToAuthChallenge: SignInResponse;
  readonly ConfirmDevice: v.InferOutput<typeof confirmDeviceSchema>;
  readonly SignUp: v.InferOutput<typeof signUpSchema>;
  readonly ConfirmSignUp: undefined;
  readonly ResendConfirmationCode: v.InferOutput<typeof codeSent>;
  readonly ForgotPassword: v.InferOutput<typeof codeSent>;
  readonly ConfirmForgotPassword: undefined;
  readonly ChangePassword: undefined;
  readonly SetUserSettings: undefined;
  readonly SetUserMFAPreference: undefined;
  readonly GetUser: v.InferOutput<typeof userSchema>;
  readonly UpdateUserAttributes: v.InferOutput<typeof updatedAttributesSchema>;
  readonly DeleteUserAttributes: undefined;
  readonly DeleteUser: undefined;
  readonly GetUserAttributeVerificationCode: v.InferOutput<typeof codeSent>;
  readonly VerifyUserAttribute: undefined;
  readonly GetDevice: v.InferOutput<typeof getDeviceSchema>;
  readonly ListDevices: v.InferOutput<typeof devicesSchema>;
  readonly ForgetDevice: undefined;
  readonly UpdateDeviceStatus: undefined;
  readonly GlobalSignOut: undefined;
  readonly RevokeToken: undefined;
  readonly AssociateSoftwareToken: v.InferOutput<typeof secretSchema>;
  readonly VerifySoftwareToken: v.InferOutput<typeof verifiedSchema>;
}

const responseSchemas: { readonly [O in ProviderOperation]: Schema<ProviderResponses[O]> } = {
  InitiateAuth: signInSchema,
  RespondToAuthChallenge: signInSchema,
  ConfirmDevice: confirmDeviceSchema,
  SignUp: signUpSchema,
  ConfirmSignUp: nothingRead,
  ResendConfirmationCode: codeSent,
  ForgotPassword: codeSent,
  ConfirmForgotPassword: nothingRead,
  ChangePassword: nothingRead,
  SetUserSettings: nothingRead,
  SetUserMFAPreference: nothingRead,
  GetUser: userSchema,
  UpdateUserAttributes: updatedAttributesSchema,
  DeleteUserAttributes: nothingRead,
  DeleteUser: nothingRead,
  GetUserAttributeVerificationCode: codeSent,
  VerifyUserAttribute: nothingRead,
  GetDevice: getDeviceSchema,
  ListDevices: devicesSchema,
  ForgetDevice: nothingRead,
  UpdateDeviceStatus: nothingRead,
  GlobalSignOut: nothingRead,
  RevokeToken: nothingRead,
  AssociateSoftwareToken: secretSchema,
  VerifySoftwareToken: verifiedSchema,
};

/** Parses the body of a 2xx response; an empty one counts as `{}`. Throws ShapeError, which names the operation. */
export function parseProviderResponse<O extends ProviderOperation>(
  operation: O,
  body: string,
): ProviderResponses[O] {
  const call = `identity provider ${operation}`;
  return parse(responseSchemas[operation], body.trim() === '' ? {} : parseJson(body, call), call);
}

interface Challenge {
  /** Sent back with the response; absent when the provider needs none. */
  readonly session?: string;
}

export type SignInStep =
  | { readonly step: 'tokens'; readonly result: AuthenticationResult }
  | (Challenge & {
      readonly step: 'NEW_PASSWORD_REQUIRED';
      readonly userAttributes: Readonly<Record<string, string>>;
      /** Names without the prefix `userAttributes.`. */
      readonly requiredAttributes: readonly string[];
    })
  | (Challenge & {
      readonly step: Exclude<ChallengeName, 'NEW_PASSWORD_REQUIRED'>;
      readonly parameters: Readonly<Record<string, string>>;
    });

const userAttributesSchema = v.record(v.string(), v.string());
const requiredAttributesSchema = v.array(v.string());
const attributePrefix = /^userAttributes\./;

/** Returns the tokens or the challenge of a response. Throws ShapeError for neither, and for an unknown challenge. */
export function readSignInStep(response: SignInResponse): SignInStep {
  if (response.AuthenticationResult) return { step: 'tokens', result: response.AuthenticationResult };
  const step = challengeNames.find((name) => name === response.ChallengeName);
  if (step === undefined) throw new ShapeError(call, 'ChallengeName', 'neither tokens nor a known challenge');
  const session = response.Session ? { session: response.Session } : {};
  const parameters = response.ChallengeParameters ?? {};
  if (step !== 'NEW_PASSWORD_REQUIRED') return { step, parameters, ...session };
  const required = parseJsonParameter(requiredAttributesSchema, parameters['requiredAttributes'] ?? '[]');
  return {
    step,
    ...session,
    userAttributes: parseJsonParameter(userAttributesSchema, parameters['userAttributes'] ?? '{}'),
    requiredAttributes: required.map((name) => name.replace(attributePrefix, '')),
  };
}

const call = 'identity provider, challenge';

/** Parses a challenge parameter that contains JSON. */
function parseJsonParameter<T>(schema: Schema<T>, json: string): T {
  return parse(schema, parseJson(json, call), call);
}

const passkeyRequestSchema = v.object({
  challenge: base64urlSchema,
  rpId: v.nullish(v.string()),
  timeout: v.nullish(v.number()),
  userVerification: v.nullish(v.picklist(['required', 'preferred', 'discouraged'])),
  allowCredentials: v.nullish(v.array(credentialDescriptorSchema), []),
});
/** WebAuthn request options as JSON. */
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** Returns the request options of a CUSTOM_CHALLENGE, from its parameter `options` (spec contract §12). Throws ShapeError. */
export function readPasskeyRequest(parameters: Readonly<Record<string, string>>): PasskeyRequest {
  const { options } = parameters;
  if (options === undefined) throw new ShapeError(call, 'options', 'missing');
  return parseJsonParameter(passkeyRequestSchema, options);
}

/** The errors that the app branches on, by the provider's names (spec people §9). A provider may send others. */
export type ProviderErrorCode =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'PasswordResetRequiredException'
  | 'ResourceNotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'TooManyRequestsException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** Returns whether an error is the provider's, with this code. */
export function isProviderError(error: unknown, code: ProviderErrorCode): error is ProviderError {
  return error instanceof ProviderError && error.code === code;
}

const textIfAny = v.fallback(optionalText, undefined);
const errorSchema = v.object({ __type: textIfAny, code: textIfAny, message: textIfAny, Message: textIfAny });

/** The header that names the error when the body does not. */
const errorTypeHeader = 'x-amzn-errortype';

/**
 * Returns the error of a response outside 2xx (spec contract §6). The body names its code and message; `__type` may be `prefix#Code`.
 * Otherwise the code comes from the error type header (`Code:address`), and the status is the message. Expects header names in lower
 * case. Never throws.
 */
export function readProviderError(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): ProviderError {
  const parsed = v.safeParse(errorSchema, jsonOrUndefined(body));
  const { __type: type, code, message, Message } = parsed.success ? parsed.output : {};
  const named = (type || code)?.split('#').at(-1);
  const inHeader = headers[errorTypeHeader]?.split(':')[0];
  return new ProviderError(named || inHeader || 'UnknownError', message || Message || String(status), status);
}
