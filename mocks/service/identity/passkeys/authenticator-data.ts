// Parses authenticator data: the site, the user's presence, the counter and a new credential (WebAuthn 6.1).
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { CborError, readCbor, type Cbor } from './cbor';

export interface AuthenticatorData {
  /** SHA-256 of the site's host name. */
  readonly rpIdHash: Buffer;
  readonly isUserPresent: boolean;
  readonly counter: number;
  /** Only in a registration. */
  readonly credential: { readonly id: string; readonly publicKey: KeyObject } | undefined;
}

const userPresent = 0x01;
const hasCredential = 0x40;
/** Bytes of hash, flags and counter. */
const headLength = 37;

/** Parses authenticator data. Throws CborError when it is malformed. */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData {
  if (bytes.length < headLength) throw new CborError('too short');
  const flags = bytes.readUInt8(32);
  return {
    rpIdHash: bytes.subarray(0, 32),
    isUserPresent: (flags & userPresent) !== 0,
    counter: bytes.readUInt32BE(33),
    credential: (flags & hasCredential) === 0 ? undefined : readCredential(bytes.subarray(headLength)),
  };
}

/** Parses the model of the authenticator (16 bytes), the credential's id and its public key. */
function readCredential(bytes: Buffer): AuthenticatorData['credential'] {
  if (bytes.length < 18) throw new CborError('too short');
  const end = 18 + bytes.readUInt16BE(16);
  if (bytes.length <= end) throw new CborError('too short');
  const id = bytes.subarray(18, end).toString('base64url');
  return { id, publicKey: publicKeyOf(readCbor(bytes, end).value) };
}

/** Converts a COSE key (RFC 9052) of one of the two types that authenticators have: ES256 and RS256. */
function publicKeyOf(cose: Cbor): KeyObject {
  if (!(cose instanceof Map)) throw new CborError('no key');
  const field = (label: number): unknown => cose.get(label);
  const isEs256 = field(1) === 2 && field(3) === -7 && field(-1) === 1;
  const isRs256 = field(1) === 3 && field(3) === -257;
  if (!isEs256 && !isRs256) throw new CborError('a key of another sort');
  const text = (label: number) => textOf(field(label));
  const jwk: JsonWebKey = isEs256
    ? { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) }
    : { kty: 'RSA', n: text(-1), e: text(-2) };
  try {
    return createPublicKey({ key: jwk, format: 'jwk' });
  } catch (cause) {
    throw Object.assign(new CborError('a key that is none'), { cause });
  }
}

function textOf(value: unknown): string {
  if (!(value instanceof Uint8Array)) throw new CborError('a key without bytes');
  return Buffer.from(value).toString('base64url');
}
