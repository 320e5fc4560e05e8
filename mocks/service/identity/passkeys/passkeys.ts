// Stores passkeys and verifies their responses (WebAuthn 7.1, 7.2). Issues no token.
import { createHash, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { parse, parseJson, ShapeError } from '../../../../src/contract/parse';
import type { AddAuthenticator } from '../../../../src/contract/service/bodies';
import { readAuthenticatorData, type AuthenticatorData } from './authenticator-data';
import { CborError, readCbor } from './cbor';

type Assertion = AddAuthenticator['existingAuthenticatorResponse'];
type Registration = AddAuthenticator['newAuthenticatorResponse'];

/** What a response must refer to. */
export interface Ceremony {
  /** The challenge that the page gave to the authenticator, base64url. */
  readonly challenge: string;
  /** Host and port of the page. */
  readonly host: string;
}

interface Passkey {
  readonly username: string;
  readonly publicKey: KeyObject;
  readonly counter: number;
}

/** The limit of passkeys of one person. */
const mostPasskeys = 20;

export class Passkeys {
  private readonly known = new Map<string, Passkey>();

  /** Adds a passkey without a ceremony, as the operator does with the first (spec contract §12). */
  add(username: string, id: string, publicKey: KeyObject, counter = 0): void {
    this.known.set(id, { username, publicKey, counter });
  }

  idsOf(username: string): string[] {
    return [...this.known].filter(([, passkey]) => passkey.username === username).map(([id]) => id);
  }

  /** Returns whether a passkey of this person signed the response, for this challenge and this site. */
  verify(username: string, { id, response }: Assertion, ceremony: Ceremony): boolean {
    const passkey = this.known.get(id);
    if (passkey?.username !== username) return false;
    const clientData = Buffer.from(response.clientDataJSON, 'base64url');
    const authenticator = Buffer.from(response.authenticatorData, 'base64url');
    const data = readable(() => readAuthenticatorData(authenticator));
    if (data === undefined || !isOf(ceremony, 'webauthn.get', clientData, data)) return false;
    const signed = Buffer.concat([authenticator, sha256(clientData)]);
    if (!verify('sha256', signed, passkey.publicKey, Buffer.from(response.signature, 'base64url')))
      return false;
    // A counter that did not increase means that the authenticator was cloned.
    const counts = data.counter > 0 || passkey.counter > 0;
    if (counts && data.counter <= passkey.counter) return false;
    this.known.set(id, { ...passkey, counter: data.counter });
    return true;
  }

  /**
   * Adds a new authenticator's passkey without checking its manufacturer (attestation `none`); returns false when it is
   * invalid.
   */
  enrol(username: string, { id, response }: Registration, ceremony: Ceremony): boolean {
    const data = readable(() => dataOfAttestation(Buffer.from(response.attestationObject, 'base64url')));
    const clientData = Buffer.from(response.clientDataJSON, 'base64url');
    if (data?.credential === undefined || !isOf(ceremony, 'webauthn.create', clientData, data)) return false;
    if (data.credential.id !== id || this.known.has(id) || this.idsOf(username).length >= mostPasskeys)
      return false;
    this.add(username, id, data.credential.publicKey, data.counter);
    return true;
  }
}

const clientDataSchema = v.object({ type: v.string(), challenge: v.string(), origin: v.string() });

/** Returns whether client data and authenticator data are of this ceremony at this site, with a user present. */
function isOf(
  { challenge, host }: Ceremony,
  type: 'webauthn.get' | 'webauthn.create',
  clientData: Buffer,
  { rpIdHash, isUserPresent }: AuthenticatorData,
): boolean {
  const data = readable(() =>
    parse(clientDataSchema, parseJson(clientData.toString(), 'clientData'), 'clientData'),
  );
  if (data?.type !== type || data.challenge !== challenge || !isUserPresent) return false;
  const isFromHere = data.origin === `https://${host}` || data.origin === `http://${host}`;
  return isFromHere && rpIdHash.equals(sha256(Buffer.from(new URL(data.origin).hostname)));
}

/**
 * Returns the authenticator data of a registration; undefined for one with a manufacturer's attestation, which is not
 * supported.
 */
function dataOfAttestation(bytes: Buffer): AuthenticatorData | undefined {
  const { value } = readCbor(bytes);
  if (!(value instanceof Map) || value.get('fmt') !== 'none') return undefined;
  const data: unknown = value.get('authData');
  return data instanceof Uint8Array ? readAuthenticatorData(Buffer.from(data)) : undefined;
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CborError || error instanceof ShapeError) return undefined;
    throw error;
  }
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
