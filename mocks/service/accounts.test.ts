import { expect, test } from 'vitest';
import { Accounts, seededAccounts, type SignIn } from './accounts';

function opened(time = { now: 0 }) {
  return new Accounts(seededAccounts, () => time.now, 3600);
}

function tokensOf(result: SignIn) {
  if (result.outcome !== 'tokens') throw new Error(`expected tokens, got ${result.outcome}`);
  return result.tokens;
}

test('a right password gives a token of staff, until it expires', () => {
  const time = { now: 0 };
  const accounts = opened(time);
  const { accessToken } = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
  expect(accounts.holderOf(accessToken)).toBe('staff');
  time.now = 3_600_000;
  expect(accounts.holderOf(accessToken)).toBeUndefined();
});

test.each([[undefined], [''], ['token'], ['a.b.c'], ['..'], [`x.${btoa('null')}.x`]])(
  'the token %s is held by nobody',
  (token) => {
    expect(opened().holderOf(token)).toBeUndefined();
  },
);

test('the constant token is held by anyone', () => {
  expect(opened().holderOf('anon')).toBe('anonymous');
});

test.each([
  ['librarian', 'wrong'],
  ['nobody', 'Picture-Book-1'],
  ['constructor', ''],
])('%s with %s is refused', (name, password) => {
  expect(opened().signIn(name, password)).toEqual({ outcome: 'refused' });
});

test('a newcomer chooses a password first, and signs in with it from then on', () => {
  const accounts = opened();
  const asked = accounts.signIn('newcomer', 'First-Day-1');
  if (asked.outcome !== 'new-password-required') throw new Error(asked.outcome);
  expect(accounts.setFirstPassword(asked.ticket, '').outcome).toBe('refused');
  tokensOf(accounts.setFirstPassword(asked.ticket, 'Second-Day-2'));
  expect(accounts.setFirstPassword(asked.ticket, 'Third-Day-3').outcome).toBe('refused');
  tokensOf(accounts.signIn('newcomer', 'Second-Day-2'));
});

test('a refresh token gives new tokens until it is revoked', () => {
  const accounts = opened();
  const { refreshToken } = tokensOf(accounts.signIn('librarian', 'Picture-Book-1'));
  tokensOf(accounts.refresh(refreshToken));
  accounts.revoke(refreshToken);
  expect(accounts.refresh(refreshToken).outcome).toBe('refused');
  expect(accounts.refresh('refresh.').outcome).toBe('refused');
});

test('a password is changed by who knows the old one', () => {
  const accounts = opened();
  const { accessToken } = tokensOf(accounts.signInByPasskey('librarian'));
  expect(accounts.changePassword(accessToken, 'wrong', 'New-1')).toBe(false);
  expect(accounts.changePassword('anon', 'Picture-Book-1', 'New-1')).toBe(false);
  expect(accounts.changePassword(accessToken, 'Picture-Book-1', 'New-1')).toBe(true);
  tokensOf(accounts.signIn('librarian', 'New-1'));
});
