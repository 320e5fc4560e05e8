import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromHex,
  generator,
  modulo,
  multiplierInput,
  paddedHex,
  power,
  prime,
  proofTimestamp,
} from '../../../contract/identity/srp';
import { proveDevice, registerDevice, type KnownDevice } from './device-srp';

const device: KnownDevice = {
  key: 'eu-central-1_11111111-2222-3333-4444-555555555555',
  groupKey: '-abcDEF12',
  password: 'c2VjcmV0IHBhc3N3b3JkIG9mIHRoZSBkZXZpY2UhIQ==',
};

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const fixed = (hex: string) => () => bytesOf(hex);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hashed = (hex: string) => fromHex(sha256(Buffer.from(hex, 'hex')));

/** Values that cognito-srp-helper 2.3.4 (Apache-2.0) computes for this device and these secrets. */
const vector = {
  secret: '948fe603f61dc036b5c596dc09fe3ce3f3d30dc90f024c85f3c82db2ccab679d',
  salt: '00d0453ef1421aa33f30a088b331a65fee',
  srpB:
    '50fb2bfacc7138d7a35aa7fbb1a4a7d4fa2d13db9d2e9ba7a1aaf3ebfc19de165371b2acda19274f4538853fc30fa370' +
    '21fde54356f5149c6be24adbbf4def227434debe78101f2d9d5fd14b5b03a0ced924f94d74eb7eae0f1a5a7b573e3f51' +
    'ddcad13db200aac3a73a2e4e71f5d355f67217d09083869bbe4d884923e859d118c8331465792598663da3c62ba68154' +
    '828680b5bf6ab60359d0ae4944cd456ba88f554b0168a168b841a6dcde6895a43ae805a713441e2b90934f00442b9c34' +
    '4db9432e160666da63622e8a38a32133afc815a5c403f2874ccc4a8ab217d880ed177d66b008fc72b959a1428984ba20' +
    'c082294507f70053351b75a644721df41d62cfca60bd12482e4689e703f452c126063bc96ddff418f5f73b42b355d9ee' +
    'e10b593cf2ddbcb9d22e29a9a56f35c3e730c071069093b197b3c1dc77db5524ad38070c0ae76f23e30ff2e146694b58' +
    '92fa05c0c269a426ecf80ae35aae4770b894e37e25d9754dcc099cc4edbef9c6d21542dd2f0deaca022c7a8fdba65f73',
  secretBlock: 'YW4gb3BhcXVlIGJsb2NrIG9mIHRoZSBwcm92aWRlcg==',
  signature: '7zMf08x9EvMBmBlZMmifhm2saaqrMlO/txl4+hMcXcg=',
};

test('the proof of a device equals the proof by another implementation', async () => {
  const proof = proveDevice(device, fixed(vector.secret));
  expect(sha256(proof.srpA)).toBe('0e197f03e6198204087ab261d6242adc89a36365a30c7ba87ea100525fdff9d8');
  const now = Date.UTC(2016, 3, 5, 9, 8, 7);
  expect(await proof.answer(vector, now)).toEqual({
    PASSWORD_CLAIM_SECRET_BLOCK: vector.secretBlock,
    PASSWORD_CLAIM_SIGNATURE: vector.signature,
    TIMESTAMP: 'Tue Apr 5 09:08:07 UTC 2016',
    DEVICE_KEY: device.key,
  });
});

/** What a provider computes that knows only the verifier (RFC 5054 §2.6). */
function providerFor(verifier: bigint, secret: bigint) {
  const multiplier = hashed(multiplierInput);
  const publicKey = modulo(multiplier * verifier + power(generator, secret));
  return {
    srpB: publicKey.toString(16),
    signatureOf(srpA: string, { groupKey, key }: KnownDevice, secretBlock: string, timestamp: string) {
      const clientKey = fromHex(srpA);
      const scrambler = hashed(paddedHex(clientKey) + paddedHex(publicKey));
      const shared = power(clientKey * power(verifier, scrambler), secret);
      const hmac = (salt: Buffer, ...parts: (Buffer | string)[]) =>
        parts.reduce((mac, part) => mac.update(part), createHmac('sha256', salt)).digest();
      const extracted = hmac(Buffer.from(paddedHex(scrambler), 'hex'), Buffer.from(paddedHex(shared), 'hex'));
      const sessionKey = hmac(extracted, 'Caldera Derived Key\u0001').subarray(0, 16);
      const block = Buffer.from(secretBlock, 'base64');
      return hmac(sessionKey, groupKey + key, block, timestamp).toString('base64');
    },
  };
}

