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
import { ProviderFailure } from './provider-refusal';
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
  ])('of %s is answered by %s with %j', async (username, challenge, parameters) => {
    const response = await signIn(username);
    expect(response.ChallengeName).toBe(challenge);
    expect(response.ChallengeParameters).toMatchObject(parameters);
  });

  test('may write the name in any case; the answers carry the name that the provider gave', async () => {
    const challenge = await call('InitiateAuth', withPassword('Archivist', 'Phone-App-1'));
    expect(challenge.ChallengeParameters).toMatchObject({ USER_ID_FOR_SRP: 'archivist' });
    const SOFTWARE_TOKEN_MFA_CODE = totp(appSecret, time.now);
    const answer = (USERNAME: string) => responseTo(challenge, { USERNAME, SOFTWARE_TOKEN_MFA_CODE });
    expect(await refusal('RespondToAuthChallenge', answer('Archivist'))).toBe('NotAuthorizedException');
    expect(await respond(challenge, { USERNAME: 'archivist', SOFTWARE_TOKEN_MFA_CODE })).toHaveProperty(
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
  ])('of %s with %s is refused as %s', async (username, password, type) => {
    expect(await refusal('InitiateAuth', withPassword(username, password))).toBe(type);
  });

  const failFiveTimes = async (username: string) => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await refusal('InitiateAuth', withPassword(username, 'wrong'));
  };

  test('is refused for 15 minutes after five wrong passwords, also with the right one', async () => {
    await failFiveTimes('librarian');
    time.now += 15 * 60_000 - 1;
    await expect(signIn('librarian')).rejects.toThrow('Password attempts exceeded');
    time.now += 1;
    tokenOf(await signIn('librarian'));
  });

  test('is refused no longer once the password was reset by the code in the mail', async () => {
    await failFiveTimes('librarian');
    await call('ForgotPassword', { Username: 'librarian' });
    const change = { Username: 'librarian', ConfirmationCode: lastCode(), Password: 'Other-Book-2' };
    await call('ConfirmForgotPassword', change);
    expect(await refusal('InitiateAuth', withPassword('librarian', 'Other-Book-2'))).toBe('none');
  });
});

