import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseProviderResponse } from '../../../src/contract/identity/responses';
import type { ProviderOperation } from '../../../src/contract/identity/operations';
import { accountOperations } from './account-operations';
import { seededAccounts } from './seeded-accounts';
import type { SentCode } from './codes';
import { DeviceClient } from './device-client.fixture';
import { createIdentity, type Fields, type Identity } from './identity';
import { ProviderFailure } from './provider-failure';
import { signInOperations } from './sign-in-operations';
import { processKeys } from './tokens';
import { totp } from './totp';

const operations = { ...signInOperations, ...accountOperations };
const appSecret = seededAccounts['archivist']?.appSecret ?? '';

let time: { now: number };
let sent: SentCode[];
let identity: Identity;

beforeEach(() => {
  time = { now: Date.UTC(2026, 10, 23) };
  sent = [];
  const accounts = { accounts: seededAccounts, now: () => time.now, lifetime: 3600, keys: processKeys };
  identity = createIdentity(accounts, (code) => sent.push(code));
});

/** Calls an operation, and reads its answer with the client's own parser. */
function call<O extends ProviderOperation>(operation: O, fields: Fields) {
  const answer = operations[operation]?.(identity, fields, 'localhost') ?? {};
  return parseProviderResponse(operation, JSON.stringify(answer));
}

/** Returns the provider's name of the error that an operation is refused with. */
function refusal(operation: ProviderOperation, fields: Fields): string {
  try {
    call(operation, fields);
  } catch (error) {
    if (error instanceof ProviderFailure) return error.type;
    throw error;
  }
  return 'none';
}

const withPassword = (USERNAME: string, PASSWORD: string, more: object = {}) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME, PASSWORD, ...more },
});
const signIn = (username: string, more: object = {}) =>
  call('InitiateAuth', withPassword(username, seededAccounts[username]?.password ?? '', more));

type Answer = ReturnType<typeof signIn>;

const respond = (challenge: Answer, responses: object) =>
  call('RespondToAuthChallenge', responseTo(challenge, responses));
const responseTo = ({ ChallengeName, Session }: Answer, ChallengeResponses: object) => ({
  ChallengeName,
  Session,
  ChallengeResponses,
});

function tokenOf({ AuthenticationResult }: Answer): string {
  if (!AuthenticationResult) throw new Error('no tokens');
  return AuthenticationResult.AccessToken;
}

const lastCode = () => sent.at(-1)?.code ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a sign-in by password', () => {
  test.each<[string, string | undefined, object]>([
    ['librarian', undefined, {}],
    ['newcomer', 'NEW_PASSWORD_REQUIRED', { requiredAttributes: '[]' }],
    [
      'trainee',
      'NEW_PASSWORD_REQUIRED',
      { requiredAttributes: '["userAttributes.name","userAttributes.email"]' },
    ],
    ['texter', 'SMS_MFA', { CODE_DELIVERY_DESTINATION: '+*******0042' }],
    ['archivist', 'SOFTWARE_TOKEN_MFA', {}],
    ['chooser', 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' }],
    ['beginner', 'MFA_SETUP', {}],
    ['riddler', 'CUSTOM_CHALLENGE', { question: 'What does the bookworm eat?' }],
  ])('of %s is answered by %s with %j', (username, challenge, parameters) => {
    const response = signIn(username);
    expect(response.ChallengeName).toBe(challenge);
    expect(response.ChallengeParameters).toMatchObject(parameters);
  });

  test.each([
    ['librarian', 'wrong', 'NotAuthorizedException'],
    ['nobody', 'wrong', 'NotAuthorizedException'],
    ['candidate', 'Not-Yet-1', 'UserNotConfirmedException'],
    ['forgetter', 'Long-Ago-1', 'PasswordResetRequiredException'],
    ['', '', 'InvalidParameterException'],
  ])('of %s with %s is refused as %s', (username, password, type) => {
    expect(refusal('InitiateAuth', withPassword(username, password))).toBe(type);
  });

  const failFiveTimes = (username: string) => {
    for (let attempt = 0; attempt < 5; attempt += 1) refusal('InitiateAuth', withPassword(username, 'wrong'));
  };

  test('is refused for 15 minutes after five wrong passwords, also with the right one', () => {
    failFiveTimes('librarian');
    time.now += 15 * 60_000 - 1;
    expect(() => signIn('librarian')).toThrow('Password attempts exceeded');
    time.now += 1;
    tokenOf(signIn('librarian'));
  });

  test('is refused no longer once the password was reset by the code in the mail', () => {
    failFiveTimes('librarian');
    call('ForgotPassword', { Username: 'librarian' });
    const change = { Username: 'librarian', ConfirmationCode: lastCode(), Password: 'Other-Book-2' };
    call('ConfirmForgotPassword', change);
    expect(refusal('InitiateAuth', withPassword('librarian', 'Other-Book-2'))).toBe('none');
  });
});

