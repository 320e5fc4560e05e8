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

  test('that is refused for too many codes is created later, and its name is not taken', () => {
    for (let time = 0; time < 5; time += 1) call('ResendConfirmationCode', { Username: 'ida' });
    expect(refusal('SignUp', ida)).toBe('LimitExceededException');
    expect(sent).toEqual([]);
    time.now += 60 * 60_000;
    call('SignUp', ida);
    call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: lastCode() });
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

  test('that is deleted leaves nothing to the next owner of its name', () => {
    call('SignUp', ida);
    call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: lastCode() });
    const AccessToken = tokenOf(call('InitiateAuth', withPassword('ida', 'Story-Time-1')));
    for (let time = 0; time < 5; time += 1) {
      call('ForgotPassword', { Username: 'ida' });
      refusal('InitiateAuth', withPassword('ida', 'wrong'));
    }
    const reset = { Username: 'ida', ConfirmationCode: lastCode(), Password: 'Taken-Over-1' };
    call('DeleteUser', { AccessToken });
    call('SignUp', { ...ida, Password: 'Other-Owner-1' });
    call('ConfirmSignUp', { Username: 'ida', ConfirmationCode: lastCode() });
    expect(refusal('ConfirmForgotPassword', reset)).toBe('ExpiredCodeException');
    // Neither the count of codes nor that of wrong passwords is theirs.
    tokenOf(call('InitiateAuth', withPassword('ida', 'Other-Owner-1')));
    expect(refusal('ForgotPassword', { Username: 'ida' })).toBe('none');
  });

  test('that is deleted ends the sign-ins that were begun', () => {
    const asked = signIn('newcomer');
    const AccessToken = tokenOf(respond(signIn('newcomer'), { NEW_PASSWORD: 'Second-Day-1' }));
    call('DeleteUser', { AccessToken });
    identity.accounts.create('newcomer', { password: 'Other-Owner-1', mustChangePassword: true });
    const late = responseTo(asked, { NEW_PASSWORD: 'Taken-Over-1' });
    expect(refusal('RespondToAuthChallenge', late)).toBe('NotAuthorizedException');
  });

  test('verifies an address only by a code that was sent there, and keeps what it had when a code is refused', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    const addressed = (Value: string) => ({ AccessToken, UserAttributes: [{ Name: 'email', Value }] });
    const attributes = () =>
      Object.fromEntries(
        call('GetUser', { AccessToken }).UserAttributes.map(({ Name, Value }) => [Name, Value]),
      );
    const verify = (Code: string) => ({ AccessToken, AttributeName: 'email', Code });
    for (let time = 0; time < 5; time += 1)
      call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect(refusal('UpdateUserAttributes', addressed('victim@example.org'))).toBe('LimitExceededException');
    expect(attributes()).toMatchObject({ email: 'librarian@example.org', email_verified: 'true' });
    const own = lastCode();
    identity.accounts.change('librarian', { attributes: { email: 'victim@example.org' }, verified: [] });
    expect(refusal('VerifyUserAttribute', verify(own))).toBe('ExpiredCodeException');
    expect(attributes()).toMatchObject({ email_verified: 'false' });
  });

  test('gets the code for a forgotten password at a verified address only', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    call('UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
    sent.length = 0;
    call('ForgotPassword', { Username: 'librarian' });
    expect(sent).toEqual([]);
  });

  test('without its phone number no longer signs in by a text message, which nobody would get', () => {
    const asked = signIn('texter');
    const AccessToken = tokenOf(respond(asked, { SMS_MFA_CODE: lastCode() }));
    call('DeleteUserAttributes', { AccessToken, UserAttributeNames: ['phone_number'] });
    expect(call('GetUser', { AccessToken }).UserMFASettingList).toEqual([]);
    tokenOf(signIn('texter'));
    expect(refusal('SetUserSettings', { AccessToken, MFAOptions: [{}] })).toBe('InvalidParameterException');
  });

  test('gets five codes an hour, however many are asked for, and more once one was right', () => {
    const ask = (Username: string) => refusal('ForgotPassword', { Username });
    const often = (Username: string) => Array.from({ length: 6 }, () => ask(Username));
    const limited = ['none', 'none', 'none', 'none', 'none', 'LimitExceededException'];
    expect(often('librarian')).toEqual(limited);
    expect(sent).toHaveLength(5);
    // Somebody who is unknown is answered alike.
    expect(often('nobody')).toEqual(limited);
    time.now += 60 * 60_000;
    expect(ask('librarian')).toBe('none');
    const change = { Username: 'librarian', ConfirmationCode: lastCode(), Password: 'Other-Book-2' };
    call('ConfirmForgotPassword', change);
    expect(often('librarian')).toEqual(limited);
  });

  test('stays limited while codes are asked for under endless other names, of which the oldest are forgotten', () => {
    const ask = (Username: string) => refusal('ForgotPassword', { Username });
    for (const name of Array<string>(5).fill('librarian').concat(Array<string>(5).fill('nobody'))) ask(name);
    for (let name = 1; name <= 10_000; name += 1) ask(`nobody ${name}`);
    expect(ask('nobody')).toBe('none');
    expect(ask('librarian')).toBe('LimitExceededException');
  });

  test('that does not exist takes no more memory when its name is long', () => {
    const long = 'long'.repeat(10_000);
    call('ForgotPassword', { Username: long });
    const known = inspect(identity.codes, { depth: Infinity, maxStringLength: Infinity });
    expect(known).not.toContain(long);
  });

  test('gets no code for an attribute that is neither an address nor a phone number', () => {
    const AccessToken = tokenOf(signIn('librarian'));
    const verify = { AccessToken, AttributeName: 'name' };
    expect(refusal('GetUserAttributeVerificationCode', verify)).toBe('InvalidParameterException');
    expect(sent).toEqual([]);
  });

  test('signs out everywhere', () => {
    const tokens = [tokenOf(signIn('librarian')), tokenOf(signIn('librarian'))];
    call('GlobalSignOut', { AccessToken: tokens[0] });
    for (const AccessToken of tokens)
      expect(refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
  });
});
