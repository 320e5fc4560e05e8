import { describe, expect, test } from 'vitest';
import { createIdentity, type Identity } from './identity';
import { createIdentityStore } from './identity-store';
import { Passwords } from './passwords';
import { cheapHash, tokensFor } from './provider.fixture';
import { seededAccounts } from './seeded-accounts';
import { generateKey, keyOfProcess } from './signing-keys';

function opened(
  time = { now: 0 },
  accounts = seededAccounts,
  newKey = keyOfProcess,
  store = createIdentityStore(),
): Identity {
  const passwords = new Passwords({ cost: cheapHash });
  const options = { accounts, now: () => time.now, lifetime: 3600, newKey, passwords };
  return createIdentity(options, () => undefined, store);
}

const signIn = (identity: Identity) => tokensFor(identity, 'librarian');
const roleOf = async ({ accounts }: Identity, token: string | undefined) =>
  accounts.roleOf(await accounts.bearerOf(token));
const isRefused = async ({ step, accounts }: Identity, token: string) =>
  (await step(() => accounts.refresh(token))) === undefined;
async function refresh({ step, accounts }: Identity, token: string) {
  const grant = await step(() => accounts.refresh(token));
  if (grant === undefined) throw new Error('The refresh token is refused');
  return accounts.sign(grant);
}
const isPassword = async ({ accounts }: Identity, username: string, password: string) =>
  (await accounts.check(username, password, undefined)).isRight;

test('a sign-in gives a staff token that expires', async () => {
  const time = { now: 0 };
  const identity = opened(time);
  const { accessToken } = await signIn(identity);
  expect(await roleOf(identity, accessToken)).toBe('staff');
  time.now = 3_600_000;
  expect(await roleOf(identity, accessToken)).toBeUndefined();
});

test.each([[undefined], [''], ['token'], ['a.b.c'], ['..'], [`x.${btoa('null')}.x`]])(
  'the token %s is invalid',
  async (token) => {
    expect(await roleOf(opened(), token)).toBeUndefined();
  },
);

test('the constant token is anonymous', async () => {
  expect(await roleOf(opened(), 'anon')).toBe('anonymous');
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
    const first = await signIn(identity);
    const second = await refresh(identity, first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const third = await refresh(identity, second.refreshToken);
    expect(await roleOf(identity, third.accessToken)).toBe('staff');
  });

  test('is valid until its successor is used, and then ends the sign-in for both users', async () => {
    const identity = opened();
    const first = await signIn(identity);
    const second = await refresh(identity, first.refreshToken);
    await refresh(identity, first.refreshToken);
    const third = await refresh(identity, first.refreshToken);
    await refresh(identity, third.refreshToken);
    expect(await isRefused(identity, first.refreshToken)).toBe(true);
    expect(await isRefused(identity, second.refreshToken)).toBe(true);
    expect(await roleOf(identity, second.accessToken)).toBeUndefined();
  });

  test.each([[''], ['.'], ['refresh.'], ['refresh.bGlicmFyaWFu'], ['bGlicmFyaWFu']])(
    'cannot be guessed: %j',
    async (guess) => {
      const identity = opened();
      await signIn(identity);
      expect(await isRefused(identity, guess)).toBe(true);
    },
  );

  test('is revoked together with its access token, while other sign-ins continue', async () => {
    const identity = opened();
    const { accounts } = identity;
    const ended = await signIn(identity);
    const other = await signIn(identity);
    await identity.step(() => accounts.revoke(ended.refreshToken.replace(/.$/, '')));
    expect(await roleOf(identity, ended.accessToken)).toBe('staff');
    await identity.step(() => accounts.revoke(ended.refreshToken));
    await identity.step(() => accounts.revoke(ended.refreshToken));
    expect([await roleOf(identity, ended.accessToken), await roleOf(identity, other.accessToken)]).toEqual([
      undefined,
      'staff',
    ]);
    expect(await isRefused(identity, ended.refreshToken)).toBe(true);
    await identity.step(() => accounts.revokeAll('librarian'));
    expect(await roleOf(identity, other.accessToken)).toBeUndefined();
  });

  test('is revoked by its refresh token and by that token’s predecessor, but by no older one', async () => {
    const identity = opened();
    const { accounts } = identity;
    const first = await signIn(identity);
    const second = await refresh(identity, first.refreshToken);
    const third = await refresh(identity, second.refreshToken);
    await identity.step(() => accounts.revoke(first.refreshToken));
    expect(await roleOf(identity, third.accessToken)).toBe('staff');
    await identity.step(() => accounts.revoke(second.refreshToken));
    expect(await roleOf(identity, third.accessToken)).toBeUndefined();
  });
});

