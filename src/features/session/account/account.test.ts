import { describe, expect, test, vi } from 'vitest';
import { NetworkError, ProviderError, SessionRetrievalError } from '../../../contract/service/errors';
import { fakeProvider } from '../form/fake-provider.fixture';
import { deleteAccount, sendWithTokenOf, signOutEverywhere, type AccountDeps } from './account-calls';
import { removeDetail, saveDetail, sendDetailCode, verifyDetail } from './details/detail-calls';
import { detailsOf, detailsReducer } from './details/state';
import { forgetDevice, loadDevice, loadDevices, setRemembered } from './devices/device-calls';
import { deviceOf, devicesReducer, noDevices, type Device } from './devices/state';
import { beginApp, saveSecondStep, verifyApp } from './mfa/mfa-calls';
import { mfaReducer, possibleSteps, secondStepOf } from './mfa/state';
import { loadingUser, userReducer } from './user-state';

const signal = new AbortController().signal;
const notAuthorized = new ProviderError('NotAuthorizedException', 'No', 400);

/** Creates what the page needs, with a session whose token is `old` until it is renewed. */
function createAccount(answers: Parameters<typeof fakeProvider>[0] = {}) {
  const { provider, sent } = fakeProvider(answers);
  const session = {
    retrieve: vi.fn(async () => ({ accessToken: 'old', clockDrift: 0 })),
    renew: vi.fn(async () => ({ accessToken: 'new', clockDrift: 0 })),
    signOut: vi.fn(async () => undefined),
  };
  const devices = {
    read: vi.fn(async () => ({ key: 'here', groupKey: 'g', password: 'p' })),
    remove: vi.fn(async () => undefined),
  };
  const report = vi.fn();
  const deps: AccountDeps = { provider, session, devices, username: 'ida', report };
  return { deps, send: sendWithTokenOf(deps), sent, session, devices, report };
}

const hasToken = (request: object, token: string) =>
  'AccessToken' in request && request.AccessToken === token;

describe('a call with the session’s token', () => {
  test('is repeated once with a renewed token when the provider refuses the first', async () => {
    const { send, sent, session } = createAccount({
      GetUser: (request) =>
        hasToken(request, 'new') ? { Username: 'ida', UserAttributes: [] } : notAuthorized,
      GlobalSignOut: (request) => (hasToken(request, 'new') ? {} : notAuthorized),
    });
    await send('GlobalSignOut', (AccessToken) => ({ AccessToken }), signal);
    expect(session.renew).toHaveBeenCalledExactlyOnceWith('old', signal);
    expect(sent.map(([operation]) => operation)).toEqual(['GlobalSignOut', 'GetUser', 'GlobalSignOut']);
    await send('GetUser', (AccessToken) => ({ AccessToken }), signal);
    expect(sent.length).toBe(5);
  });

  test('is not repeated when it is the password that is refused', async () => {
    const { send, session } = createAccount({
      GetUser: { Username: 'ida', UserAttributes: [] },
      ChangePassword: notAuthorized,
    });
    const request = (AccessToken: string) => ({ AccessToken, PreviousPassword: 'a', ProposedPassword: 'b' });
    await expect(send('ChangePassword', request, signal)).rejects.toBe(notAuthorized);
    expect(session.renew).not.toHaveBeenCalled();
  });

  test('rejects as the session does, and as the network does', async () => {
    const ended = new SessionRetrievalError('no-refresh');
    const account = createAccount({ GetUser: new NetworkError('/'), DeleteUser: notAuthorized });
    const request = (AccessToken: string) => ({ AccessToken });
    await expect(account.send('DeleteUser', request, signal)).rejects.toBeInstanceOf(NetworkError);
    account.session.retrieve.mockRejectedValueOnce(ended);
    await expect(account.send('GetUser', request, signal)).rejects.toBe(ended);
  });
});

