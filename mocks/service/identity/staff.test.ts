import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIdentityStore } from './identity-store';
import { openProvider, tokensFor, startProvider } from './provider.fixture';
import { readStaff } from './staff';

let folder: string;
let file: string;
beforeEach(async () => {
  startProvider();
  folder = await mkdtemp(path.join(tmpdir(), 'staff-'));
  file = path.join(folder, 'staff.txt');
});
afterEach(() => rm(folder, { recursive: true }));

test('the names of staff are lines, without comments and empty ones', async () => {
  expect(await readStaff(file)).toEqual([]);
  await writeFile(file, '\ufeff# Whom we know\r\nida\n\n  bo b  # the museum’s\nc#\n');
  expect(await readStaff(file)).toEqual(['ida', 'bo b', 'c#']);
  await expect(readStaff(folder)).rejects.toThrow('EISDIR');
});

test('a name without a confirmed account makes nobody staff, who might take it later, and is said', async () => {
  const store = createIdentityStore();
  const before = openProvider(store);
  const person = { role: 'member', mustChangePassword: false } as const;
  await before.step(() => {
    before.accounts.create('ida', { ...person, id: '1' });
    before.accounts.create('bo', { ...person, id: '2', status: 'unconfirmed' });
  });
  const said: string[] = [];
  const { accounts, step } = openProvider(store, {
    membersAreStaff: false,
    staff: ['IDA', 'bo', 'nobody\u001b[2J'],
    warn: (line) => said.push(line),
  });
  const roleOf = async (name: string) =>
    accounts.roleOf(await accounts.bearerOf((await tokensFor({ accounts, step }, name)).accessToken));
  await step(() => accounts.change('bo', { status: undefined }));
  await step(() => accounts.create('nobody', { ...person, id: '3' }));
  expect([await roleOf('ida'), await roleOf('bo'), await roleOf('nobody')]).toEqual([
    'staff',
    'member',
    'member',
  ]);
  expect(said).toEqual([expect.stringContaining('"bo"'), expect.stringContaining('"nobody\\u001b[2J"')]);
});

test('the owner of an account from a version without roles is a member, and the seeded accounts are staff', async () => {
  const store = createIdentityStore([
    { kind: 'seed', key: 'librarian', value: true },
    { kind: 'account', key: 'librarian', value: { mustChangePassword: false } },
    { kind: 'account', key: 'ida', value: { mustChangePassword: false } },
  ]);
  const { accounts, step } = openProvider(store, { membersAreStaff: false });
  const ids = () => ['librarian', 'ida'].map((name) => accounts.find(name)?.id);
  expect(new Set(ids()).size).toBe(2);
  expect(['librarian', 'ida'].map((name) => accounts.find(name)?.role)).toEqual([undefined, 'member']);
  // They are stored with the first change.
  await step(() => accounts.issueTokens('ida'));
  const again = openProvider(store, { membersAreStaff: false });
  expect(['librarian', 'ida'].map((name) => again.accounts.find(name)?.id)).toEqual(ids());
});
