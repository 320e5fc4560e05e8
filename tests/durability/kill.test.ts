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

test(
  'a kill right after the answer ends no account and no sign-in, and gives nobody a second try',
  { timeout },
  async () => {
    const first = await startService({ dataFolder, faults: true });
    const ask = (origin: string) => async (operation: string, fields: object) =>
      Object(await callProvider(origin, operation, { ClientId, ...fields }));
    const before = ask(first.origin);
    const withPassword = (USERNAME: string, PASSWORD: string) => ({
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    });
    const wanda = { Username: 'wanda', Password: 'Wonder-Book-1' };
    const codeOf = () => createTestHook(first.origin).lastCode('wanda');
    const email = { Name: 'email', Value: 'wanda@example.org' };
    await before('SignUp', { ...wanda, UserAttributes: [email] });
    await before('ConfirmSignUp', { ...wanda, ConfirmationCode: await codeOf() });
    for (let guess = 1; guess <= 5; guess += 1)
      await before('InitiateAuth', withPassword('librarian', `${guess}`));
    const asked = await before('InitiateAuth', withPassword('riddler', 'Riddle-Me-1'));
    const answer = { ...asked, ChallengeResponses: { USERNAME: 'riddler', ANSWER: 'books' } };
    const { AccessToken } = (await before('RespondToAuthChallenge', answer)).AuthenticationResult;
    await before('ForgotPassword', wanda);
    const reset = { ...wanda, Password: 'Other-Book-2', ConfirmationCode: await codeOf() };
    expect(await before('ConfirmForgotPassword', reset)).toEqual({});
    const signedIn = await before('InitiateAuth', withPassword('wanda', 'Other-Book-2'));
    await first.kill();

    const second = await startService({ dataFolder, faults: true });
    const after = ask(second.origin);
    expect(await after('GetUser', { AccessToken })).toMatchObject({ Username: 'riddler' });
    const refreshed = await after('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: signedIn.AuthenticationResult.RefreshToken },
    });
    expect(refreshed.AuthenticationResult).toHaveProperty('AccessToken');
    expect((await after('RespondToAuthChallenge', answer)).message).toContain('session is expired');
    expect(await after('ConfirmForgotPassword', reset)).toMatchObject({ __type: 'ExpiredCodeException' });
    const locked = await after('InitiateAuth', withPassword('librarian', 'Picture-Book-1'));
    await second.kill();
    expect(locked.message).toBe('Password attempts exceeded');
  },
);
