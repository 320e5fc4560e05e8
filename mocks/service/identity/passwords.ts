// Hashes passwords by scrypt (RFC 7914), so that none is stored in the clear.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost, block size and parallelization: 16 MiB and some hundredths of a second. */
const parameters = { N: 2 ** 14, r: 8, p: 1 };
/** Bytes. */
const hashLength = 32;

/** Returns `scrypt$N$r$p$salt$hash`, salt and hash in base64url. Equal passwords have different hashes. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const { N, r, p } = parameters;
  const hash = scryptSync(password.normalize('NFC'), salt, hashLength, parameters);
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Returns whether a password has this hash; false for a text that is no hash. */
export function hasHash(password: string, stored: string): boolean {
  const [scheme, N, r, p, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  if (scheme !== 'scrypt' || expected.length !== hashLength) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = scryptSync(password.normalize('NFC'), Buffer.from(salt, 'base64url'), hashLength, cost);
  return timingSafeEqual(actual, expected);
}
