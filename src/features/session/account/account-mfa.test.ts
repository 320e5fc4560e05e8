import { describe, expect, test } from 'vitest';
import { createAccount, signal } from './account-deps.fixture';
import { beginApp, saveMfaMethod, verifyApp, mfaReducer, possibleMethods, mfaMethodOf } from './Mfa';

describe('the second step', () => {
  const phone = { Name: 'phone_number_verified', Value: 'true' };
  const userWith = (UserMFASettingList: string[], PreferredMfaSetting?: string, hasPhone = false) => ({
    Username: 'ida',
    UserAttributes: hasPhone ? [phone] : [],
    UserMFASettingList,
    ...(PreferredMfaSetting === undefined ? {} : { PreferredMfaSetting }),
  });
  const app = 'SOFTWARE_TOKEN_MFA';
  const sms = 'SMS_MFA';

  test.each([
    [userWith([]), 'none', ['none']],
    [userWith([], undefined, true), 'none', ['none', 'sms']],
    [userWith([app]), 'app', ['none', 'app']],
    [userWith([sms, app], app), 'app', ['none', 'app', 'sms']],
    [userWith([sms]), 'sms', ['none', 'sms']],
  ] as const)('of %j is %s', (user, method, possible) => {
    expect([mfaMethodOf(user), possibleMethods(user)]).toEqual([method, possible]);
  });

  const setting = (Enabled: boolean, PreferredMfa: boolean) => ({ Enabled, PreferredMfa });
  test.each([
    ['none', [], setting(false, false), setting(false, false)],
    ['app', undefined, setting(true, false), setting(true, true)],
    [
      'sms',
      [{ DeliveryMedium: 'SMS', AttributeName: 'phone_number' }],
      setting(true, true),
      setting(true, false),
    ],
  ] as const)('%s is saved by both operations', async (method, MFAOptions, smsSetting, appSetting) => {
    const { send, sent } = createAccount();
    await saveMfaMethod(send, { method, user: userWith([sms, app]) }, signal);
    const preference = { SMSMfaSettings: smsSetting, SoftwareTokenMfaSettings: appSetting };
    expect(sent).toEqual([
      ...(MFAOptions ? [['SetUserSettings', { AccessToken: 'old', MFAOptions }]] : []),
      ['SetUserMFAPreference', { AccessToken: 'old', ...preference }],
    ]);
  });

  test('an app is set up by its secret and its first code', async () => {
    const { send, sent } = createAccount({
      AssociateSoftwareToken: { SecretCode: 'ABC' },
      VerifySoftwareToken: (request) => ({
        Status: 'UserCode' in request && request.UserCode === '1' ? 'SUCCESS' : 'ERROR',
      }),
    });
    const open = mfaReducer({}, await beginApp(send, signal));
    expect(open).toEqual({ secret: 'ABC' });
    await expect(verifyApp(send, '2', signal)).rejects.toMatchObject({ code: 'CodeMismatchException' });
    expect(mfaReducer(open, await verifyApp(send, '1', signal))).toEqual({ notice: 'app-ready' });
    expect(sent.at(-1)).toEqual([
      'SetUserMFAPreference',
      { AccessToken: 'old', SoftwareTokenMfaSettings: setting(true, true) },
    ]);
    expect(mfaReducer(open, { type: 'cancel' })).toEqual({});
    expect(mfaReducer({}, { type: 'verified' })).toEqual({});
    expect(mfaReducer({}, { type: 'saved' })).toEqual({ notice: 'saved' });
  });
});
