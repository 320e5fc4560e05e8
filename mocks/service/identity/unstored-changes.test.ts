// What the identity provider cannot store has not happened (spec contract §15).
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskFullError } from '../../base/disk-full';
import { createIdentityStore } from './identity-store';
import { DeviceClient } from './device-client.fixture';
import type { Fields, Identity } from './identity';
import {
  caller,
  openProvider,
  operations,
  sent,
  startProvider,
  time,
  withPassword,
} from './provider.fixture';
import { seededAccounts } from './seeded-accounts';
import { totp } from './totp';

beforeEach(startProvider);

const call = async (identity: Identity, operation: string, fields: Fields) =>
  Object(await operations[operation]?.(identity, fields, caller()));

describe('a change that cannot be stored', () => {
  /** A store whose disk may be full, and the provider that begins with what it holds. */
  const disk = { isFull: false };
  const openStore = () =>
    createIdentityStore(
      [],
      async () => {
        if (disk.isFull) throw new Error('full');
      },
      () => undefined,
    );
  beforeEach(() => {
    disk.isFull = false;
  });
  const password = 'Wonder-Book-1';

  /** Prepares an account in every way, and returns the fields of each operation that changes something. */
  async function prepare(identity: Identity): Promise<Readonly<Record<string, Fields>>> {
    const signUp = (Username: string) => ({
      Username,
      Password: password,
      UserAttributes: [{ Name: 'email', Value: `${Username}@example.org` }],
    });
    const codeOf = (username: string) => sent.findLast((code) => code.username === username)?.code;
    for (const name of ['wanda', 'una']) await call(identity, 'SignUp', signUp(name));
    await call(identity, 'ConfirmSignUp', { Username: 'wanda', ConfirmationCode: codeOf('wanda') });
    const signedIn = await call(identity, 'InitiateAuth', withPassword('wanda', password));
    const { AccessToken, RefreshToken } = signedIn.AuthenticationResult;
    const { SecretCode } = await call(identity, 'AssociateSoftwareToken', { AccessToken });
    const unconfirmed = await identity.step(() => identity.devices.add('wanda'));
    const { verifier } = new DeviceClient(unconfirmed.key, unconfirmed.groupKey);
    const device = { AccessToken, DeviceKey: unconfirmed.key, DeviceName: 'Bookworm' };
    const first = await call(identity, 'InitiateAuth', withPassword('newcomer', 'First-Day-1'));
    const asked = await call(identity, 'InitiateAuth', withPassword('archivist', 'Phone-App-1'));
    await call(identity, 'ForgotPassword', { Username: 'wanda' });
    const reset = codeOf('wanda');
    await call(identity, 'GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    await identity.step(() => identity.accounts.change('wanda', { verified: [] }));
    return {
      SignUp: signUp('ida'),
      ConfirmSignUp: { Username: 'una', ConfirmationCode: codeOf('una') },
      ConfirmForgotPassword: { Username: 'wanda', ConfirmationCode: reset, Password: 'Other-Book-2' },
      InitiateAuth: withPassword('wanda', password),
      'InitiateAuth to refresh': {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      },
      'RespondToAuthChallenge with a new password': {
        ...first,
        ChallengeResponses: { USERNAME: 'newcomer', NEW_PASSWORD: 'Second-Day-2' },
      },
      'RespondToAuthChallenge with a code': {
        ...asked,
        ChallengeResponses: {
          USERNAME: 'archivist',
          SOFTWARE_TOKEN_MFA_CODE: totp(seededAccounts['archivist']?.appSecret ?? '', time.now),
        },
      },
      RevokeToken: { Token: RefreshToken },
      ChangePassword: { AccessToken, PreviousPassword: password, ProposedPassword: 'Other-Book-2' },
      UpdateUserAttributes: { AccessToken, UserAttributes: [{ Name: 'name', Value: 'Wanda' }] },
      DeleteUserAttributes: { AccessToken, UserAttributeNames: ['email'] },
      VerifyUserAttribute: { AccessToken, AttributeName: 'email', Code: codeOf('wanda') },
      SetUserSettings: { AccessToken, MFAOptions: [] },
      SetUserMFAPreference: { AccessToken, SMSMfaSettings: { Enabled: false } },
      VerifySoftwareToken: { AccessToken, UserCode: totp(SecretCode, time.now) },
      ConfirmDevice: { ...device, DeviceSecretVerifierConfig: verifier },
      UpdateDeviceStatus: { ...device, DeviceRememberedStatus: 'remembered' },
      ForgetDevice: device,
      GlobalSignOut: { AccessToken },
      DeleteUser: { AccessToken },
    };
  }

  /** The provider's state in memory. */
  const snapshotOf = async ({ accounts, devices, passkeys }: Identity, accessToken: unknown) =>
    JSON.stringify([
      ...['wanda', 'una', 'ida', 'newcomer', 'archivist'].map((name) => [
        accounts.find(name),
        devices.all(name),
        passkeys.idsOf(name),
      ]),
      accounts.nameOf(await accounts.bearerOf(String(accessToken))),
    ]);

  const changing = [
    'SignUp',
    'ConfirmSignUp',
    'ConfirmForgotPassword',
    'InitiateAuth',
    'InitiateAuth to refresh',
    'RespondToAuthChallenge with a new password',
    'RespondToAuthChallenge with a code',
    'RevokeToken',
    'ChangePassword',
    'UpdateUserAttributes',
    'DeleteUserAttributes',
    'VerifyUserAttribute',
    'SetUserSettings',
    'SetUserMFAPreference',
    'VerifySoftwareToken',
    'ConfirmDevice',
    'UpdateDeviceStatus',
    'ForgetDevice',
    'GlobalSignOut',
    'DeleteUser',
  ];

  test.each(changing)('by %s has not happened, and can be asked for again', async (name) => {
    const store = openStore();
    const identity = openProvider(store);
    const prepared = await prepare(identity);
    const { AccessToken } = prepared['DeleteUser'] ?? {};
    const ask = () => call(identity, name.split(' ')[0] ?? '', prepared[name] ?? {});
    const before = [await snapshotOf(identity, AccessToken), store.all()];
    const mails = sent.length;
    disk.isFull = true;
    await expect(ask()).rejects.toThrow('full');
    expect([await snapshotOf(identity, AccessToken), store.all()]).toEqual(before);
    expect(sent).toHaveLength(mails);
    disk.isFull = false;
    await ask();
    expect(store.all()).not.toEqual(before[1]);
  });

  test('leaves a later change as it is', async () => {
    const identity = openProvider(openStore(), { accounts: {} });
    const create = (name: string) =>
      identity.step(() => identity.accounts.create(name, { mustChangePassword: false }));
    disk.isFull = true;
    const failing = create('ida');
    await expect(failing).rejects.toThrow('full');
    disk.isFull = false;
    await create('bo');
    expect(['ida', 'bo'].map((name) => identity.accounts.find(name) !== undefined)).toEqual([false, true]);
  });
});

test('a record is changed in a step only', () => {
  const identity = openProvider(createIdentityStore());
  expect(() => identity.accounts.issueTokens('librarian')).toThrow('outside of a step');
});

test('a late change that a full disk loses says nothing beside what failed requests say', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const saveLate = async (fault: Error) => {
    const store = createIdentityStore([], () => Promise.reject(fault), queueMicrotask);
    store.saveSoon([{ kind: 'expiring', key: 'a', value: 1 }]);
    await new Promise(setImmediate);
  };
  await saveLate(new DiskFullError());
  expect(printed).not.toHaveBeenCalled();
  await saveLate(new Error('locked'));
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
});