describe('a challenge', () => {
  test('for a code by text message accepts the code that was sent, once', async () => {
    const asked = await signIn('texter');
    expect(sent).toMatchObject([{ to: '+491700000042', purpose: 'sign-in' }]);
    const code = lastCode();
    expect(await refusal('RespondToAuthChallenge', responseTo(asked, { SMS_MFA_CODE: wrong(code) }))).toBe(
      'CodeMismatchException',
    );
    tokenOf(await respond(asked, { SMS_MFA_CODE: code }));
    expect(await refusal('RespondToAuthChallenge', responseTo(asked, { SMS_MFA_CODE: code }))).toBe(
      'NotAuthorizedException',
    );
  });

  test('for a code refuses an expired code, and every code after five wrong ones', async () => {
    const asked = await signIn('texter');
    await identity.step(() => identity.codes.expireAll());
    expect(await refusal('RespondToAuthChallenge', responseTo(asked, { SMS_MFA_CODE: lastCode() }))).toBe(
      'ExpiredCodeException',
    );
    const again = await signIn('texter');
    const codes = await Promise.all(
      Array.from({ length: 6 }, () =>
        refusal('RespondToAuthChallenge', responseTo(again, { SMS_MFA_CODE: wrong(lastCode()) })),
      ),
    );
    // Challenges are verified on several threads, so the last request need not be the last that is answered.
    expect(codes.sort()).toEqual([...Array(5).fill('CodeMismatchException'), 'LimitExceededException']);
  });

  test('that is older than three minutes is over', async () => {
    const asked = await signIn('archivist');
    time.now += 180_000;
    const response = responseTo(asked, { SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now) });
    expect(await refusal('RespondToAuthChallenge', response)).toBe('NotAuthorizedException');
  });

  test('for a choice leads to the second factor that was chosen', async () => {
    const byApp = await respond(await signIn('chooser'), { ANSWER: 'SOFTWARE_TOKEN_MFA' });
    tokenOf(await respond(byApp, { SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now) }));
    const bySms = await respond(await signIn('chooser'), { ANSWER: 'SMS_MFA' });
    tokenOf(await respond(bySms, { SMS_MFA_CODE: lastCode() }));
    const asked = await signIn('chooser');
    expect(await refusal('RespondToAuthChallenge', responseTo(asked, { ANSWER: 'PIGEON' }))).toBe(
      'InvalidParameterException',
    );
  });

  test('to set up an app gives a secret, and tokens once its code was right', async () => {
    const asked = await signIn('beginner');
    const { SecretCode, Session } = await call('AssociateSoftwareToken', { Session: asked.Session });
    const early = responseTo(asked, {});
    expect(await refusal('RespondToAuthChallenge', early)).toBe('InvalidParameterException');
    const code = totp(SecretCode, time.now);
    expect(await refusal('VerifySoftwareToken', { Session, UserCode: wrong(code) })).toBe(
      'CodeMismatchException',
    );
    expect((await call('VerifySoftwareToken', { Session, UserCode: code })).Status).toBe('SUCCESS');
    tokenOf(await respond(asked, {}));
    expect((await signIn('beginner')).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('to set up an app gives no tokens by a ticket with which nothing was set up, nor another app', async () => {
    const [owner, stranger] = [await signIn('beginner'), await signIn('beginner')];
    const associate = async ({ Session }: typeof owner) =>
      (await call('AssociateSoftwareToken', { Session })).SecretCode;
    const [own, foreign] = [await associate(owner), await associate(stranger)];
    await call('VerifySoftwareToken', { Session: owner.Session, UserCode: totp(own, time.now) });
    expect(await refusal('RespondToAuthChallenge', responseTo(stranger, {}))).toBe(
      'InvalidParameterException',
    );
    const other = { Session: stranger.Session, UserCode: totp(foreign, time.now) };
    expect(await refusal('VerifySoftwareToken', other)).toBe('ExpiredCodeException');
    tokenOf(await respond(owner, {}));
  });

  test('by an app takes each code once, and none older than a used code', async () => {
    const answer = async (code: string) =>
      responseTo(await signIn('archivist'), { SOFTWARE_TOKEN_MFA_CODE: code });
    const codes = [-30_000, 0].map((ago) => totp(appSecret, time.now + ago));
    tokenOf(await call('RespondToAuthChallenge', await answer(codes[1] ?? '')));
    for (const used of codes)
      expect(await refusal('RespondToAuthChallenge', await answer(used))).toBe('CodeMismatchException');
    time.now += 30_000;
    tokenOf(await call('RespondToAuthChallenge', await answer(totp(appSecret, time.now))));
  });

  test('by an app is refused for 15 minutes after five wrong codes, also with the right one', async () => {
    const answer = async (code: string) =>
      responseTo(await signIn('archivist'), { SOFTWARE_TOKEN_MFA_CODE: code });
    for (let attempt = 0; attempt < 5; attempt += 1)
      await refusal('RespondToAuthChallenge', await answer(wrong(totp(appSecret, time.now))));
    expect(await refusal('RespondToAuthChallenge', await answer(totp(appSecret, time.now)))).toBe(
      'LimitExceededException',
    );
    time.now += 15 * 60_000;
    tokenOf(await call('RespondToAuthChallenge', await answer(totp(appSecret, time.now))));
  });

  test('for a new password checks the policy and the required attributes', async () => {
    const asked = await signIn('trainee');
    const attributes = { 'userAttributes.name': 'Tim', 'userAttributes.email': 'tim@example.org' };
    const failing = (responses: object) => refusal('RespondToAuthChallenge', responseTo(asked, responses));
    expect(await failing({ NEW_PASSWORD: 'short', ...attributes })).toBe('InvalidPasswordException');
    expect(await failing({ NEW_PASSWORD: 'Second-Day-2' })).toBe('InvalidParameterException');
    const token = tokenOf(await respond(asked, { NEW_PASSWORD: 'Second-Day-2', ...attributes }));
    expect((await call('GetUser', { AccessToken: token })).UserAttributes).toContainEqual({
      Name: 'name',
      Value: 'Tim',
    });
  });

  test('with a question of the deployment accepts only the right answer', async () => {
    const asked = await signIn('riddler');
    expect(await refusal('RespondToAuthChallenge', responseTo(asked, { ANSWER: 'apples' }))).toBe(
      'CodeMismatchException',
    );
    tokenOf(await respond(asked, { ANSWER: ' Books ' }));
  });
});

describe('a device', () => {
  /** Waits for the app's next code, since each signs in once. */
  const withApp = async (more: object = {}) => {
    time.now += 30_000;
    return respond(await signIn('archivist', more), {
      SOFTWARE_TOKEN_MFA_CODE: totp(appSecret, time.now),
      ...more,
    });
  };

  async function confirmed(isRemembered = true) {
    const { AuthenticationResult } = await withApp();
    const { DeviceKey = '', DeviceGroupKey = '' } = AuthenticationResult?.NewDeviceMetadata ?? {};
    const AccessToken = AuthenticationResult?.AccessToken ?? '';
    const device = new DeviceClient(DeviceKey, DeviceGroupKey);
    const request = { AccessToken, DeviceKey, DeviceName: 'Bookworm' };
    const confirmation = { ...request, DeviceSecretVerifierConfig: device.verifier };
    expect((await call('ConfirmDevice', confirmation)).UserConfirmationNecessary).toBe(true);
    const DeviceRememberedStatus = isRemembered ? 'remembered' : 'not_remembered';
    await call('UpdateDeviceStatus', { AccessToken, DeviceKey, DeviceRememberedStatus });
    return { AccessToken, device };
  }

  async function prove(device: DeviceClient) {
    const asked = await signIn('archivist', { DEVICE_KEY: device.key });
    expect(asked.ChallengeName).toBe('DEVICE_SRP_AUTH');
    const challenged = await respond(asked, { DEVICE_KEY: device.key, SRP_A: device.srpA });
    return responseTo(challenged, device.answer(challenged.ChallengeParameters ?? {}, time.now));
  }

  test('that is remembered proves itself in place of a code', async () => {
    const { device } = await confirmed();
    const proof = await prove(device);
    const signedIn = await call('RespondToAuthChallenge', proof);
    expect(signedIn.AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
    expect(await refusal('RespondToAuthChallenge', proof)).toBe('NotAuthorizedException');
  });

  test('with another password is not recognised', async () => {
    const { device } = await confirmed();
    const proof = await prove(device.withPassword('guessed'));
    expect(await refusal('RespondToAuthChallenge', proof)).toBe('ResourceNotFoundException');
  });

  test('that is not remembered is asked for a code', async () => {
    const { device } = await confirmed(false);
    expect((await signIn('archivist', { DEVICE_KEY: device.key })).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect(
      (await withApp({ DEVICE_KEY: device.key })).AuthenticationResult?.NewDeviceMetadata,
    ).toBeUndefined();
  });

  test('that was forgotten is unknown', async () => {
    const { AccessToken, device } = await confirmed();
    await call('ForgetDevice', { AccessToken, DeviceKey: device.key });
    const again = withPassword('archivist', 'Phone-App-1', { DEVICE_KEY: device.key });
    expect(await refusal('InitiateAuth', again)).toBe('ResourceNotFoundException');
    expect(await refusal('GetDevice', { AccessToken, DeviceKey: device.key })).toBe(
      'ResourceNotFoundException',
    );
  });

  test('that was never confirmed is forgotten with the account', async () => {
    const { AuthenticationResult } = await withApp();
    await call('DeleteUser', { AccessToken: AuthenticationResult?.AccessToken });
    const key = AuthenticationResult?.NewDeviceMetadata?.DeviceKey ?? '';
    expect(() => identity.devices.of('archivist', key)).toThrow(ProviderFailure);
  });

  test('is in the list, page by page', async () => {
    const { AccessToken } = await confirmed();
    await confirmed();
    await confirmed();
    const first = await call('ListDevices', { AccessToken, Limit: 2 });
    expect(first.Devices).toHaveLength(2);
    const second = await call('ListDevices', {
      AccessToken,
      Limit: 2,
      PaginationToken: first.PaginationToken,
    });
    expect(second.Devices).toHaveLength(1);
    expect(second.PaginationToken).toBeUndefined();
    const [DeviceKey = ''] = second.Devices?.map((device) => device.DeviceKey) ?? [];
    expect((await call('GetDevice', { AccessToken, DeviceKey })).Device.DeviceKey).toBe(DeviceKey);
  });
});
