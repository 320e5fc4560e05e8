import { expect, test } from 'vitest';
import { newTotpSecret, periodOfTotp, totp } from './totp';

/** The secret of RFC 6238, appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i s the code is %s (RFC 6238, appendix B)', (seconds, code) => {
  expect(totp(secret, seconds * 1000, 8)).toBe(code);
});

test('a code is right for its own period and those beside it', () => {
  const code = totp(secret, 90_000);
  for (const now of [60_000, 90_000, 119_999, 120_000, 149_999])
    expect(periodOfTotp(secret, code, now)).toBe(3);
  for (const now of [59_999, 150_000]) expect(periodOfTotp(secret, code, now)).toBeUndefined();
  expect(periodOfTotp(secret, '', 90_000)).toBeUndefined();
});

test('a new secret is Base32 of 160 bits, and another each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(() => totp('1', 0)).toThrow(RangeError);
});
