// Time-based one-time passwords (RFC 6238, by SHA-1 with six digits and thirty seconds, as authenticator apps compute them).
import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds. */
const period = 30;

/** Returns a new secret of 160 bits in Base32. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');
}

/** Returns the code at a time in milliseconds. Throws RangeError for a secret that is not Base32. */
export function totp(secret: string, now: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / period)));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the number of the period that has a code: the current, the previous or the next one, since clocks differ. */
export function periodOfTotp(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / 1000 / period);
  const near = [current - 1, current, current + 1].filter((at) => at >= 0);
  return near.find((at) => totp(secret, at * period * 1000) === code);
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text.toUpperCase().replace(/[=\s]/g, '')) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) throw new RangeError('not Base32');
    value = (value << 5) | digit;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 255);
      value &= (1 << bits) - 1;
    }
  }
  return Buffer.from(bytes);
}
