import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidTokenError } from '../service/errors';
import { isOfAccount } from './login-session';
import {
  decodeBase64url,
  encodeBase64url,
  clockDriftOf,
  decodeToken,
  isExpired,
  isOfMember,
  isRevocable,
  revocationDelay,
  timeLeft,
} from './session-token';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const tokenOf = (claims: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'x'].map(encodeBase64url).join('.');

describe('a token', () => {
  test('contains its holder, expiry and sign-in', () => {
    const token = tokenOf({
      exp: 2000,
      iat: 1000,
      username: 'ida',
      origin_jti: 'o',
      email: 'ida@example.org',
    });
    expect(decodeToken(token)).toEqual({ expiresAt: 2000, issuedAt: 1000, username: 'ida', signInId: 'o' });
  });

  test.each([
    [['member'], true],
    [['staff', 'member'], true],
    [['staff'], false],
    [[], false],
    ['member', false],
    [[5], false],
    [undefined, false],
  ])('of the groups %j is of a member: %j (spec contract §4)', (groups, isMember) => {
    expect(isOfMember(tokenOf({ exp: 1, 'cognito:groups': groups }))).toBe(isMember);
    expect(isOfMember('anon')).toBe(false);
  });

  test('of the kind ID token names its holder in another field; umlauts and emoji are decoded', () => {
    expect(decodeToken(tokenOf({ exp: 1, 'cognito:username': 'Jörg 🐻' }))).toEqual({
      expiresAt: 1,
      username: 'Jörg 🐻',
    });
  });

  test.each([
    '',
    'anon',
    'a.b',
    'a.b.c.d',
    '..',
    'a.!.c',
    'a.e30=.c',
    'a._w.c',
    tokenOf({}),
    tokenOf(null),
    tokenOf([]),
    tokenOf('exp'),
    tokenOf({ exp: '2000' }),
    tokenOf({ exp: -1 }),
    ['e30', encodeBase64url('{"exp":1e999}'), 'x'].join('.'),
    ['e30', encodeBase64url('{"exp":'), 'x'].join('.'),
  ])(
    'that cannot be decoded is an invalid token, counts as expired and cannot be revoked: %j (spec people §8)',
    (token) => {
      expect(() => decodeToken(token)).toThrow(InvalidTokenError);
      expect(isExpired(token, 0)).toBe(true);
      expect(isRevocable(token)).toBe(false);
    },
  );

  test('throws only InvalidTokenError, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.jsonValue().map(tokenOf)), (token) => {
        try {
          decodeToken(token);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidTokenError);
        }
      }),
    );
  });
});

describe('the end of a token (spec people §8)', () => {
  const token = tokenOf({ exp: 2000 });
  test.each([
    [1_999_000, 0, 1000],
    [1_999_999, 0, 1],
    [2_000_000, 0, 0],
    [2_000_001, 0, 0],
    [1_999_000, 60, 0],
    [2_000_000, -60, 60_000],
  ])('at %i ms with a drift of %i s is %i ms away', (now, drift, left) => {
    expect(timeLeft(token, now, drift)).toBe(left);
    expect(isExpired(token, now, drift)).toBe(left === 0);
  });
});

test.each([
  [{ exp: 2000, iat: 1060 }, 60],
  [{ exp: 2000, iat: 940 }, -60],
  [{ exp: 2000 }, 0],
])('the drift by %j, issued at 1000.9 s of our clock, is %i s', (claims, drift) => {
  expect(clockDriftOf(tokenOf(claims), 1_000_900)).toBe(drift);
});

test.each([
  [{ exp: 1, origin_jti: 'o' }, true],
  [{ exp: 1, origin_jti: '' }, false],
  [{ exp: 1 }, false],
])('an access token with %j must be revoked when signing out: %j (spec people §8)', (claims, revocable) => {
  expect(isRevocable(tokenOf(claims))).toBe(revocable);
});

test.each([
  [0, 0, 100],
  [0, 1, 200],
  [3, 0.5, 850],
  [5, 1, 3300],
  [6, 0, 5000],
  [5000, 1, 5000],
])('attempt %i to revoke with chance %d waits %i ms (spec contract §7)', (attempt, random, delay) => {
  expect(revocationDelay(attempt, random)).toBe(delay);
});

describe('base64url (spec contract §12)', () => {
  test.each([
    ['', ''],
    ['a', 'YQ'],
    ['???>>>', 'Pz8_Pj4-'],
    ['Bär 🐻', 'QsOkciDwn5C7'],
    ['eyJh.eyJj.c2ln', 'ZXlKaC5leUpqLmMybG4'],
  ])('of %j is %j', (text, encoded) => {
    expect(encodeBase64url(text)).toBe(encoded);
    expect(decodeBase64url(encoded)).toBe(text);
  });

  test('of any text uses letters, digits, hyphen and underscore, and decodes to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(encodeBase64url(text)).toMatch(/^[\w-]*$/);
        expect(decodeBase64url(encodeBase64url(text))).toBe(text);
      }),
    );
  });

  test.each(['a', 'a+b_', 'YQ==', 'ä', 'Y Q', '_w', 'YQ\n'])('%j is none', (encoded) => {
    expect(() => decodeBase64url(encoded)).toThrow(Error);
  });
});

test.each([
  ['anon', false],
  ['', false],
  [undefined, false],
  ['a.b.c', true],
])('the token %j acts as staff: %j (spec contract §4)', (token, may) => {
  expect(isOfAccount(token)).toBe(may);
});
