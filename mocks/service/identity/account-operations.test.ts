import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
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
} from './provider.fixture';
import { totp } from './totp';

beforeEach(startProvider);

describe('an account', () => {
  const email = { Name: 'email', Value: 'ida@example.org' };
  const ida = { Username: 'ida', Password: 'Story-Time-1', UserAttributes: [email] };

  test('is created, confirmed by the code in the mail, and signs in', async () => {
    expect(await call('SignUp', ida)).toMatchObject({ UserConfirmed: false });
    expect(await refusal('SignUp', ida)).toBe('UsernameExistsException');
    expect(await refusal('InitiateAuth', withPassword('ida', 'Story-Time-1'))).toBe(
      'UserNotConfirmedException',
    );
    const first = lastCode();
    await call('ResendConfirmationCode', { Username: 'ida' });
    const code = lastCode();
    if (first !== code)
      expect(await refusal('ConfirmSignUp', { Username: 'ida', ConfirmationCode: first })).toBe(
        'CodeMismatchException',
      );
    await call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: code });
    tokenOf(await call('InitiateAuth', withPassword('ida', 'Story-Time-1')));
  });

  test('that is refused for too many codes is created later, and its name is not taken', async () => {
    for (let time = 0; time < 5; time += 1) await call('ResendConfirmationCode', { Username: 'ida' });
    expect(await refusal('SignUp', ida)).toBe('LimitExceededException');
    expect(sent).toEqual([]);
    time.now += 60 * 60_000;
    await call('SignUp', ida);
    await call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: lastCode() });
    tokenOf(await call('InitiateAuth', withPassword('ida', 'Story-Time-1')));
  });

  test('whose password is forgotten gets a new one by the code in the mail, and every sign-in ends', async () => {
    const token = tokenOf(await signIn('librarian'));
    await call('ForgotPassword', { Username: 'librarian' });
    const change = { Username: 'librarian', ConfirmationCode: lastCode(), Password: 'Other-Book-2' };
    expect(await refusal('ConfirmForgotPassword', { ...change, Password: 'short' })).toBe(
      'InvalidPasswordException',
    );
    await call('ConfirmForgotPassword', change);
    expect(await refusal('GetUser', { AccessToken: token })).toBe('NotAuthorizedException');
    tokenOf(await call('InitiateAuth', withPassword('librarian', 'Other-Book-2')));
  });

  test('that does not exist is answered like an existing one', async () => {
    const known = await call('ForgotPassword', { Username: 'librarian' });
    const unknown = await call('ForgotPassword', { Username: 'nobody' });
    expect(Object.keys(unknown.CodeDeliveryDetails ?? {})).toEqual(
      Object.keys(known.CodeDeliveryDetails ?? {}),
    );
    expect(sent).toHaveLength(1);
  });

  test('changes its attributes; a changed address is verified again', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const attributes = async () =>
      Object.fromEntries(
        (await call('GetUser', { AccessToken })).UserAttributes.map(({ Name, Value }) => [Name, Value]),
      );
    expect(await attributes()).toMatchObject({ email_verified: 'true', name: 'Libby' });
    const updated = await call('UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
    expect(updated.CodeDeliveryDetailsList).toMatchObject([{ AttributeName: 'email' }]);
    expect(await attributes()).toMatchObject({ email: 'ida@example.org', email_verified: 'false' });
    await call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    await call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: lastCode() });
    expect(await attributes()).toMatchObject({ email_verified: 'true' });
    await call('DeleteUserAttributes', { AccessToken, UserAttributeNames: ['name'] });
    expect(await attributes()).not.toHaveProperty('name');
  });

  test('changes its password with the previous one', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const change = { AccessToken, PreviousPassword: 'Picture-Book-1', ProposedPassword: 'Other-Book-2' };
    expect(await refusal('ChangePassword', { ...change, PreviousPassword: 'wrong' })).toBe(
      'NotAuthorizedException',
    );
    expect(await refusal('ChangePassword', { ...change, ProposedPassword: '' })).toBe(
      'InvalidPasswordException',
    );
    await call('ChangePassword', change);
    tokenOf(await call('InitiateAuth', withPassword('librarian', 'Other-Book-2')));
  });

  test('turns second factors on and off', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const on = { Enabled: true, PreferredMfa: true };
    const app = { AccessToken, SoftwareTokenMfaSettings: on };
    expect(await refusal('SetUserMFAPreference', app)).toBe('InvalidParameterException');
    const { SecretCode } = await call('AssociateSoftwareToken', { AccessToken });
    await call('VerifySoftwareToken', { AccessToken, UserCode: totp(SecretCode, time.now) });
    await call('SetUserMFAPreference', app);
    expect(await call('GetUser', { AccessToken })).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    expect((await signIn('librarian')).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const off = { Enabled: false, PreferredMfa: false };
    await call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: off });
    await call('SetUserSettings', { AccessToken, MFAOptions: [] });
    expect((await signIn('librarian')).ChallengeName).toBeUndefined();
  });

  describe('prefers a second factor', () => {
    const on = { Enabled: true, PreferredMfa: false };
    const off = { Enabled: false, PreferredMfa: false };
    const preferred = { Enabled: true, PreferredMfa: true };
    const both = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'];

    /** Lets the chooser, who has both, prefer one, and returns what an operation leaves of that. */
    async function settingsAfter(operation: 'SetUserMFAPreference' | 'SetUserSettings', fields: object) {
      const asked = await respond(await signIn('chooser'), { ANSWER: 'SMS_MFA' });
      const AccessToken = tokenOf(await respond(asked, { SMS_MFA_CODE: lastCode() }));
      await call('SetUserMFAPreference', { AccessToken, SMSMfaSettings: preferred });
      await call(operation, { AccessToken, ...fields });
      const { PreferredMfaSetting, UserMFASettingList } = await call('GetUser', { AccessToken });
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
    ])('until %j says otherwise: then %s of %j', async (settings, setting, list) => {
      expect(await settingsAfter('SetUserMFAPreference', settings)).toEqual([setting, list]);
    });

    test('until text messages are turned off by the older operation', async () => {
      expect(await settingsAfter('SetUserSettings', { MFAOptions: [] })).toEqual([
        undefined,
        ['SOFTWARE_TOKEN_MFA'],
      ]);
    });
  });

  test('that is deleted signs in no more, and its token is worth nothing', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    await call('DeleteUser', { AccessToken });
    expect(await refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
    expect(await refusal('InitiateAuth', withPassword('librarian', 'Picture-Book-1'))).toBe(
      'NotAuthorizedException',
    );
  });

  test('that is deleted leaves nothing to the next owner of its name', async () => {
    await call('SignUp', ida);
    await call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: lastCode() });
    const AccessToken = tokenOf(await call('InitiateAuth', withPassword('ida', 'Story-Time-1')));
    for (let time = 0; time < 5; time += 1) {
      await call('ForgotPassword', { Username: 'ida' });
      await refusal('InitiateAuth', withPassword('ida', 'wrong'));
    }
    const reset = { Username: 'ida', ConfirmationCode: lastCode(), Password: 'Taken-Over-1' };
    await call('DeleteUser', { AccessToken });
    await call('SignUp', { ...ida, Password: 'Other-Owner-1' });
    await call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: lastCode() });
    expect(await refusal('ConfirmForgotPassword', reset)).toBe('ExpiredCodeException');
    // Neither the count of codes nor the count of wrong passwords carries over to the new owner.
    tokenOf(await call('InitiateAuth', withPassword('ida', 'Other-Owner-1')));
    expect(await refusal('ForgotPassword', { Username: 'ida' })).toBe('none');
  });

  test('that is deleted ends the sign-ins that were begun', async () => {
    const asked = await signIn('newcomer');
    const AccessToken = tokenOf(await respond(await signIn('newcomer'), { NEW_PASSWORD: 'Second-Day-1' }));
    await call('DeleteUser', { AccessToken });
    await identity.step(() => identity.accounts.create('newcomer', { mustChangePassword: true }));
    const late = responseTo(asked, { NEW_PASSWORD: 'Taken-Over-1' });
    expect(await refusal('RespondToAuthChallenge', late)).toBe('NotAuthorizedException');
  });

  test('verifies an address only by a code that was sent there, and keeps what it had when a code is refused', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const addressed = (Value: string) => ({ AccessToken, UserAttributes: [{ Name: 'email', Value }] });
    const attributes = async () =>
      Object.fromEntries(
        (await call('GetUser', { AccessToken })).UserAttributes.map(({ Name, Value }) => [Name, Value]),
      );
    const verify = (Code: string) => ({ AccessToken, AttributeName: 'email', Code });
    for (let time = 0; time < 5; time += 1)
      await call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect(await refusal('UpdateUserAttributes', addressed('victim@example.org'))).toBe(
      'LimitExceededException',
    );
    expect(await attributes()).toMatchObject({ email: 'librarian@example.org', email_verified: 'true' });
    const own = lastCode();
    await identity.step(() =>
      identity.accounts.change('librarian', { attributes: { email: 'victim@example.org' }, verified: [] }),
    );
    expect(await refusal('VerifyUserAttribute', verify(own))).toBe('ExpiredCodeException');
    expect(await attributes()).toMatchObject({ email_verified: 'false' });
  });

  test('gets the code for a forgotten password at a verified address only', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    await call('UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
    sent.length = 0;
    await call('ForgotPassword', { Username: 'librarian' });
    expect(sent).toEqual([]);
  });

  test('without its phone number no longer signs in by a text message, which nobody would get', async () => {
    const asked = await signIn('texter');
    const AccessToken = tokenOf(await respond(asked, { SMS_MFA_CODE: lastCode() }));
    await call('DeleteUserAttributes', { AccessToken, UserAttributeNames: ['phone_number'] });
    expect((await call('GetUser', { AccessToken })).UserMFASettingList).toEqual([]);
    tokenOf(await signIn('texter'));
    expect(await refusal('SetUserSettings', { AccessToken, MFAOptions: [{}] })).toBe(
      'InvalidParameterException',
    );
  });

  test('gets five codes an hour, however many are asked for, and more once one was right', async () => {
    const ask = (Username: string) => refusal('ForgotPassword', { Username });
    const often = (Username: string) => Promise.all(Array.from({ length: 6 }, () => ask(Username)));
    const limited = ['none', 'none', 'none', 'none', 'none', 'LimitExceededException'];
    expect(await often('librarian')).toEqual(limited);
    expect(sent).toHaveLength(5);
    // Somebody who is unknown is answered alike.
    expect(await often('nobody')).toEqual(limited);
    time.now += 60 * 60_000;
    expect(await ask('librarian')).toBe('none');
    const change = { Username: 'librarian', ConfirmationCode: lastCode(), Password: 'Other-Book-2' };
    await call('ConfirmForgotPassword', change);
    expect(await often('librarian')).toEqual(limited);
  });

  test('stays limited while codes are asked for under endless other names, of which the oldest are forgotten', async () => {
    const ask = (Username: string) => refusal('ForgotPassword', { Username });
    for (const name of Array<string>(5).fill('librarian').concat(Array<string>(5).fill('nobody')))
      await ask(name);
    for (let name = 1; name <= 10_000; name += 1) await ask(`nobody ${name}`);
    expect(await ask('nobody')).toBe('none');
    expect(await ask('librarian')).toBe('LimitExceededException');
  });

  test('that does not exist takes no more memory when its name is long', async () => {
    const long = 'long'.repeat(10_000);
    await call('ForgotPassword', { Username: long });
    const known = inspect(identity.codes, { depth: Infinity, maxStringLength: Infinity });
    expect(known).not.toContain(long);
  });

  test('gets no code for an attribute that is neither an address nor a phone number', async () => {
    const AccessToken = tokenOf(await signIn('librarian'));
    const verify = { AccessToken, AttributeName: 'name' };
    expect(await refusal('GetUserAttributeVerificationCode', verify)).toBe('InvalidParameterException');
    expect(sent).toEqual([]);
  });

  test('signs out everywhere', async () => {
    const tokens = [tokenOf(await signIn('librarian')), tokenOf(await signIn('librarian'))];
    await call('GlobalSignOut', { AccessToken: tokens[0] });
    for (const AccessToken of tokens)
      expect(await refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
  });
});
