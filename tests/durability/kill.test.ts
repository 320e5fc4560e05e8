// Whatever the service has acknowledged is there after `kill -9`.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestHook } from '../../mocks/server/test-hook-client';
import { callProvider } from '../support/service/call-provider';
import { launchService, startService } from '../support/service/service-process';
import { openCalls } from './durability-calls';
import { runKillRounds } from './rounds';

let root: string;
let dataFolder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'durability-'));
  dataFolder = path.join(root, 'data');
});
afterEach(() => rm(root, { recursive: true }));

const ClientId = 'exampleclientid';

/** In milliseconds; each round starts a process. */
const timeout = 120_000;

test('a service that is killed while others write to it loses nothing', { timeout }, async () => {
  const { acknowledged, faults } = await runKillRounds(dataFolder, 2, 15);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
});

test('a folder that a killed run did not finish is gone after the next start', { timeout }, async () => {
  await (await startService({ dataFolder, faults: true })).kill();
  await mkdir(path.join(dataFolder, 'presentations/4711/images'), { recursive: true });
  await mkdir(path.join(dataFolder, 'work/4712'));
  await (await startService({ dataFolder, faults: true })).kill();
  expect(await readdir(path.join(dataFolder, 'presentations'))).toEqual([]);
  expect(await readdir(path.join(dataFolder, 'work'))).toEqual([]);
});

test(
  'a second service on the same data directory ends with a message, and the first goes on',
  { timeout },
  async () => {
    const first = await startService({ dataFolder, faults: true });
    try {
      await expect(startService({ dataFolder, faults: true })).rejects.toThrow(
        /Another Bookworm uses .+data/,
      );
      expect((await fetch(`${first.origin}/api/presentation`)).status).toBe(200);
    } finally {
      await first.kill();
    }
  },
);

test('a service that is killed during its very first start begins anew', { timeout }, async () => {
  const { child, end } = await launchService({ dataFolder, faults: true });
  // The directory is made first: the database is opened and filled right after.
  while (!(await readdir(root)).includes('data') && child.exitCode === null) await readdir(root);
  await end('SIGKILL');
  const service = await startService({ dataFolder, faults: true });
  const { ids, broken } = await (await openCalls(service.origin)).readAll();
  await service.kill();
  expect([...ids.keys()].filter((name) => name.startsWith('presentation '))).toHaveLength(2);
  expect(broken).toEqual([]);
});

test('accounts and sign-ins outlive a kill right after the answer', { timeout }, async () => {
  const first = await startService({ dataFolder, faults: true });
  await callProvider(first.origin, 'SignUp', {
    ClientId,
    Username: 'wanda',
    Password: 'Wonder-Book-1',
    UserAttributes: [{ Name: 'email', Value: 'wanda@example.org' }],
  });
  const ConfirmationCode = await createTestHook(first.origin).lastCode('wanda');
  await callProvider(first.origin, 'ConfirmSignUp', { ClientId, Username: 'wanda', ConfirmationCode });
  const signedIn = await callProvider(first.origin, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'wanda', PASSWORD: 'Wonder-Book-1' },
  });
  await first.kill();
  const second = await startService({ dataFolder, faults: true });
  const { RefreshToken } = Object(signedIn).AuthenticationResult;
  const refreshed = await callProvider(second.origin, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });
  const { AccessToken } = Object(refreshed).AuthenticationResult;
  const user = await callProvider(second.origin, 'GetUser', { AccessToken });
  await second.kill();
  expect(user).toMatchObject({ Username: 'wanda' });
});
