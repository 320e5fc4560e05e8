// An authenticator for tests: one key, and responses that are valid except where a test alters them.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** Fields of a response that a test replaces. */
export interface ResponseOverrides {
  readonly type?: string;
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly fmt?: string;
  /** Another authenticator that signs instead. */
  readonly signer?: SoftwareAuthenticator;
}

const text = (words: string) => Buffer.concat([Buffer.from([0x60 | words.length]), Buffer.from(words)]);
/** In the shortest form, as CTAP2 demands. */
const bytes = (value: Buffer) => {
  const { length } = value;
  return Buffer.concat([
    Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]),
    value,
  ]);
};

export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly publicKey = this.keys.publicKey;
  readonly id: string;
  private counter = 0;

  constructor(
    name: string,
    private readonly host: string,
  ) {
    this.id = Buffer.from(name).toString('base64url');
  }

  assert(challenge: string, overrides: ResponseOverrides = {}) {
    const clientData = this.clientData({ type: 'webauthn.get', challenge, ...overrides });
    const data = this.data({ flags: 0x01, ...overrides });
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    const { privateKey } = (overrides.signer ?? this).keys;
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    };
  }

  register(challenge: string, overrides: ResponseOverrides = {}) {
    const clientData = this.clientData({ type: 'webauthn.create', challenge, ...overrides });
    const data = Buffer.concat([this.data({ flags: 0x41, ...overrides }), this.credential()]);
    const object = [
      Buffer.from([0xa3]),
      text('fmt'),
      text(overrides.fmt ?? 'none'),
      text('attStmt'),
      Buffer.from([0xa0]),
    ];
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: Buffer.concat([...object, text('authData'), bytes(data)]).toString('base64url'),
      },
    };
  }

  private named(): { id: string; rawId: string; type: 'public-key' } {
    return { id: this.id, rawId: this.id, type: 'public-key' };
  }

  private clientData({ type, challenge, origin = `https://${this.host}` }: ResponseOverrides): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data({
    rpId = this.host.replace(/:\d+$/, ''),
    flags = 0,
    counter = (this.counter += 1),
  }: ResponseOverrides): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  /** The public key as COSE: ES256 over P-256. */
  get coseKey(): Uint8Array<ArrayBuffer> {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((half) => bytes(Buffer.from(half, 'base64url')));
    const cose = [
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      point[0],
      Buffer.from([0x22]),
      point[1],
    ];
    return Uint8Array.from(Buffer.concat(cose.flatMap((part) => part ?? [])));
  }

  /** Returns an AAGUID of zeros, the id, and the key. */
  private credential(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.coseKey]);
  }
}
