// The key of a creation: with it a person proves the ownership without an account (spec contract §8). A secret: it is in no log, address,
// report or backup.
import * as v from 'valibot';

/** The header that carries the key. */
export const runKeyHeader = 'x-run-key';

/** 128 bits in base64url. */
const bytes = 16;

/** No reason names the key. */
export const runKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'not a run key'));

/** Returns a new key; `fill` overwrites the bytes with random ones, as `crypto.getRandomValues` does. */
export function newRunKey(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown): string {
  const random = new Uint8Array(bytes);
  fill(random);
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
