import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Accounts, type SignIn } from './accounts';
import { seededAccounts, withNewPasswords } from './seeded-accounts';
import { processKeys } from './tokens';

function opened(time = { now: 0 }, accounts = seededAccounts) {
  return new Accounts({ accounts, now: () => time.now, lifetime: 3600, keys: processKeys });
}

function tokensOf(result: SignIn) {
  if (result.outcome !== 'tokens') throw new Error(`expected tokens, got ${result.outcome}`);
  return result.tokens;
}

test('a right password gives a staff token that expires', () => {
  const time = { now: 0 };
  const accounts = opened(time);
  const { accessToken } = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
  expect(accounts.roleOf(accessToken)).toBe('staff');
  time.now = 3_600_000;
  expect(accounts.roleOf(accessToken)).toBeUndefined();
});

test.each([[undefined], [''], ['token'], ['a.b.c'], ['..'], [`x.${btoa('null')}.x`]])(
  'the token %s is invalid',
  (token) => {
    expect(opened().roleOf(token)).toBeUndefined();
  },
);

test('the constant token is anonymous', () => {
  expect(opened().roleOf('anon')).toBe('anonymous');
});

test.each([
  ['librarian', 'wrong'],
  ['nobody', 'Picture-Book-1'],
  ['constructor', ''],
])('%s with %s is refused', (name, password) => {
  expect(opened().signIn(name, password)).toEqual({ outcome: 'refused' });
});

test('a newcomer chooses a password first and then signs in with it', () => {
  const accounts = opened();
  const asked = accounts.signIn('newcomer', 'First-Day-1');
  if (asked.outcome !== 'new-password-required') throw new Error(asked.outcome);
  expect(accounts.setFirstPassword(asked.ticket, '').outcome).toBe('refused');
  tokensOf(accounts.setFirstPassword(asked.ticket, 'Second-Day-2'));
  expect(accounts.setFirstPassword(asked.ticket, 'Third-Day-3').outcome).toBe('refused');
  tokensOf(accounts.signIn('newcomer', 'Second-Day-2'));
});

describe('a refresh token', () => {
  test('gives new tokens once, and the next refresh token with them', () => {
    const accounts = opened();
    const first = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
    const second = tokensOf(accounts.refresh(first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const third = tokensOf(accounts.refresh(second.refreshToken));
    expect(accounts.roleOf(third.accessToken)).toBe('staff');
  });

  test('is valid until its successor is used, and then ends the sign-in for both users', () => {
    const accounts = opened();
    const first = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
    const second = tokensOf(accounts.refresh(first.refreshToken));
    tokensOf(accounts.refresh(first.refreshToken));
    const third = tokensOf(accounts.refresh(first.refreshToken));
    tokensOf(accounts.refresh(third.refreshToken));
    expect(accounts.refresh(first.refreshToken).outcome).toBe('refused');
    expect(accounts.refresh(second.refreshToken).outcome).toBe('refused');
    expect(accounts.roleOf(second.accessToken)).toBeUndefined();
  });

  test.each([[''], ['.'], ['refresh.'], ['refresh.bGlicmFyaWFu'], ['bGlicmFyaWFu']])(
    'cannot be guessed: %j',
    (guess) => {
      const accounts = opened();
      tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
      expect(accounts.refresh(guess).outcome).toBe('refused');
    },
  );

  test('is revoked together with its access token, while other sign-ins continue', () => {
    const accounts = opened();
    const ended = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
    const other = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
    accounts.revoke(ended.refreshToken.replace(/.$/, ''));
    expect(accounts.roleOf(ended.accessToken)).toBe('staff');
    accounts.revoke(ended.refreshToken);
    accounts.revoke(ended.refreshToken);
    expect([ended, other].map(({ accessToken }) => accounts.roleOf(accessToken))).toEqual([
      undefined,
      'staff',
    ]);
    expect(accounts.refresh(ended.refreshToken).outcome).toBe('refused');
    accounts.revokeAll('librarian');
    expect(accounts.roleOf(other.accessToken)).toBeUndefined();
  });

  test('is revoked also by the one that it replaced, which is valid still, but by no older one', () => {
    const accounts = opened();
    const first = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
    const second = tokensOf(accounts.refresh(first.refreshToken));
    const third = tokensOf(accounts.refresh(second.refreshToken));
    accounts.revoke(first.refreshToken);
    expect(accounts.roleOf(third.accessToken)).toBe('staff');
    accounts.revoke(second.refreshToken);
    expect(accounts.roleOf(third.accessToken)).toBeUndefined();
  });
});

test('ends the oldest of a hundred sign-ins for a new one', () => {
  const accounts = opened();
  const signedIn = Array.from({ length: 101 }, () =>
    tokensOf(accounts.signIn('librarian', 'Picture-Book-1')),
  );
  const roles = signedIn.map(({ accessToken }) => accounts.roleOf(accessToken));
  expect([roles[0], roles[1], roles[100]]).toEqual([undefined, 'staff', 'staff']);
});

describe('access is refused', () => {
  const forged = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, signature = '') => {
    const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return [...parts, signature].join('.');
  };

  test('to a token that is not signed with the key of this start', () => {
    const accounts = opened();
    const { accessToken, idToken } = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const elsewhere = new Accounts({
      accounts: seededAccounts,
      now: () => 0,
      lifetime: 3600,
      keys: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    });
    for (const token of [
      forged(claims),
      forged(claims, { alg: 'none' }),
      forged(claims, { alg: 'none' }, signature),
      forged({ ...claims, exp: 9e9 }, undefined, signature),
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.`,
      tokensOf(elsewhere.signIn('librarian', 'Picture-Book-1')).accessToken,
      idToken,
    ])
      expect(accounts.roleOf(token)).toBeUndefined();
    expect(accounts.roleOf(accessToken)).toBe('staff');
  });

  test('to a forged ticket and to one that is three minutes old', () => {
    const time = { now: 0 };
    const accounts = opened(time);
    const guessed = Buffer.from('newcomer').toString('base64url');
    expect(accounts.setFirstPassword(guessed, 'Mine-1').outcome).toBe('refused');
    const asked = accounts.signIn('newcomer', 'First-Day-1');
    if (asked.outcome !== 'new-password-required') throw new Error(asked.outcome);
    expect(accounts.roleOf(asked.ticket)).toBeUndefined();
    time.now = 180_000;
    expect(accounts.setFirstPassword(asked.ticket, 'Mine-1').outcome).toBe('refused');
  });
});

test('new passwords are random and open the same accounts', () => {
  const made = withNewPasswords(seededAccounts);
  const accounts = opened({ now: 0 }, made);
  expect(accounts.signIn('librarian', 'Picture-Book-1').outcome).toBe('refused');
  expect(made['librarian']?.password).toMatch(/^[\w-]{16}$/);
  tokensOf(accounts.signIn('librarian', made['librarian']?.password ?? ''));
  expect(accounts.signIn('newcomer', made['newcomer']?.password ?? '').outcome).toBe('new-password-required');
  expect(withNewPasswords(seededAccounts)['librarian']).not.toEqual(made['librarian']);
});

test('a password can be changed only with the old one', () => {
  const accounts = opened();
  const { accessToken } = tokensOf(accounts.signInByPasskey('librarian'));
  expect(accounts.changePassword(accessToken, 'wrong', 'New-1')).toBe(false);
  expect(accounts.changePassword('anon', 'Picture-Book-1', 'New-1')).toBe(false);
  expect(accounts.changePassword(accessToken, 'Picture-Book-1', 'New-1')).toBe(true);
  tokensOf(accounts.signIn('librarian', 'New-1'));
});