describe('leaving', () => {
  test('everywhere ends the sessions at the provider, then the one here', async () => {
    const { deps, sent, session } = createAccount();
    await signOutEverywhere(deps, signal);
    expect(sent).toEqual([['GlobalSignOut', { AccessToken: 'old' }]]);
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  test('everywhere keeps the session here when the provider does not answer', async () => {
    const { deps, session } = createAccount({ GlobalSignOut: new NetworkError('/') });
    await expect(signOutEverywhere(deps, signal)).rejects.toBeInstanceOf(NetworkError);
    expect(session.signOut).not.toHaveBeenCalled();
  });

  test('for good deletes the account and what this device stored, also when its storage fails', async () => {
    const { deps, sent, session, devices, report } = createAccount();
    devices.remove.mockRejectedValueOnce(new Error('blocked'));
    const onDeleted = vi.fn(() => expect(session.signOut).not.toHaveBeenCalled());
    await deleteAccount({ ...deps, onDeleted }, signal);
    expect(sent).toEqual([['DeleteUser', { AccessToken: 'old' }]]);
    expect([onDeleted.mock.calls.length, report.mock.calls.length]).toEqual([1, 1]);
    expect(session.signOut).toHaveBeenCalledOnce();
  });
});

test('the person’s data stay while they are loaded again, and when that fails', () => {
  const user = { Username: 'ida', UserAttributes: [] };
  const trouble = { kind: 'network' } as const;
  expect(userReducer(loadingUser, { type: 'failed', trouble })).toEqual({ isLoading: false, trouble });
  const loaded = userReducer(loadingUser, { type: 'loaded', user });
  expect(loaded).toEqual({ user, isLoading: false });
  expect(userReducer(loaded, { type: 'load' })).toEqual({ user, isLoading: true });
  expect(userReducer(loaded, { type: 'failed', trouble })).toEqual({ user, isLoading: false, trouble });
});

describe('details', () => {
  test('the usual ones come first, the provider’s own are left out', () => {
    const rows = detailsOf([
      { Name: 'sub', Value: '1' },
      { Name: 'custom:desk', Value: '7' },
      { Name: 'email', Value: 'i@example.org' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'phone_number', Value: '+49' },
    ]);
    expect(rows).toEqual([
      { name: 'name', value: '', isVerified: undefined },
      { name: 'email', value: 'i@example.org', isVerified: true },
      { name: 'phone_number', value: '+49', isVerified: false },
      { name: 'custom:desk', value: '7', isVerified: undefined },
    ]);
  });

  test.each([
    [{ type: 'edit', name: 'email' }, { open: { form: 'edit', name: 'email' } }],
    [
      { type: 'code-sent', name: 'email', destination: 'i***' },
      { open: { form: 'verify', name: 'email', destination: 'i***' } },
    ],
    [{ type: 'cancel' }, {}],
    [{ type: 'saved', name: 'name' }, { notice: { kind: 'saved', name: 'name' } }],
    [{ type: 'removed', name: 'name' }, { notice: { kind: 'removed', name: 'name' } }],
    [{ type: 'verified', name: 'email' }, { notice: { kind: 'verified', name: 'email' } }],
  ] as const)('after %j', (action, state) => {
    expect(detailsReducer({ open: { form: 'edit', name: 'name' } }, action)).toEqual(state);
  });

  test('a saved address asks for the code that was sent there', async () => {
    const sentTo = { AttributeName: 'email', Destination: 'i***' };
    const { send, sent } = createAccount({
      UpdateUserAttributes: { CodeDeliveryDetailsList: [sentTo] },
      GetUserAttributeVerificationCode: { CodeDeliveryDetails: sentTo },
    });
    const codeSent = { type: 'code-sent', name: 'email', destination: 'i***' };
    expect(await saveDetail(send, { name: 'email', value: 'i@example.org' }, signal)).toEqual(codeSent);
    expect(await saveDetail(send, { name: 'name', value: 'Ida' }, signal)).toEqual({
      type: 'saved',
      name: 'name',
    });
    expect(await sendDetailCode(send, 'email', signal)).toEqual(codeSent);
    await verifyDetail(send, { name: 'email', code: '1' }, signal);
    await removeDetail(send, 'name', signal);
    expect(sent.slice(-2)).toEqual([
      ['VerifyUserAttribute', { AccessToken: 'old', AttributeName: 'email', Code: '1' }],
      ['DeleteUserAttributes', { AccessToken: 'old', UserAttributeNames: ['name'] }],
    ]);
  });
});

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
  ] as const)('of %j is %s', (user, step, possible) => {
    expect([secondStepOf(user), possibleSteps(user)]).toEqual([step, possible]);
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
  ] as const)('%s is saved by both operations', async (step, MFAOptions, smsSetting, appSetting) => {
    const { send, sent } = createAccount();
    await saveSecondStep(send, { step, user: userWith([sms, app]) }, signal);
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

describe('devices', () => {
  const listed = (key: string, status = 'remembered') => ({
    DeviceKey: key,
    DeviceAttributes: [
      { Name: 'device_name', Value: 'Tablet' },
      { Name: 'device_status', Value: status },
    ],
    DeviceCreateDate: 1,
    DeviceLastAuthenticatedDate: 2.5,
  });
  const device = (key: string, isRemembered = true): Device => ({
    key,
    name: 'Tablet',
    isRemembered,
    lastAddress: undefined,
    createdAt: 1000,
    usedAt: 2500,
  });
  const state = { devices: [device('a'), device('b')], next: 'more', isLoading: false };

  test('are read with their times in milliseconds, also without any attribute', () => {
    expect(deviceOf(listed('a'))).toEqual(device('a'));
    expect(deviceOf({ DeviceKey: 'x' })).toMatchObject({ key: 'x', name: undefined, isRemembered: false });
  });

  test.each([
    [{ type: 'load' }, { isLoading: true }],
    [{ type: 'failed', trouble: { kind: 'network' } }, { trouble: { kind: 'network' } }],
    [
      { type: 'loaded', devices: [device('b', false), device('c')], next: undefined },
      { devices: [device('a'), device('b', false), device('c')], next: undefined },
    ],
    [
      { type: 'forgotten', key: 'a' },
      { devices: [device('b')], notice: 'forgotten' },
    ],
    [
      { type: 'status', key: 'b', isRemembered: false },
      { devices: [device('a'), device('b', false)], notice: 'not-remembered' },
    ],
    [
      { type: 'details', device: device('b', false) },
      { devices: [device('a'), device('b', false)], opened: 'b' },
    ],
    [{ type: 'close-details' }, { opened: undefined }],
  ] as const)('after %j', (action, change) => {
    expect(devicesReducer(state, action)).toEqual({ ...state, ...change });
  });

  test('are listed page by page', async () => {
    const { send, sent } = createAccount({
      ListDevices: (request) =>
        'PaginationToken' in request
          ? { Devices: [listed('b')] }
          : { Devices: [listed('a')], PaginationToken: 'more' },
      GetDevice: { Device: listed('b') },
    });
    const first = devicesReducer(noDevices, await loadDevices(send, undefined, signal));
    expect(first).toMatchObject({ devices: [device('a')], next: 'more' });
    const second = devicesReducer(first, await loadDevices(send, first.next, signal));
    expect(second).toMatchObject({ devices: [device('a'), device('b')], next: undefined });
    expect(sent.map(([, request]) => request)).toEqual([
      { AccessToken: 'old', Limit: 10 },
      { AccessToken: 'old', Limit: 10, PaginationToken: 'more' },
    ]);
    expect(await loadDevice(send, 'b', signal)).toEqual({ type: 'details', device: device('b') });
    const status = { key: 'b', isRemembered: false };
    expect(await setRemembered(send, status, signal)).toEqual({ type: 'status', ...status });
    expect(sent.at(-1)?.[1]).toMatchObject({ DeviceKey: 'b', DeviceRememberedStatus: 'not_remembered' });
  });

  test('that are removed are removed here too, and one that is unknown is removed already', async () => {
    const unknown = new ProviderError('ResourceNotFoundException', 'Device does not exist.', 400);
    const { deps, devices } = createAccount({ ForgetDevice: unknown });
    expect(await forgetDevice(deps, 'other', signal)).toEqual({ type: 'forgotten', key: 'other' });
    expect(devices.remove).not.toHaveBeenCalled();
    await forgetDevice(deps, 'here', signal);
    expect(devices.remove).toHaveBeenCalledExactlyOnceWith('ida');
    const offline = createAccount({ ForgetDevice: new NetworkError('/') });
    await expect(forgetDevice(offline.deps, 'here', signal)).rejects.toBeInstanceOf(NetworkError);
  });
});
