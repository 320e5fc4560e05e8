// What the identity provider knows outlives its process: in memory while the store is there, in a data directory for good.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountOperations } from './account-operations';
import type { Account } from './person';
import { DeviceClient } from './device-client.fixture';
import { createIdentity, type Fields, type Identity } from './identity';
import { Passwords, type HashCost } from './passwords';
import { cheapHash, tokensFor } from './provider.fixture';
import { replacePublishedPasswords, seededAccounts } from './seeded-accounts';
import type { SentCode } from './codes';
import { signInOperations } from './sign-in-operations';
import { signUpOperations } from './sign-up-operations';
import { totp } from './totp';
import { openDataDirectory, type DataDirectory } from '../store/data-directory';
import { createIdentityStore, type IdentityStore } from './identity-store';

const operations = { ...signInOperations, ...signUpOperations, ...accountOperations };
const now = Date.UTC(2026, 10, 24);

let folder: string;
let directory: DataDirectory | undefined;
const memory = { store: createIdentityStore() };
let sent: SentCode[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
  memory.store = createIdentityStore();
  sent = [];
});
afterEach(async () => {
  directory?.close();
  directory = undefined;
  await rm(folder, { recursive: true });
});

/** Opens the data directory, after closing it as the end of the process would. */
async function openInDirectory(): Promise<IdentityStore> {
  directory?.close();
  directory = await openDataDirectory(folder);
  return (await directory.openStore([])).identity;
}

const stores = [
  ['memory', async () => memory.store],
  ['a data directory', openInDirectory],
] as const;

function start(
  store: IdentityStore,
  accounts: Readonly<Record<string, Account>> = seededAccounts,
  cost: HashCost = cheapHash,
): Identity {
  const passwords = new Passwords({ cost });
  const options = { accounts, now: () => now, lifetime: 3600, passwords };
  return createIdentity(options, (code) => sent.push(code), store);
}

/** Carries out an operation; returns its response. */
async function call(identity: Identity, operation: string, fields: Fields) {
  const caller = { host: 'localhost', address: undefined };
  return Object(await operations[operation]?.(identity, fields, caller));
}

const passwordOf = (USERNAME: string, PASSWORD: string, more: object = {}) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME, PASSWORD, ...more },
});
const withSecret = (REFRESH_TOKEN: string) => ({
  AuthFlow: 'REFRESH_TOKEN_AUTH',
  AuthParameters: { REFRESH_TOKEN },
});

