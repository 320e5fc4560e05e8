import { beforeEach, describe, expect, test } from 'vitest';
import { DeviceClient } from './device-client.fixture';
import {
  call,
  identity,
  lastCode,
  refusal,
  respond,
  responseTo,
  sent,
  signIn,
  startProvider,
  time,
  tokenOf,
  withPassword,
  wrong,
} from './provider.fixture';
import { ProviderFailure } from './provider-failure';
import { seededAccounts } from './seeded-accounts';
import { totp } from './totp';

const appSecret = seededAccounts['archivist']?.appSecret ?? '';

beforeEach(startProvider);

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

  test('may write the name in any case; the answers carry the name that the provider gave', () => {
    const challenge = call('InitiateAuth', withPassword('Archivist', 'Phone-App-1'));
    expect(challenge.ChallengeParameters).toMatchObject({ USER_ID_FOR_SRP: 'archivist' });
    const SOFTWARE_TOKEN_MFA_CODE = totp(appSecret, time.now);
    const answer = (USERNAME: string) => responseTo(challenge, { USERNAME, SOFTWARE_TOKEN_MFA_CODE });
    expect(refusal('RespondToAuthChallenge', answer('Archivist'))).toBe('NotAuthorizedException');
    expect(respond(challenge, { USERNAME: 'archivist', SOFTWARE_TOKEN_MFA_CODE })).toHaveProperty(
      'AuthenticationResult',
    );
  });

  test.each([
    ['Librarian', 'wrong', 'NotAuthorizedException'],
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

  test('to set up an app gives no tokens by a ticket with which nothing was set up, nor another app', () => {
    const [owner, stranger] = [signIn('beginner'), signIn('beginner')];
    const associate = ({ Session }: typeof owner) => call('AssociateSoftwareToken', { Session }).SecretCode;
    const [own, foreign] = [associate(owner), associate(stranger)];
    call('VerifySoftwareToken', { Session: owner.Session, UserCode: totp(own, time.now) });
    expect(refusal('RespondToAuthChallenge', responseTo(stranger, {}))).toBe('InvalidParameterException');
    const other = { Session: stranger.Session, UserCode: totp(foreign, time.now) };
    expect(refusal('VerifySoftwareToken', other)).toBe('ExpiredCodeException');
    tokenOf(respond(owner, {}));
  });

  test('by an app takes each code once, and none that is older than one that was used', () => {
    const answer = (code: string) => responseTo(signIn('archivist'), { SOFTWARE_TOKEN_MFA_CODE: code });
    const codes = [-30_000, 0].map((ago) => totp(appSecret, time.now + ago));
    tokenOf(call('RespondToAuthChallenge', answer(codes[1] ?? '')));
    for (const used of codes)
      expect(refusal('RespondToAuthChallenge', answer(used))).toBe('CodeMismatchException');
    time.now += 30_000;
    tokenOf(call('RespondToAuthChallenge', answer(totp(appSecret, time.now))));
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
  /** Waits for the app's next code, since each signs in once. */
  const withApp = (more: object = {}) => {
    time.now += 30_000;
    return respond(signIn('archivist', more), {
      SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now),
      ...more,
    });
  };

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

  test('that was never confirmed is forgotten with the account', () => {
    const { AuthenticationResult } = withApp();
    call('DeleteUser', { AccessToken: AuthenticationResult?.AccessToken });
    const key = AuthenticationResult?.NewDeviceMetadata?.DeviceKey ?? '';
    expect(() => identity.devices.of('archivist', key)).toThrow(ProviderFailure);
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
