// A device for tests: proves its password with Node's crypto. It shares the arithmetic of the group (RFC 5054 §2.6) with the app, and
// nothing else.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  fromHex,
  generator,
  modulo,
  multiplierInput,
  paddedHex,
  power,
  proofTimestamp,
} from '../../../src/contract/identity/srp';

const hashOf = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hashed = (digits: string) => fromHex(hashOf(Buffer.from(digits, 'hex')));
const hmac = (key: Buffer, ...parts: readonly Buffer[]) =>
  parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest();
const hexBytes = (value: bigint) => Buffer.from(paddedHex(value), 'hex');

export class DeviceClient {
  readonly salt = paddedHex(fromHex(randomBytes(16).toString('hex')));
  private readonly secret = fromHex(randomBytes(32).toString('hex'));
  readonly srpA = power(generator, this.secret).toString(16);

  constructor(
    readonly key: string,
    private readonly groupKey: string,
    private readonly password = randomBytes(40).toString('base64'),
  ) {}

  /** What ConfirmDevice sends. */
  get verifier() {
    return {
      PasswordVerifier: hexBytes(power(generator, this.privateKey(this.salt))).toString('base64'),
      Salt: Buffer.from(this.salt, 'hex').toString('base64'),
    };
  }

  /** The same device with another password. */
  withPassword(password: string): DeviceClient {
    return new DeviceClient(this.key, this.groupKey, password);
  }

  answer(parameters: Readonly<Record<string, string>>, now: number) {
    const { SRP_B = '', SALT = '', SECRET_BLOCK = '' } = parameters;
    const serverKey = fromHex(SRP_B);
    const scrambler = hashed(paddedHex(fromHex(this.srpA)) + paddedHex(serverKey));
    const privateKey = this.privateKey(SALT);
    const base = modulo(serverKey - hashed(multiplierInput) * power(generator, privateKey));
    const shared = power(base, this.secret + scrambler * privateKey);
    const extracted = hmac(hexBytes(scrambler), hexBytes(shared));
    const sessionKey = hmac(extracted, Buffer.from('Caldera Derived Key\u0001')).subarray(0, 16);
    const timestamp = proofTimestamp(now);
    const names = Buffer.from(this.groupKey + this.key);
    const block = Buffer.from(SECRET_BLOCK, 'base64');
    return {
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: hmac(sessionKey, names, block, Buffer.from(timestamp)).toString('base64'),
      TIMESTAMP: timestamp,
      DEVICE_KEY: this.key,
    };
  }

  private privateKey(salt: string): bigint {
    return hashed(salt + hashOf(`${this.groupKey}${this.key}:${this.password}`));
  }
}