describe.each(stores)('a provider with its records in %s', (_, open) => {
  test('knows after a restart who has an account, with which details, devices, passkeys, second step and sign-ins', async () => {
    const before = start(await open());
    const email = { Name: 'email', Value: 'wanda@example.org' };
    await call(before, 'SignUp', {
      Username: 'wanda',
      Password: 'Wonder-Book-1',
      UserAttributes: [email, { Name: 'name', Value: 'Wanda \u0000\ud800' }],
    });
    await call(before, 'ConfirmSignUp', { Username: 'wanda', ConfirmationCode: sent.at(-1)?.code });
    const first = await call(before, 'InitiateAuth', passwordOf('wanda', 'Wonder-Book-1'));
    const { AccessToken, RefreshToken } = first.AuthenticationResult;
    const { SecretCode } = await call(before, 'AssociateSoftwareToken', { AccessToken });
    const UserCode = totp(SecretCode, now);
    await call(before, 'VerifySoftwareToken', { AccessToken, UserCode });
    const asked = await call(before, 'InitiateAuth', passwordOf('wanda', 'Wonder-Book-1'));
    const proved = await call(before, 'RespondToAuthChallenge', {
      ...asked,
      ChallengeResponses: { USERNAME: 'wanda', SOFTWARE_TOKEN_MFA_CODE: totp(SecretCode, now + 30_000) },
    });
    const { DeviceKey, DeviceGroupKey } = proved.AuthenticationResult.NewDeviceMetadata;
    const device = new DeviceClient(DeviceKey, DeviceGroupKey);
    await call(before, 'ConfirmDevice', {
      AccessToken,
      DeviceKey,
      DeviceName: 'Bookworm',
      DeviceSecretVerifierConfig: device.verifier,
    });
    await call(before, 'UpdateDeviceStatus', {
      AccessToken,
      DeviceKey,
      DeviceRememberedStatus: 'remembered',
    });
    await before.step(() => before.passkeys.add('wanda', 'AAAA', Uint8Array.of(1, 2, 3), 7));

    const after = start(await open());
    const user = await call(after, 'GetUser', { AccessToken });
    expect(user).toMatchObject({
      Username: 'wanda',
      UserAttributes: expect.arrayContaining([email, { Name: 'email_verified', Value: 'true' }]),
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    expect(after.passkeys.idsOf('wanda')).toEqual(['AAAA']);
    const { Devices } = await call(after, 'ListDevices', { AccessToken });
    expect(Devices).toHaveLength(1);
    const byDevice = passwordOf('wanda', 'Wonder-Book-1', { DEVICE_KEY: DeviceKey });
    expect((await call(after, 'InitiateAuth', byDevice)).ChallengeName).toBe('DEVICE_SRP_AUTH');
    // Each refresh token is good once, and its successor after it, also over restarts.
    const next = (await call(after, 'InitiateAuth', withSecret(RefreshToken))).AuthenticationResult;
    const third = (await call(start(await open()), 'InitiateAuth', withSecret(next.RefreshToken)))
      .AuthenticationResult;
    const last = start(await open());
    await expect(call(last, 'InitiateAuth', withSecret(RefreshToken))).rejects.toThrow(/revoked/);
    await expect(call(last, 'InitiateAuth', withSecret(third.RefreshToken))).rejects.toThrow(/revoked/);
  });

  test('after a restart a deleted account is still missing, and a changed password still holds', async () => {
    const before = start(await open());
    const signIn = async (identity: Identity, username: string, password: string) =>
      (await call(identity, 'InitiateAuth', passwordOf(username, password))).AuthenticationResult;
    await call(before, 'DeleteUser', { AccessToken: (await tokensFor(before, 'riddler')).accessToken });
    const { AccessToken } = await signIn(before, 'librarian', 'Picture-Book-1');
    await call(before, 'ChangePassword', {
      AccessToken,
      PreviousPassword: 'Picture-Book-1',
      ProposedPassword: 'Other-Book-2',
    });
    const after = start(await open());
    expect(after.accounts.find('riddler')).toBeUndefined();
    await expect(signIn(after, 'librarian', 'Picture-Book-1')).rejects.toThrow(/Incorrect/);
    expect(await signIn(after, 'librarian', 'Other-Book-2')).toBeDefined();
  });
});

test('where others reach the service, the published passwords are replaced once, and the new ones hold over restarts', async () => {
  const open = openInDirectory;
  const before = start(await open());
  const AccessToken = (await tokensFor(before, 'trainee')).accessToken;
  await call(before, 'ChangePassword', {
    AccessToken,
    PreviousPassword: 'First-Day-2',
    ProposedPassword: 'Own-Book-1',
  });
  const passwords = await replacePublishedPasswords(start(await open()));
  expect(Object.keys(passwords)).toEqual(Object.keys(seededAccounts).filter((name) => name !== 'trainee'));
  expect(passwords['librarian']).toMatch(/^[\w-]{16}$/);
  expect(new Set(Object.values(passwords)).size).toBe(Object.keys(passwords).length);
  const after = start(await open());
  expect(await replacePublishedPasswords(after)).toEqual({});
  const isRight = async (password = '') =>
    (await after.accounts.check('librarian', password, undefined)).isRight;
  expect([await isRight('Picture-Book-1'), await isRight(passwords['librarian'])]).toEqual([false, true]);
  const checked = await after.accounts.check('trainee', 'Own-Book-1', undefined);
  expect(checked.isRight).toBe(true);
});

test('the database holds no password and no refresh token in the clear', async () => {
  const identity = start(await openInDirectory());
  await call(identity, 'SignUp', { Username: 'wanda', Password: 'Wonder-Book-1', UserAttributes: [] });
  const { AuthenticationResult } = await call(
    identity,
    'InitiateAuth',
    passwordOf('librarian', 'Picture-Book-1'),
  );
  directory?.close();
  directory = undefined;
  const bytes = (await readFile(path.join(folder, 'bookworm.db'))).toString('latin1');
  expect(bytes).toContain('scrypt$2$1$1$');
  const secrets = [
    'Wonder-Book-1',
    ...Object.values(seededAccounts).map(({ password }) => password),
    AuthenticationResult.RefreshToken,
    AuthenticationResult.AccessToken,
  ];
  for (const secret of secrets) expect([secret, bytes.includes(secret)]).toEqual([secret, false]);
});
