// The passkeys that the service knows, and whether an answer was made by one (WebAuthn 7.1, 7.2). Gives no token.
import { createHash, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { parse, parseJson, ShapeError } from '../../../src/contract/parse';
import type { AddAuthenticator } from '../../../src/contract/service/bodies';
import { readAuthenticatorData, type AuthenticatorData } from './authenticator-data';
import { CborError, readCbor } from './cbor';

type Assertion = AddAuthenticator['existingAuthenticatorResponse'];
type Registration = AddAuthenticator['newAuthenticatorResponse'];

/** What an answer must be an answer to. */
export interface Ceremony {
  /** As the page gave it to the authenticator, base64url. */
  readonly challenge: string;
  /** Host and port that the page was loaded from. */
  readonly host: string;
}

interface Passkey {
  readonly username: string;
  readonly publicKey: KeyObject;
  readonly counter: number;
}

/** Passkeys of one person. */
const mostPasskeys = 20;

export class Passkeys {
  private readonly known = new Map<string, Passkey>();

  /** Enrols a passkey by hand, as the operator does with the first (decision 55). */
  add(username: string, id: string, publicKey: KeyObject, counter = 0): void {
    this.known.set(id, { username, publicKey, counter });
  }

  idsOf(username: string): string[] {
    return [...this.known].filter(([, passkey]) => passkey.username === username).map(([id]) => id);
  }

  /** Whether a passkey of this person made the answer now, for this challenge and this site. */
  verify(username: string, { id, response }: Assertion, ceremony: Ceremony): boolean {
    const passkey = this.known.get(id);
    if (passkey?.username !== username) return false;
    const clientData = Buffer.from(response.clientDataJSON, 'base64url');
    const authenticator = Buffer.from(response.authenticatorData, 'base64url');
    const said = readable(() => readAuthenticatorData(authenticator));
    if (said === undefined || !isOf(ceremony, 'webauthn.get', clientData, said)) return false;
    const signed = Buffer.concat([authenticator, sha256(clientData)]);
    if (!verify('sha256', signed, passkey.publicKey, Buffer.from(response.signature, 'base64url')))
      return false;
    // An authenticator that counts must have counted on: otherwise there are two of it.
    const counts = said.counter > 0 || passkey.counter > 0;
    if (counts && said.counter <= passkey.counter) return false;
    this.known.set(id, { ...passkey, counter: said.counter });
    return true;
  }

  /** Enrols what a new authenticator says of itself, without asking who made it (attestation `none`); false when it is wrong. */
  enrol(username: string, { id, response }: Registration, ceremony: Ceremony): boolean {
    const said = readable(() => dataOfAttestation(Buffer.from(response.attestationObject, 'base64url')));
    const clientData = Buffer.from(response.clientDataJSON, 'base64url');
    if (said?.credential === undefined || !isOf(ceremony, 'webauthn.create', clientData, said)) return false;
    if (said.credential.id !== id || this.known.has(id) || this.idsOf(username).length >= mostPasskeys)
      return false;
    this.add(username, id, said.credential.publicKey, said.counter);
    return true;
  }
}

const clientDataSchema = v.object({ type: v.string(), challenge: v.string(), origin: v.string() });

/** Whether page and authenticator speak of this ceremony at this site, with somebody there. */
function isOf(
  { challenge, host }: Ceremony,
  type: 'webauthn.get' | 'webauthn.create',
  clientData: Buffer,
  { rpIdHash, isUserPresent }: AuthenticatorData,
): boolean {
  const said = readable(() =>
    parse(clientDataSchema, parseJson(clientData.toString(), 'clientData'), 'clientData'),
  );
  if (said?.type !== type || said.challenge !== challenge || !isUserPresent) return false;
  const isFromHere = said.origin === `https://${host}` || said.origin === `http://${host}`;
  return isFromHere && rpIdHash.equals(sha256(Buffer.from(new URL(said.origin).hostname)));
}

/** The object that carries the data of a registration; one that was attested by its maker is not read. */
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
