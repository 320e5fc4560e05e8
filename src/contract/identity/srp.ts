// The arithmetic of SRP-6a as the identity provider uses it to recognise devices (spec people §9): the 3072-bit prime of RFC 5054,
// with a generator of the provider's own. Hashing belongs to the caller, whose platform has it.

/** The prime N: RFC 3526 §4, the same as in RFC 5054 appendix A. */
const primeInHex =
  'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd' +
  'ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed' +
  'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f' +
  '83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b' +
  'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510' +
  '15728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7' +
  'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200c' +
  'bbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff';

export const prime = BigInt(`0x${primeInHex}`);
/** RFC 5054 has 5 for this prime. */
export const generator = 2n;

/** The input of the hash for the multiplier k: the padded prime and the generator, in hexadecimal digits. */
export const multiplierInput = `00${primeInHex}02`;

/** Bits of the exponent that are multiplied at once. */
const windowBits = 4n;
const windowMask = (1n << windowBits) - 1n;

/** Returns base^exponent mod N, by windows of four bits from the highest. The exponent must not be negative. */
export function power(base: bigint, exponent: bigint): bigint {
  const powers = [1n];
  const reduced = modulo(base);
  for (let count = 1n; count <= windowMask; count += 1n)
    powers.push(((powers.at(-1) ?? 1n) * reduced) % prime);
  const windows = BigInt(exponent.toString(16).length);
  let result = 1n;
  for (let window = windows - 1n; window >= 0n; window -= 1n) {
    for (let bit = 0n; bit < windowBits; bit += 1n) result = (result * result) % prime;
    const digit = (exponent >> (window * windowBits)) & windowMask;
    if (digit !== 0n) result = (result * (powers[Number(digit)] ?? 1n)) % prime;
  }
  return result;
}

/** Returns the value mod N, from 0 to N - 1 also for a negative value. */
export function modulo(value: bigint): bigint {
  const rest = value % prime;
  return rest < 0n ? rest + prime : rest;
}

/**
 * Returns the hexadecimal digits of a positive number in an even count, with a leading zero byte where the first bit is
 * set: the provider reads them as two's complement.
 */
export function paddedHex(value: bigint): string {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

/** Returns the number of hexadecimal digits. Throws RangeError for anything else. */
export function fromHex(digits: string): bigint {
  if (!/^[\da-f]+$/i.test(digits)) throw new RangeError('not hexadecimal');
  return BigInt(`0x${digits}`);
}

/** Returns the time as the provider signs it, for example `Tue Apr 5 09:08:07 UTC 2016`; `now` in milliseconds. */
export function proofTimestamp(now: number): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(now)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
