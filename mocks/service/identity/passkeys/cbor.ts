// Parses CBOR (RFC 8949) as authenticators write it: definite lengths, no tags, no floats.

export type Cbor = number | string | boolean | null | Uint8Array | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>;

/** Thrown for bytes that are not CBOR as authenticators write it. */
export class CborError extends Error {
  override readonly name = 'CborError';
}

const deepest = 8;

/** Returns the first value and where it ends. Throws CborError. */
export function readCbor(
  bytes: Uint8Array,
  start = 0,
  depth = 0,
): { readonly value: Cbor; readonly end: number } {
  if (depth > deepest) throw new CborError('too deep');
  const [first] = bytes.subarray(start);
  if (first === undefined) throw new CborError('too short');
  const { argument, end } = readArgument(bytes, start);
  switch (first >> 5) {
    case 0:
      return { value: argument, end };
    case 1:
      return { value: -1 - argument, end };
    case 2:
      return { value: slice(bytes, end, argument), end: end + argument };
    case 3:
      return { value: Buffer.from(slice(bytes, end, argument)).toString(), end: end + argument };
    case 4:
      return readArray(bytes, end, argument, depth);
    case 5: {
      const { value: items, end: after } = readArray(bytes, end, 2 * argument, depth);
      return { value: new Map(pairsOf(items)), end: after };
    }
    default:
      return { value: simple(first), end };
  }
}

/** Reads the number in a value's head: in the first byte, or in the 1, 2 or 4 bytes after it. */
function readArgument(bytes: Uint8Array, start: number): { readonly argument: number; readonly end: number } {
  const info = (bytes[start] ?? 0) & 31;
  if (info < 24) return { argument: info, end: start + 1 };
  const width = { 24: 1, 25: 2, 26: 4 }[info];
  if (width === undefined) throw new CborError('a length that no authenticator writes');
  const digits = slice(bytes, start + 1, width);
  return { argument: digits.reduce((sum, digit) => sum * 256 + digit, 0), end: start + 1 + width };
}

function slice(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (start + length > bytes.length) throw new CborError('too short');
  return bytes.subarray(start, start + length);
}

function readArray(bytes: Uint8Array, start: number, length: number, depth: number) {
  // Each item has at least one byte.
  if (length > bytes.length - start) throw new CborError('too short');
  const value: Cbor[] = [];
  let end = start;
  while (value.length < length) {
    const item = readCbor(bytes, end, depth + 1);
    value.push(item.value);
    end = item.end;
  }
  return { value, end };
}

function* pairsOf(items: readonly Cbor[]): Generator<[Cbor, Cbor]> {
  for (let at = 0; at + 1 < items.length; at += 2) yield [items[at] ?? null, items[at + 1] ?? null];
}

function simple(first: number): boolean | null {
  if (first === 0xf4 || first === 0xf5) return first === 0xf5;
  if (first === 0xf6) return null;
  throw new CborError('a value that no authenticator writes');
}
