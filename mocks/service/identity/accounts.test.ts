import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SignIn } from './accounts';
import { createIdentity, type Identity } from './identity';
import { Passwords } from './passwords';
import { cheapHash } from './provider.fixture';
import { seededAccounts, withNewPasswords } from './seeded-accounts';
import { processKeys } from './tokens';

function opened(time = { now: 0 }, accounts = seededAccounts, keys = processKeys): Identity {
  const passwords = new Passwords({ cost: cheapHash });
  return createIdentity({ accounts, now: () => time.now, lifetime: 3600, keys, passwords }, () => undefined);
}

function tokensOf(result: SignIn) {
  if (result.outcome !== 'tokens') throw new Error(`expected tokens, got ${result.outcome}`);
  return result.tokens;
}

const signIn = ({ step, accounts }: Identity) => step(() => tokensOf(accounts.issueTokens('librarian')));
const refresh = ({ step, accounts }: Identity, token: string) => step(() => accounts.refresh(token));
const isPassword = async ({ accounts }: Identity, username: string, password: string) =>
  (await accounts.check(username, password, undefined)).isRight;

test('a sign-in gives a staff token that expires', async () => {
  const time = { now: 0 };
  const identity = opened(time);
  const { accounts } = identity;
  const { accessToken } = await signIn(identity);
  expect(accounts.roleOf(accessToken)).toBe('staff');
  time.now = 3_600_000;
  expect(accounts.roleOf(accessToken)).toBeUndefined();
});

test.each([[undefined], [''], ['token'], ['a.b.c'], ['..'], [`x.${btoa('null')}.x`]])(
  'the token %s is invalid',
  (token) => {
    expect(opened().accounts.roleOf(token)).toBeUndefined();
  },
);

test('the constant token is anonymous', async () => {
  expect(opened().accounts.roleOf('anon')).toBe('anonymous');
});

test.each([
  ['librarian', 'Picture-Book-1', true],
  ['librarian', 'wrong', false],
  ['nobody', 'Picture-Book-1', false],
  ['constructor', '', false],
])('the password of %s is %s: %s', async (name, password, isRight) => {
  expect(await isPassword(opened(), name, password)).toBe(isRight);
});

describe('a refresh token', () => {
  test('gives new tokens once, and the next refresh token with them', async () => {
    const identity = opened();
    const { accounts } = identity;
    const first = await signIn(identity);
    const second = tokensOf(await refresh(identity, first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const third = tokensOf(await refresh(identity, second.refreshToken));
    expect(accounts.roleOf(third.accessToken)).toBe('staff');
  });

  test('is valid until its successor is used, and then ends the sign-in for both users', async () => {
    const identity = opened();
    const { accounts } = identity;
    const first = await signIn(identity);
    const second = tokensOf(await refresh(identity, first.refreshToken));
    tokensOf(await refresh(identity, first.refreshToken));
    const third = tokensOf(await refresh(identity, first.refreshToken));
    tokensOf(await refresh(identity, third.refreshToken));
    expect((await refresh(identity, first.refreshToken)).outcome).toBe('refused');
    expect((await refresh(identity, second.refreshToken)).outcome).toBe('refused');
    expect(accounts.roleOf(second.accessToken)).toBeUndefined();
  });

  test.each([[''], ['.'], ['refresh.'], ['refresh.bGlicmFyaWFu'], ['bGlicmFyaWFu']])(
    'cannot be guessed: %j',
    async (guess) => {
      const identity = opened();
      await signIn(identity);
      expect((await refresh(identity, guess)).outcome).toBe('refused');
    },
  );

  test('is revoked together with its access token, while other sign-ins continue', async () => {
    const identity = opened();
    const { accounts } = identity;
    const ended = await signIn(identity);
    const other = await signIn(identity);
    await identity.step(() => accounts.revoke(ended.refreshToken.replace(/.$/, '')));
    expect(accounts.roleOf(ended.accessToken)).toBe('staff');
    await identity.step(() => accounts.revoke(ended.refreshToken));
    await identity.step(() => accounts.revoke(ended.refreshToken));
    expect([ended, other].map(({ accessToken }) => accounts.roleOf(accessToken))).toEqual([
      undefined,
      'staff',
    ]);
    expect((await refresh(identity, ended.refreshToken)).outcome).toBe('refused');
    await identity.step(() => accounts.revokeAll('librarian'));
    expect(accounts.roleOf(other.accessToken)).toBeUndefined();
  });

  test('is revoked by its refresh token and by that token’s predecessor, but by no older one', async () => {
    const identity = opened();
    const { accounts } = identity;
    const first = await signIn(identity);
    const second = tokensOf(await refresh(identity, first.refreshToken));
    const third = tokensOf(await refresh(identity, second.refreshToken));
    await identity.step(() => accounts.revoke(first.refreshToken));
    expect(accounts.roleOf(third.accessToken)).toBe('staff');
    await identity.step(() => accounts.revoke(second.refreshToken));
    expect(accounts.roleOf(third.accessToken)).toBeUndefined();
  });
});

test('ends the oldest of a hundred sign-ins for a new one', async () => {
  const identity = opened();
  const { accounts } = identity;
  const signedIn = await Promise.all(Array.from({ length: 101 }, () => signIn(identity)));
  const roles = signedIn.map(({ accessToken }) => accounts.roleOf(accessToken));
  expect([roles[0], roles[1], roles[100]]).toEqual([undefined, 'staff', 'staff']);
});

describe('access is refused', () => {
  const forged = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, signature = '') => {
    const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return [...parts, signature].join('.');
  };

  test('to a token that is not signed with the key of this start', async () => {
    const identity = opened();
    const { accounts } = identity;
    const { accessToken, idToken } = await signIn(identity);
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
    const elsewhere = opened({ now: 0 }, seededAccounts, keys);
    for (const token of [
      forged(claims),
      forged(claims, { alg: 'none' }),
      forged(claims, { alg: 'none' }, signature),
      forged({ ...claims, exp: 9e9 }, undefined, signature),
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.`,
      (await signIn(elsewhere)).accessToken,
      idToken,
    ])
      expect(accounts.roleOf(token)).toBeUndefined();
    expect(accounts.roleOf(accessToken)).toBe('staff');
  });

  test('to a ticket that is forged, belongs to another step or is three minutes old', () => {
    const time = { now: 0 };
    const { accounts, tickets } = opened(time);
    const guessed = Buffer.from('newcomer').toString('base64url');
    expect(tickets.ownerOf('new-password', guessed)).toBeUndefined();
    const ticket = tickets.issue('new-password', 'newcomer');
    expect(accounts.roleOf(ticket)).toBeUndefined();
    expect(tickets.ownerOf('set-up-mfa', ticket)).toBeUndefined();
    time.now = 179_999;
    expect(tickets.ownerOf('new-password', ticket)).toBe('newcomer');
    time.now = 180_000;
    expect(tickets.ownerOf('new-password', ticket)).toBeUndefined();
  });
});

test('new passwords are random and open the same accounts', async () => {
  const made = withNewPasswords(seededAccounts);
  const identity = opened({ now: 0 }, made);
  expect(await isPassword(identity, 'librarian', 'Picture-Book-1')).toBe(false);
  expect(made['librarian']?.password).toMatch(/^[\w-]{16}$/);
  for (const name of ['librarian', 'newcomer'])
    expect(await isPassword(identity, name, made[name]?.password ?? '')).toBe(true);
  expect(withNewPasswords(seededAccounts)['librarian']).not.toEqual(made['librarian']);
});