describe('a challenge', () => {
  test('for a code by text message accepts the code that was sent, once', () => {
    const asked = signIn('texter');
    expect(sent).toMatchObject([{ to: '+491700000042', purpose: 'sign-in' }]);
    const code = lastCode();
    expect(refusal('RespondToAuthChallenge', responseTo(asked, { SMS_MFA_CODE: wrong(code) }))).toBe(
      'CodeMismatchException',
    );
    tokenOf(respond(asked, { SMS_MFA_CODE: code }));
    expect(refusal('RespondToAuthChallenge', responseTo(asked, { SMS_MFA_CODE: code }))).toBe(
      'NotAuthorizedException',
    );
  });

  test('for a code refuses one that is too old, and every one after five wrong ones', () => {
    const asked = signIn('texter');
    identity.codes.expireAll();
    expect(refusal('RespondToAuthChallenge', responseTo(asked, { SMS_MFA_CODE: lastCode() }))).toBe(
      'ExpiredCodeException',
    );
    const again = signIn('texter');
    const codes = Array.from({ length: 6 }, () =>
      refusal('RespondToAuthChallenge', responseTo(again, { SMS_MFA_CODE: wrong(lastCode()) })),
    );
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('CodeMismatchException'));
    expect(codes[5]).toBe('LimitExceededException');
  });

  test('that is older than three minutes is over', () => {
    const asked = signIn('archivist');
    time.now += 180_000;
    const response = responseTo(asked, { SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now) });
    expect(refusal('RespondToAuthChallenge', response)).toBe('NotAuthorizedException');
  });

  test('for a choice leads to the second factor that was chosen', () => {
    const byApp = respond(signIn('chooser'), { ANSWER: 'SOFTWARE_TOKEN_MFA' });
    tokenOf(respond(byApp, { SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now) }));
    const bySms = respond(signIn('chooser'), { ANSWER: 'SMS_MFA' });
    tokenOf(respond(bySms, { SMS_MFA_CODE: lastCode() }));
    const asked = signIn('chooser');
    expect(refusal('RespondToAuthChallenge', responseTo(asked, { ANSWER: 'PIGEON' }))).toBe(
      'InvalidParameterException',
    );
  });

  test('to set up an app gives a secret, and tokens once its code was right', () => {
    const asked = signIn('beginner');
    const { SecretCode, Session } = call('AssociateSoftwareToken', { Session: asked.Session });
    const early = responseTo(asked, {});
    expect(refusal('RespondToAuthChallenge', early)).toBe('InvalidParameterException');
    const code = totp(SecretCode, time.now);
    expect(refusal('VerifySoftwareToken', { Session, UserCode: wrong(code) })).toBe('CodeMismatchException');
    expect(call('VerifySoftwareToken', { Session, UserCode: code }).Status).toBe('SUCCESS');
    tokenOf(respond(asked, {}));
    expect(signIn('beginner').ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('by an app is refused for 15 minutes after five wrong codes, also with the right one', () => {
    const answer = (code: string) => responseTo(signIn('archivist'), { SOFTWARE_TOKEN_MFA_CODE: code });
    for (let attempt = 0; attempt < 5; attempt += 1)
      refusal('RespondToAuthChallenge', answer(wrong(totp(appSecret, time.now))));
    expect(refusal('RespondToAuthChallenge', answer(totp(appSecret, time.now)))).toBe(
      'LimitExceededException',
    );
    time.now += 15 * 60_000;
    tokenOf(call('RespondToAuthChallenge', answer(totp(appSecret, time.now))));
  });

  test('for a new password checks the policy and the required attributes', () => {
    const asked = signIn('trainee');
    const attributes = { 'userAttributes.name': 'Tim', 'userAttributes.email': 'tim@example.org' };
    const failing = (responses: object) => refusal('RespondToAuthChallenge', responseTo(asked, responses));
    expect(failing({ NEW_PASSWORD: 'short', ...attributes })).toBe('InvalidPasswordException');
    expect(failing({ NEW_PASSWORD: 'Second-Day-2' })).toBe('InvalidParameterException');
    const token = tokenOf(respond(asked, { NEW_PASSWORD: 'Second-Day-2', ...attributes }));
    expect(call('GetUser', { AccessToken: token }).UserAttributes).toContainEqual({
      Name: 'name',
      Value: 'Tim',
    });
  });

  test('of its own accepts the right answer only', () => {
    const asked = signIn('riddler');
    expect(refusal('RespondToAuthChallenge', responseTo(asked, { ANSWER: 'apples' }))).toBe(
      'CodeMismatchException',
    );
    tokenOf(respond(asked, { ANSWER: ' Books ' }));
  });
});

describe('a device', () => {
  const withApp = (more: object = {}) =>
    respond(signIn('archivist', more), { SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now), ...more });

  function confirmed(isRemembered = true) {
    const { AuthenticationResult } = withApp();
    const { DeviceKey = '', DeviceGroupKey = '' } = AuthenticationResult?.NewDeviceMetadata ?? {};
    const AccessToken = AuthenticationResult?.AccessToken ?? '';
    const device = new DeviceClient(DeviceKey, DeviceGroupKey);
    const request = { AccessToken, DeviceKey, DeviceName: 'Bookworm' };
    const confirmation = { ...request, DeviceSecretVerifierConfig: device.verifier };
    expect(call('ConfirmDevice', confirmation).UserConfirmationNecessary).toBe(true);
    const DeviceRememberedStatus = isRemembered ? 'remembered' : 'not_remembered';
    call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus });
    return { AccessToken, device };
  }

  function prove(device: DeviceClient) {
    const asked = signIn('archivist', { DEVICE_KEY: device.key });
    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH');
    const challenged = respond(asked, { DEVICE_KEY: device.key, SRP_A: device.srpA });
    return responseTo(challenged, device.answer(challenged.ChallengeParameters ?? {}, time.now));
  }

  test('that is remembered proves itself in place of a code', () => {
    const { device } = confirmed();
    const proof = prove(device);
    const signedIn = call('RespondToAuthChallenge', proof);
    expect(signedIn.AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
    expect(refusal('RespondToAuthChallenge', proof)).toBe('NotAuthorizedException');
  });

  test('with another password is not recognised', () => {
    const { device } = confirmed();
    const proof = prove(device.withPassword('guessed'));
    expect(refusal('RespondToAuthChallenge', proof)).toBe('ResourceNotFoundException');
  });

  test('that is not remembered is asked for a code', () => {
    const { device } = confirmed(false);
    expect(signIn('archivist', { DEVICE_KEY: device.key }).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect(withApp({ DEVICE_KEY: device.key }).AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
  });

  test('that was forgotten is unknown', () => {
    const { AccessToken, device } = confirmed();
    call('ForgetDevice', { AccessToken, DeviceKey: device.key });
    const again = withPassword('archivist', 'Phone-App-1', { DEVICE_KEY: device.key });
    expect(refusal('InitiateAuth', again)).toBe('ResourceNotFoundException');
    expect(refusal('GetDevice', { AccessToken, DeviceKey: device.key })).toBe('ResourceNotFoundException');
  });

  test('is in the list, page by page', () => {
    const { AccessToken } = confirmed();
    confirmed();
    confirmed();
    const first = call('ListDevices', { AccessToken, Limit: 2 });
    expect(first.Devices).toHaveLength(2);
    const second = call('ListDevices', { AccessToken, Limit: 2, PaginationToken: first.PaginationToken });
    expect(second.Devices).toHaveLength(1);
    expect(second.PaginationToken).toBeUndefined();
    const [DeviceKey = ''] = second.Devices?.map((device) => device.DeviceKey) ?? [];
    expect(call('GetDevice', { AccessToken, DeviceKey }).Device.DeviceKey).toBe(DeviceKey);
  });
});

describe('an account', () => {
  const email = { Name: 'email', Value: 'ida@example.org' };
  const ida = { Username: 'ida', Password: 'Story-Time-1', UserAttributes: [email] };

  test('is created, confirmed by the code in the mail, and signs in', () => {
    expect(call('SignUp', ida)).toMatchObject({ UserConfirmed: false });
    expect(refusal('SignUp', ida)).toBe('UsernameExistsException');
    expect(refusal('InitiateAuth', withPassword('ida', 'Story-Time-1'))).toBe('UserNotConfirmedException');
    const first = lastCode();
    call('ResendConfirmationCode', { Username: 'ida' });
    const code = lastCode();
    if (first !== code)
      expect(refusal('ConfirmSignUp', { Username: 'ida', ConfirmationCode: first })).toBe(
        'CodeMismatchException',
      );
    call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: code });
    tokenOf(call('InitiateAuth', withPassword('ida', 'Story-Time-1')));
  });

  test('whose password is forgotten gets a new one by the code in the mail, and every sign-in ends', () => {
    const token = tokenOf(signIn('librarian'));
    call('ForgotPassword', { Username: 'librarian' });
    const change = { Username: 'librarian', ConfirmationCode: lastCode(), Password: 'Other-Book-2' };
    expect(refusal('ConfirmForgotPassword', { ...change, Password: 'short' })).toBe(
      'InvalidPasswordException',
    );
    call('ConfirmForgotPassword', change);
    expect(refusal('GetUser', { AccessToken: token })).toBe('NotAuthorizedException');
    tokenOf(call('InitiateAuth', withPassword('librarian', 'Other-Book-2')));
  });

  test('that does not exist is answered like one that does', () => {
    const known = call('ForgotPassword', { Username: 'librarian' });
    const unknown = call('ForgotPassword', { Username: 'nobody' });
    expect(Object.keys(unknown.CodeDeliveryDetails ?? {})).toEqual(
      Object.keys(known.CodeDeliveryDetails ?? {}),
    );
    expect(sent).toHaveLength(1);
  });

  test('changes its attributes; a changed address is verified again', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    const attributes = () =>
      Object.fromEntries(
        call('GetUser', { AccessToken }).UserAttributes.map(({ Name, Value }) => [Name, Value]),
      );
    expect(attributes()).toMatchObject({ email_verified: 'true', name: 'Libby' });
    const updated = call('UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
    expect(updated.CodeDeliveryDetailsList).toMatchObject([{ AttributeName: 'email' }]);
    expect(attributes()).toMatchObject({ email: 'ida@example.org', email_verified: 'false' });
    call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: lastCode() });
    expect(attributes()).toMatchObject({ email_verified: 'true' });
    call('DeleteUserAttributes', { AccessToken, UserAttributeNames: ['name'] });
    expect(attributes()).not.toHaveProperty('name');
  });

  test('changes its password with the previous one', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    const change = { AccessToken, PreviousPassword: 'Picture-Book-1', ProposedPassword: 'Other-Book-2' };
    expect(refusal('ChangePassword', { ...change, PreviousPassword: 'wrong' })).toBe(
      'NotAuthorizedException',
    );
    expect(refusal('ChangePassword', { ...change, ProposedPassword: '' })).toBe('InvalidPasswordException');
    call('ChangePassword', change);
    tokenOf(call('InitiateAuth', withPassword('librarian', 'Other-Book-2')));
  });

  test('turns second factors on and off', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    const on = { Enabled: true, PreferredMfa: true };
    const app = { AccessToken, SoftwareTokenMfaSettings: on };
    expect(refusal('SetUserMFAPreference', app)).toBe('InvalidParameterException');
    const { SecretCode } = call('AssociateSoftwareToken', { AccessToken });
    call('VerifySoftwareToken', { AccessToken, UserCode: totp(SecretCode, time.now) });
    call('SetUserMFAPreference', app);
    expect(call('GetUser', { AccessToken })).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    expect(signIn('librarian').ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const off = { Enabled: false, PreferredMfa: false };
    call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: off });
    call('SetUserSettings', { AccessToken, MFAOptions: [] });
    expect(signIn('librarian').ChallengeName).toBeUndefined();
  });

  describe('prefers a second factor', () => {
    const on = { Enabled: true, PreferredMfa: false };
    const off = { Enabled: false, PreferredMfa: false };
    const preferred = { Enabled: true, PreferredMfa: true };
    const both = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'];

    /** Lets the chooser, who has both, prefer one, and returns what an operation leaves of that. */
    function settingsAfter(operation: 'SetUserMFAPreference' | 'SetUserSettings', fields: object) {
      const asked = respond(signIn('chooser'), { ANSWER: 'SMS_MFA' });
      const AccessToken = tokenOf(respond(asked, { SMS_MFA_CODE: lastCode() }));
      call('SetUserMFAPreference', { AccessToken, SMSMfaSettings: preferred });
      call(operation, { AccessToken, ...fields });
      const { PreferredMfaSetting, UserMFASettingList } = call('GetUser', { AccessToken });
      return [PreferredMfaSetting, UserMFASettingList];
    }

    test.each<[object, string | undefined, string[]]>([
      [{ SMSMfaSettings: off, SoftwareTokenMfaSettings: off }, undefined, []],
      [{ SMSMfaSettings: off }, undefined, ['SOFTWARE_TOKEN_MFA']],
      [{ SMSMfaSettings: on }, undefined, both],
      [{ SMSMfaSettings: on, SoftwareTokenMfaSettings: preferred }, 'SOFTWARE_TOKEN_MFA', both],
      [{ SoftwareTokenMfaSettings: on }, 'SMS_MFA', both],
      [{ SoftwareTokenMfaSettings: off }, 'SMS_MFA', ['SMS_MFA']],
      [{}, 'SMS_MFA', both],
    ])('until %j says otherwise: then %s of %j', (settings, setting, list) => {
      expect(settingsAfter('SetUserMFAPreference', settings)).toEqual([setting, list]);
    });

    test('until text messages are turned off by the older operation', () => {
      expect(settingsAfter('SetUserSettings', { MFAOptions: [] })).toEqual([
        undefined,
        ['SOFTWARE_TOKEN_MFA'],
      ]);
    });
  });

  test('that is deleted signs in no more, and its token is worth nothing', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    call('DeleteUser', { AccessToken });
    expect(refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
    expect(refusal('InitiateAuth', withPassword('librarian', 'Picture-Book-1'))).toBe(
      'NotAuthorizedException',
    );
  });

  test('signs out everywhere', () => {
    const tokens = [tokenOf(signIn('librarian')), tokenOf(signIn('librarian'))];
    call('GlobalSignOut', { AccessToken: tokens[0] });
    for (const AccessToken of tokens)
      expect(refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
  });
});

test('an operation answers or refuses whatever its fields are', async () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()), fc.object());
  const fields = fc.dictionary(
    fc.constantFrom(
      'AuthFlow',
      'AuthParameters',
      'Username',
      'Password',
      'Session',
      'ChallengeName',
      'AccessToken',
      'DeviceKey',
      'UserAttributes',
    ),
    value,
  );
  const AccessToken = tokenOf(signIn('librarian'));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.values(operations)),
      fields,
      fc.boolean(),
      async (operation, body, isOwn) => {
        try {
          await operation(identity, isOwn ? { ...body, AccessToken } : body, 'localhost');
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderFailure);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