describe('a device that was registered', () => {
  test('proves itself to a provider that knows only its verifier, again and again', async () => {
    const { device: registered, verifier } = await registerDevice('key', 'group');
    expect(Buffer.from(registered.password, 'base64')).toHaveLength(40);
    const provider = providerFor(
      fromHex(Buffer.from(verifier.PasswordVerifier, 'base64').toString('hex')),
      fromHex(sha256('a secret of the provider')),
    );
    const salt = Buffer.from(verifier.Salt, 'base64').toString('hex');
    for (const now of [0, Date.UTC(2026, 11, 31, 23, 59, 59)]) {
      const proof = proveDevice(registered);
      const challenge = { srpB: provider.srpB, salt, secretBlock: vector.secretBlock };
      const answer = await proof.answer(challenge, now);
      expect(answer['PASSWORD_CLAIM_SIGNATURE']).toBe(
        provider.signatureOf(proof.srpA, registered, vector.secretBlock, answer['TIMESTAMP'] ?? ''),
      );
    }
  });

  test('with another password proves nothing', async () => {
    const { device: registered, verifier } = await registerDevice('key', 'group');
    const provider = providerFor(
      fromHex(Buffer.from(verifier.PasswordVerifier, 'base64').toString('hex')),
      7n,
    );
    const impostor = { ...registered, password: 'guessed' };
    const proof = proveDevice(impostor);
    const salt = Buffer.from(verifier.Salt, 'base64').toString('hex');
    const answer = await proof.answer({ srpB: provider.srpB, salt, secretBlock: '' }, 0);
    expect(answer['PASSWORD_CLAIM_SIGNATURE']).not.toBe(
      provider.signatureOf(proof.srpA, impostor, '', answer['TIMESTAMP'] ?? ''),
    );
  });
});

test.each(['0', prime.toString(16), (2n * prime).toString(16), '', 'not hexadecimal'])(
  'a challenge whose B is %.20s is refused',
  async (srpB) => {
    const answered = proveDevice(device).answer({ srpB, salt: '00', secretBlock: '' }, 0);
    await expect(answered).rejects.toThrow(RangeError);
  },
);

test.each([
  [20n, '14'],
  [200n, '00c8'],
  [236n, '00ec'],
  [56n, '38'],
  [0x1234n, '1234'],
  [0x8234n, '008234'],
  [0x123n, '0123'],
  [0n, '00'],
])('%s is padded to %s, as two’s complement', (value, digits) => {
  expect(paddedHex(value)).toBe(digits);
});

test('powers follow the laws of exponents, and the order of the group', () => {
  const small = fc.bigInt({ min: 0n, max: 2n ** 64n });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: prime - 1n }), small, small, (base, a, b) => {
      expect(modulo(power(base, a) * power(base, b))).toBe(power(base, a + b));
    }),
    { numRuns: 20 },
  );
  // N is a safe prime, so 2 to the (N - 1) / 2 is 1 or N - 1.
  expect([1n, prime - 1n]).toContain(power(generator, (prime - 1n) / 2n));
});

test.each([
  [Date.UTC(2016, 3, 5, 9, 8, 7), 'Tue Apr 5 09:08:07 UTC 2016'],
  [Date.UTC(2026, 10, 23, 0, 0, 0), 'Mon Nov 23 00:00:00 UTC 2026'],
])('%s is signed as %s', (now, text) => {
  expect(proofTimestamp(now)).toBe(text);
});
