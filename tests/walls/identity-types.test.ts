// The provider's own client is not in the bundle (25 to 57 kB gz), but its types say whether ours are the provider's.
import type {
  AssociateSoftwareTokenCommandInput,
  ChangePasswordCommandInput,
  ConfirmDeviceCommandInput,
  ConfirmForgotPasswordCommandInput,
  ConfirmSignUpCommandInput,
  DeleteUserAttributesCommandInput,
  DeleteUserCommandInput,
  ForgetDeviceCommandInput,
  ForgotPasswordCommandInput,
  GetDeviceCommandInput,
  GetUserAttributeVerificationCodeCommandInput,
  GetUserCommandInput,
  GlobalSignOutCommandInput,
  InitiateAuthCommandInput,
  ListDevicesCommandInput,
  ResendConfirmationCodeCommandInput,
  RespondToAuthChallengeCommandInput,
  RevokeTokenCommandInput,
  SetUserMFAPreferenceCommandInput,
  SetUserSettingsCommandInput,
  SignUpCommandInput,
  UpdateDeviceStatusCommandInput,
  UpdateUserAttributesCommandInput,
  VerifySoftwareTokenCommandInput,
  VerifyUserAttributeCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, expectTypeOf, test } from 'vitest';
import {
  providerHeaders,
  type ProviderOperation,
  type ProviderRequests,
} from '../../src/contract/identity/provider-requests';

interface ClientRequests {
  readonly InitiateAuth: InitiateAuthCommandInput;
  readonly RespondToAuthChallenge: RespondToAuthChallengeCommandInput;
  readonly ConfirmDevice: ConfirmDeviceCommandInput;
  readonly SignUp: SignUpCommandInput;
  readonly ConfirmSignUp: ConfirmSignUpCommandInput;
  readonly ResendConfirmationCode: ResendConfirmationCodeCommandInput;
  readonly ForgotPassword: ForgotPasswordCommandInput;
  readonly ConfirmForgotPassword: ConfirmForgotPasswordCommandInput;
  readonly ChangePassword: ChangePasswordCommandInput;
  readonly SetUserSettings: SetUserSettingsCommandInput;
  readonly SetUserMFAPreference: SetUserMFAPreferenceCommandInput;
  readonly GetUser: GetUserCommandInput;
  readonly UpdateUserAttributes: UpdateUserAttributesCommandInput;
  readonly DeleteUserAttributes: DeleteUserAttributesCommandInput;
  readonly DeleteUser: DeleteUserCommandInput;
  readonly GetUserAttributeVerificationCode: GetUserAttributeVerificationCodeCommandInput;
  readonly VerifyUserAttribute: VerifyUserAttributeCommandInput;
  readonly GetDevice: GetDeviceCommandInput;
  readonly ListDevices: ListDevicesCommandInput;
  readonly ForgetDevice: ForgetDeviceCommandInput;
  readonly UpdateDeviceStatus: UpdateDeviceStatusCommandInput;
  readonly GlobalSignOut: GlobalSignOutCommandInput;
  readonly RevokeToken: RevokeTokenCommandInput;
  readonly AssociateSoftwareToken: AssociateSoftwareTokenCommandInput;
  readonly VerifySoftwareToken: VerifySoftwareTokenCommandInput;
}

/** The client's lists are mutable; ours are not. */
type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

test('the provider’s own client would send every request', () => {
  expectTypeOf<keyof ClientRequests>().toEqualTypeOf<ProviderOperation>();
  expectTypeOf<Mutable<ProviderRequests>>().toExtend<Mutable<ClientRequests>>();
  // A request that the client would refuse does not pass.
  expectTypeOf<{ AccessToken: number }>().not.toExtend<GetUserCommandInput>();
  expect(providerHeaders('GetUser')['x-amz-target']).toBe('AWSCognitoIdentityProviderService.GetUser');
});