test('ends the oldest of a hundred sign-ins for a new one', async () => {
  const identity = opened();
  const signedIn = await Promise.all(Array.from({ length: 101 }, () => signIn(identity)));
  const roles = await Promise.all(signedIn.map(({ accessToken }) => roleOf(identity, accessToken)));
  expect([roles[0], roles[1], roles[100]]).toEqual([undefined, 'staff', 'staff']);
});

describe('access is refused', () => {
  const forged = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, signature = '') => {
    const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return [...parts, signature].join('.');
  };

  test('to a token that is not signed with a key of this provider', async () => {
    const identity = opened();
    const { accessToken, idToken } = await signIn(identity);
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const [own, claims] = [header, payload].map((part): object =>
      JSON.parse(Buffer.from(part, 'base64url').toString()),
    );
    const elsewhere = opened({ now: 0 }, seededAccounts, generateKey);
    for (const token of [
      forged({ ...claims }),
      forged({ ...claims }, { ...own, alg: 'HS256' }),
      forged({ ...claims }, { ...own, alg: 'none' }),
      forged({ ...claims }, { ...own, alg: 'none' }, signature),
      forged({ ...claims }, { ...own, kid: undefined }, signature),
      forged({ ...claims, exp: 9e9 }, own, signature),
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.`,
      (await signIn(elsewhere)).accessToken,
      idToken,
    ])
      expect(await roleOf(identity, token)).toBeUndefined();
    expect(await roleOf(identity, accessToken)).toBe('staff');
  });

  test('to a token that a clock issued which ran ahead', async () => {
    const time = { now: 3600_000 };
    const identity = opened(time);
    const { accessToken } = await signIn(identity);
    time.now -= 50_000;
    expect(await roleOf(identity, accessToken)).toBe('staff');
    time.now -= 50_000;
    expect(await roleOf(identity, accessToken)).toBeUndefined();
  });

  test('to a ticket that is forged, used, ended, of another step or three minutes old', async () => {
    const time = { now: 0 };
    const identity = opened(time);
    const { signer, tickets, step } = identity;
    expect(await signer.read(Buffer.from('newcomer').toString('base64url'))).toBeUndefined();
    const ticket = tickets.issue('new-password', 'newcomer');
    const signed = await signer.sign(ticket);
    expect(await roleOf(identity, signed)).toBeUndefined();
    expect(await signer.read(signed)).toEqual(ticket);
    expect(tickets.isFor('set-up-mfa', ticket)).toBe(false);
    time.now = 179_999;
    expect(tickets.isFor('new-password', await signer.read(signed))).toBe(true);
    await step(() => tickets.use(ticket));
    expect(tickets.isFor('new-password', ticket)).toBe(false);
    const other = tickets.issue('new-password', 'newcomer');
    await step(() => tickets.endAll('newcomer'));
    expect(tickets.isFor('new-password', other)).toBe(false);
    time.now = 180_000;
    expect(await signer.read(signed)).toBeUndefined();
  });
});

describe('the key that signs', () => {
  const day = 24 * 60 * 60_000;
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

  test('outlives the provider, is another one each month, and verifies until its tokens have ended', async () => {
    const time = { now: 0 };
    const store = createIdentityStore();
    const open = () => opened(time, seededAccounts, keyOfProcess, store);
    const identity = open();
    const [first, second] = await Promise.all([signIn(identity), signIn(identity)]);
    expect(kidOf(second.accessToken)).toBe(kidOf(first.accessToken));
    time.now = 30 * day - 1000;
    const last = await signIn(open());
    expect(kidOf(last.accessToken)).toBe(kidOf(first.accessToken));
    time.now = 30 * day + 1000;
    const next = open();
    expect(kidOf((await signIn(next)).accessToken)).not.toBe(kidOf(last.accessToken));
    expect(await roleOf(next, last.accessToken)).toBe('staff');
    expect(store.all().filter(({ kind }) => kind === 'signing-key')).toHaveLength(2);
    time.now = 61 * day;
    await signIn(next);
    expect(store.all().filter(({ kind }) => kind === 'signing-key')).toHaveLength(2);
  });

  test('is replaced when the clock that made it ran ahead', async () => {
    const time = { now: 1000 * day };
    const store = createIdentityStore();
    const ahead = await signIn(opened(time, seededAccounts, keyOfProcess, store));
    time.now = 0;
    const identity = opened(time, seededAccounts, keyOfProcess, store);
    const kids = [await signIn(identity), await signIn(identity)].map(({ accessToken }) =>
      kidOf(accessToken),
    );
    expect(new Set([...kids, kidOf(ahead.accessToken)]).size).toBe(2);
  });
});
