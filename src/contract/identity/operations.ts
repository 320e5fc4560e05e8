// The identity provider's requests (spec contract §5): POST, a target header that names the operation, a JSON body. Sends
// nothing.

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

interface UserAttribute {
  readonly Name: string;
  readonly Value?: string;
}

interface WithAccessToken {
  readonly AccessToken: string;
}
interface WithDevice extends WithAccessToken {
  readonly DeviceKey: string;
}
interface OfUser {
  readonly ClientId: string;
  readonly Username: string;
}
interface MfaSetting {
  readonly Enabled: boolean;
  readonly PreferredMfa: boolean;
}

/** By password, by refresh token, or by passkey (spec contract §5, §12). */
export type InitiateAuth = { readonly ClientId: string } & (
  | {
      readonly AuthFlow: 'USER_PASSWORD_AUTH';
      readonly AuthParameters: {
        readonly USERNAME: string;
        readonly PASSWORD: string;
        readonly DEVICE_KEY?: string;
      };
    }
  | {
      readonly AuthFlow: 'REFRESH_TOKEN_AUTH';
      readonly AuthParameters: { readonly REFRESH_TOKEN: string; readonly DEVICE_KEY?: string };
    }
  | { readonly AuthFlow: 'CUSTOM_AUTH'; readonly AuthParameters: { readonly USERNAME: string } }
);

/** The request body of each operation. */
export interface ProviderRequests {
  readonly InitiateAuth: InitiateAuth;
  readonly RespondToAuthChallenge: {
    readonly ClientId: string;
    readonly ChallengeName: ChallengeName;
    readonly ChallengeResponses: Readonly<Record<string, string>>;
    readonly Session?: string;
  };
  readonly ConfirmDevice: WithDevice & {
    readonly DeviceName?: string;
    readonly DeviceSecretVerifierConfig?: { readonly PasswordVerifier: string; readonly Salt: string };
  };
  readonly SignUp: OfUser & {
    readonly Password: string;
    readonly UserAttributes?: readonly UserAttribute[];
    readonly ValidationData?: readonly UserAttribute[];
  };
  readonly ConfirmSignUp: OfUser & {
    readonly ConfirmationCode: string;
    readonly ForceAliasCreation?: boolean;
  };
  readonly ResendConfirmationCode: OfUser;
  readonly ForgotPassword: OfUser;
  readonly ConfirmForgotPassword: OfUser & { readonly ConfirmationCode: string; readonly Password: string };
  readonly ChangePassword: WithAccessToken & {
    readonly PreviousPassword: string;
    readonly ProposedPassword: string;
  };
  readonly SetUserSettings: WithAccessToken & {
    readonly MFAOptions: readonly {
      readonly DeliveryMedium: 'SMS' | 'EMAIL';
      readonly AttributeName: string;
    }[];
  };
  readonly SetUserMFAPreference: WithAccessToken & {
    readonly SMSMfaSettings?: MfaSetting;
    readonly SoftwareTokenMfaSettings?: MfaSetting;
  };
  readonly GetUser: WithAccessToken;
  readonly UpdateUserAttributes: WithAccessToken & { readonly UserAttributes: readonly UserAttribute[] };
  readonly DeleteUserAttributes: WithAccessToken & { readonly UserAttributeNames: readonly string[] };
  readonly DeleteUser: WithAccessToken;
  readonly GetUserAttributeVerificationCode: WithAccessToken & { readonly AttributeName: string };
  readonly VerifyUserAttribute: WithAccessToken & { readonly AttributeName: string; readonly Code: string };
  readonly GetDevice: WithDevice;
  readonly ListDevices: WithAccessToken & { readonly Limit?: number; readonly PaginationToken?: string };
  readonly ForgetDevice: WithDevice;
  readonly UpdateDeviceStatus: WithDevice & {
    readonly DeviceRememberedStatus: 'remembered' | 'not_remembered';
  };
  readonly GlobalSignOut: WithAccessToken;
  readonly RevokeToken: { readonly ClientId: string; readonly Token: string };
  readonly AssociateSoftwareToken: WithAccessToken | { readonly Session: string };
  readonly VerifySoftwareToken: (WithAccessToken | { readonly Session: string }) & {
    readonly UserCode: string;
    readonly FriendlyDeviceName?: string;
  };
}

export type ProviderOperation = keyof ProviderRequests;

/** Returns the headers of a request; the target names the operation (spec contract §5). No response may be stored. */
export function providerHeaders(operation: ProviderOperation): Record<string, string> {
  return {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    'cache-control': 'no-store',
  };
}
