// Recognises this device to the identity provider: the verifier that it is registered with, and the proof of its password
// in DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER (spec people §9). Stores nothing. Loaded when a device is asked for.
import {
  fromHex,
  generator,
  modulo,
  multiplierInput,
  paddedHex,
  power,
  proofTimestamp,
} from '../../../contract/identity/srp';

type Bytes = Uint8Array<ArrayBuffer>;
/** Returns `count` random bytes. */
type RandomBytes = (count: number) => Bytes;

/** A device that the provider knows: its two names and its random password. */
export interface KnownDevice {
  readonly key: string;
  readonly groupKey: string;
  readonly password: string;
}

interface DeviceRegistration {
  readonly device: KnownDevice;
  /** What ConfirmDevice sends, in base64. */
  readonly verifier: { readonly PasswordVerifier: string; readonly Salt: string };
}

/** The provider's response to SRP_A: hexadecimal numbers, and an opaque block in base64. */
export interface DeviceChallenge {
  readonly srpB: string;
  readonly salt: string;
  readonly secretBlock: string;
}

/** Returns a device with a new random password, and its verifier. */
export async function registerDevice(
  key: string,
  groupKey: string,
  random: RandomBytes = randomBytes,
): Promise<DeviceRegistration> {
  const device = { key, groupKey, password: toBase64(random(40)) };
  const salt = paddedHex(fromHex(toHex(random(16))));
  const verifier = paddedHex(power(generator, await privateKeyOf(device, salt)));
  return {
    device,
    verifier: { PasswordVerifier: toBase64(fromHexBytes(verifier)), Salt: toBase64(fromHexBytes(salt)) },
  };
}

interface DeviceProof {
  /** Sent as SRP_A. */
  readonly srpA: string;
  /** Returns the responses to the challenge; `now` in milliseconds. Throws RangeError for an invalid challenge. */
  readonly answer: (challenge: DeviceChallenge, now: number) => Promise<Record<string, string>>;
}

/** Begins the proof that this device knows its password. The secret exponent has 256 bits (RFC 5054 §2.5.4). */
export function proveDevice(device: KnownDevice, random: RandomBytes = randomBytes): DeviceProof {
  const secret = fromHex(toHex(random(32)));
  const publicKey = power(generator, secret);
  return {
    srpA: publicKey.toString(16),
    async answer({ srpB, salt, secretBlock }, now) {
      const serverKey = fromHex(srpB);
      // With B = 0 anybody could answer (RFC 5054 §2.5.3).
      if (modulo(serverKey) === 0n) throw new RangeError('B cannot be zero');
      const scrambler = await hashHex(paddedHex(publicKey) + paddedHex(serverKey));
      const privateKey = await privateKeyOf(device, paddedHex(fromHex(salt)));
      const multiplier = await hashHex(multiplierInput);
      const base = modulo(serverKey - multiplier * power(generator, privateKey));
      const shared = power(base, secret + scrambler * privateKey);
      const timestamp = proofTimestamp(now);
      const signature = await sign(await sessionKey(shared, scrambler), [
        utf8(device.groupKey + device.key),
        fromBase64(secretBlock),
        utf8(timestamp),
      ]);
      return {
        PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
        PASSWORD_CLAIM_SIGNATURE: toBase64(signature),
        TIMESTAMP: timestamp,
        DEVICE_KEY: device.key,
      };
    },
  };
}

/** Returns x: the hash of the salt and of the hash of the device's names and password. */
async function privateKeyOf({ groupKey, key, password }: KnownDevice, salt: string): Promise<bigint> {
  const identity = toHex(await sha256(utf8(`${groupKey}${key}:${password}`)));
  return hashHex(salt + identity);
}

/** Returns the first 16 bytes of HKDF over the shared secret, with the provider's own label. */
async function sessionKey(shared: bigint, scrambler: bigint): Promise<Bytes> {
  const pseudoRandomKey = await sign(fromHexBytes(paddedHex(scrambler)), [fromHexBytes(paddedHex(shared))]);
  const expanded = await sign(pseudoRandomKey, [utf8('Caldera Derived Key\u0001')]);
  return expanded.slice(0, 16);
}

async function hashHex(digits: string): Promise<bigint> {
  return fromHex(toHex(await sha256(fromHexBytes(digits))));
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** Returns HMAC-SHA-256 of the parts, one after another. */
async function sign(key: Bytes, parts: readonly Bytes[]): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const message = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    message.set(part, offset);
    offset += part.length;
  }
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count));
}

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

const toHex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHexBytes = (digits: string): Bytes =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
