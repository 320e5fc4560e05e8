// What a service answers whose disk is full (spec contract §15). The database has reached its limit of pages, and fails as a disk does.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOfCall } from '../../src/contract/service/calls';
import { openDatabase, sql, type EmbeddedDatabase } from '../service/store/database/embedded-database';
import { openDatabaseStore } from '../service/store/database/database-store';
import { migrate } from '../service/store/database/migrations';
import { cheapHash } from '../service/identity/provider.fixture';
import { serve, type RunningService } from './serve';

let folder: string;
let database: EmbeddedDatabase;
let running: RunningService;
const said: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
  const file = path.join(folder, 'bookworm.db');
  database = openDatabase(file);
  await migrate(database, file);
  const data = {
    folder,
    presentationsFolder: path.join(folder, 'presentations'),
    workFolder: path.join(folder, 'work'),
    publishMade: true,
    openStore: (library: Parameters<typeof openDatabaseStore>[0]['library']) =>
      openDatabaseStore({
        database,
        library,
        presentationsFolder: path.join(folder, 'presentations'),
        removeFolder: () => Promise.resolve(),
        warn: (line) => said.push(line),
      }),
    storeFolder: (made: string) => Promise.resolve(made),
    holdForBackup: () => Promise.reject(new Error('no backup here')),
    close: () => database.close(),
  };
  running = await serve({
    folder,
    port: 0,
    library: 'fixture',
    data,
    hashCost: cheapHash,
    warn: (line) => said.push(line),
  });
});
afterAll(async () => {
  await running.close();
  database.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, body: unknown) =>
  fetch(running.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer anon' },
    body: JSON.stringify(body),
  });
const rate = (at: number) =>
  post(pathOfCall('sendFeedback'), {
    id: `0b5f3f5e-6c43-4b3c-9a55-0d3a1c1f2e1${at}`,
    presentationId: '9007199254740992',
    storyRating: 5,
    imageRating: 4,
    voiceRating: 3,
    // More than a page of the database has room for.
    comment: '漢'.repeat(2000),
  });

test('a full disk is answered with 507 and reported once, and stored data can still be read', async () => {
  await database.run([sql`PRAGMA max_page_count = 1`]);
  for (const at of [1, 2]) {
    const response = await rate(at);
    expect([response.status, await response.json()]).toEqual([
      507,
      { message: 'The disk of the service is full' },
    ]);
  }
  expect((await post(pathOfCall('suggest'), { suggestion: 'x'.repeat(9000) })).status).toBe(507);
  expect(said).toEqual([expect.stringMatching(/^The disk with the data directory is full/)]);
  const list = await fetch(running.origin + pathOfCall('listFeedback'));
  expect([list.status, (await list.text()).includes('漢')]).toEqual([200, false]);

  await database.run([sql`PRAGMA max_page_count = 100000`]);
  expect((await rate(1)).status).toBe(201);
  await database.run([sql`PRAGMA max_page_count = 1`]);
  expect((await rate(3)).status).toBe(507);
  expect(said).toHaveLength(2);
});

test('a disk that is read-only is answered with 507, too, and said', async () => {
  await database.run([sql`PRAGMA max_page_count = 100000`]);
  expect((await rate(4)).status).toBe(201);
  await database.run([sql`PRAGMA query_only = ON`]);
  expect((await rate(5)).status).toBe(507);
  await database.run([sql`PRAGMA query_only = OFF`]);
  expect(said.at(-1)).toMatch(/^The disk with the data directory is read-only: nothing new is stored/);
});

test('a change of an account that is answered with 507 has not happened', async () => {
  const ask = async (operation: string, body: object) => {
    const response = await fetch(`${running.origin}/identity-provider`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-amz-target': `Provider.${operation}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: Object(await response.json()) };
  };
  const signIn = (PASSWORD: string) =>
    ask('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'librarian', PASSWORD },
    });
  await database.run([sql`PRAGMA max_page_count = 100000`]);
  const { AccessToken } = (await signIn('Picture-Book-1')).body.AuthenticationResult;
  await database.run([sql`PRAGMA max_page_count = 1`]);
  const change = { AccessToken, PreviousPassword: 'Picture-Book-1', ProposedPassword: 'Other-Book-2' };
  // The pages that are there have room for some changes: at the end not even for a hash.
  const fill = async (name: string, size: number) => {
    const UserAttributes = [{ Name: name, Value: 'x'.repeat(size) }];
    return (await ask('UpdateUserAttributes', { AccessToken, UserAttributes })).status;
  };
  for (const size of [4000, 400, 30])
    for (let at = 0; ; at += 1) {
      const status = await fill(`${size}-${at}`, size);
      if (status === 200) continue;
      expect(status).toBe(507);
      break;
    }
  const changed = await ask('ChangePassword', change);
  await database.run([sql`PRAGMA max_page_count = 100000`]);
  expect([changed.status, (await signIn('Other-Book-2')).status]).toEqual([507, 400]);
  expect((await signIn('Picture-Book-1')).status).toBe(200);
});
