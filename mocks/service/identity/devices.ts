// Remembers devices and verifies their proofs (RFC 5054 §2.6, with the provider's own key derivation; spec people §9).
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  fromHex,
  generator,
  modulo,
  multiplierInput,
  paddedHex,
  power,
} from '../../../src/contract/identity/srp';
import { invalidParameter, unknownDevice } from './provider-refusal';
import { Records, type Journal } from './records';
import { isSame } from './tokens';

const deviceSchema = v.object({
  key: v.string(),
  groupKey: v.string(),
  username: v.string(),
  /** Hexadecimal; undefined until the device is confirmed. */
  verifier: v.optional(v.object({ salt: v.string(), verifier: v.string() })),
  name: v.string(),
  isRemembered: v.boolean(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  usedAt: v.number(),
});

export type Device = v.InferOutput<typeof deviceSchema>;

/** A proof that was begun: what the provider keeps until the second step. Its numbers are hexadecimal. */
export const deviceChallengeSchema = v.object({
  deviceKey: v.string(),
  clientKey: v.string(),
  serverKey: v.string(),
  secret: v.string(),
  secretBlock: v.string(),
});
export type DeviceChallenge = v.InferOutput<typeof deviceChallengeSchema>;

export class Devices {
  private readonly known: Records<Device>;

  constructor(
    private readonly now: () => number,
    journal: Journal,
  ) {
    this.known = new Records('device', deviceSchema, journal);
  }

  /** Adds a device that is not confirmed yet. */
  add(username: string): Device {
    const createdAt = this.now();
    const device: Device = {
      key: `eu-central-1_${randomUUID()}`,
      groupKey: `-${randomBytes(6).toString('base64url')}`,
      username,
      name: '',
      isRemembered: false,
      createdAt,
      usedAt: createdAt,
    };
    this.known.set(device.key, device);
    return device;
  }

  /** Stores the verifier of a device, in base64 as it was sent. Throws ProviderFailure. */
  confirm(username: string, key: string, name: string, passwordVerifier: string, salt: string): void {
    const device = this.of(username, key);
    const verifier = hexOf(passwordVerifier);
    if (verifier === '' || hexOf(salt) === '')
      throw invalidParameter('DeviceSecretVerifierConfig is missing');
    this.known.set(key, { ...device, name, verifier: { salt: hexOf(salt), verifier } });
  }

  /** Returns the person's device. Throws ProviderFailure when there is none. */
  of(username: string, key: string): Device {
    const device = this.known.get(key);
    if (device?.username !== username) throw unknownDevice();
    return device;
  }

  /** Returns the confirmed devices, the newest first. */
  all(username: string): readonly Device[] {
    return this.added(username)
      .filter(({ verifier }) => verifier !== undefined)
      .toReversed();
  }

  private added(username: string): readonly Device[] {
    return this.known
      .all()
      .map(([, device]) => device)
      .filter((device) => device.username === username);
  }

  setRemembered(username: string, key: string, isRemembered: boolean): void {
    this.known.set(key, { ...this.of(username, key), isRemembered });
  }

  forget(username: string, key: string): void {
    this.of(username, key);
    this.known.delete(key);
  }

  /** Forgets those that were never confirmed, too. */
  forgetAll(username: string): void {
    for (const { key } of this.added(username)) this.known.delete(key);
  }

  /** Answers SRP_A. Throws ProviderFailure for an unknown device and for a key that proves nothing. */
  challenge(username: string, key: string, srpA: string): DeviceChallenge & { readonly salt: string } {
    const { verifier } = this.of(username, key);
    if (verifier === undefined) throw unknownDevice();
    const clientKey = numberOf(srpA);
    if (clientKey === undefined || modulo(clientKey) === 0n) throw invalidParameter('Invalid SRP_A');
    const secret = fromHex(randomBytes(32).toString('hex'));
    const multiplier = hashed(multiplierInput);
    const serverKey = modulo(multiplier * fromHex(verifier.verifier) + power(generator, secret));
    const secretBlock = randomBytes(64).toString('base64');
    return {
      deviceKey: key,
      clientKey: clientKey.toString(16),
      serverKey: serverKey.toString(16),
      secret: secret.toString(16),
      secretBlock,
      salt: verifier.salt,
    };
  }

  /** Returns whether the signature proves that the device knows its password, and notes the use of the device. */
  verify(username: string, challenge: DeviceChallenge, signature: string, timestamp: string): boolean {
    const device = this.of(username, challenge.deviceKey);
    if (device.verifier === undefined) return false;
    const { secretBlock } = challenge;
    const clientKey = fromHex(challenge.clientKey);
    const serverKey = fromHex(challenge.serverKey);
    const secret = fromHex(challenge.secret);
    const scrambler = hashed(paddedHex(clientKey) + paddedHex(serverKey));
    const shared = power(clientKey * power(fromHex(device.verifier.verifier), scrambler), secret);
    const extracted = hmac(hexBytes(paddedHex(scrambler)), hexBytes(paddedHex(shared)));
    const sessionKey = hmac(extracted, Buffer.from('Caldera Derived Key\u0001')).subarray(0, 16);
    const signed = [
      Buffer.from(device.groupKey + device.key),
      Buffer.from(secretBlock, 'base64'),
      Buffer.from(timestamp),
    ];
    if (!isSame(hmac(sessionKey, ...signed).toString('base64'), signature)) return false;
    this.known.set(device.key, { ...device, usedAt: this.now() });
    return true;
  }
}

function numberOf(digits: string): bigint | undefined {
  return /^[\da-f]{1,800}$/i.test(digits) ? fromHex(digits) : undefined;
}

const hexBytes = (digits: string): Buffer => Buffer.from(digits, 'hex');
const hexOf = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');
const hashed = (digits: string): bigint =>
  fromHex(createHash('sha256').update(hexBytes(digits)).digest('hex'));

function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  return parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();
}
