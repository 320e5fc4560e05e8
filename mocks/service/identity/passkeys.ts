// Stores passkeys and verifies their responses with @simplewebauthn/server (WebAuthn 7.1, 7.2). Issues no token.
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { AddAuthenticator } from '../../../src/contract/session/passkey-bodies';
import { Records, type Journal } from './records';

type Assertion = AddAuthenticator['existingAuthenticatorResponse'];
type Registration = AddAuthenticator['newAuthenticatorResponse'];

/** What a response must refer to. */
export interface Ceremony {
  /** The challenge that the page gave to the authenticator, base64url. */
  readonly challenge: string;
  /** Host and port of the page. */
  readonly host: string;
}

const passkeySchema = v.object({
  username: v.string(),
  /** In COSE, base64url. */
  publicKey: v.string(),
  counter: v.number(),
});

/** The limit of passkeys of one person. */
const maxPasskeys = 20;

export class Passkeys {
  private readonly known: Records<v.InferOutput<typeof passkeySchema>>;

  constructor(journal: Journal) {
    this.known = new Records('passkey', passkeySchema, journal);
  }

  /** Adds a passkey without a ceremony, as the operator does with the first (spec contract §12). The key is in COSE. */
  add(username: string, id: string, publicKey: Uint8Array<ArrayBuffer>, counter = 0): void {
    this.known.set(id, { username, publicKey: Buffer.from(publicKey).toString('base64url'), counter });
  }

  idsOf(username: string): string[] {
    return this.known
      .all()
      .filter(([, passkey]) => passkey.username === username)
      .map(([id]) => id);
  }

  forgetAll(username: string): void {
    for (const id of this.idsOf(username)) this.known.delete(id);
  }

  /** Returns whether a passkey of this person signed the response, for this challenge and this site, and never before. */
  async verify(username: string, response: Assertion, ceremony: Ceremony): Promise<boolean> {
    const passkey = this.known.get(response.id);
    if (passkey?.username !== username) return false;
    const { userHandle, ...rest } = response.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...rest, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      ...expectedOf(ceremony),
      credential: {
        id: response.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(notVerified);
    if (!verified || authenticationInfo === undefined) return false;
    this.known.set(response.id, { ...passkey, counter: authenticationInfo.newCounter });
    return true;
  }

  /** Adds a new authenticator's passkey; returns false when it is invalid. */
  async enrol(username: string, response: Registration, ceremony: Ceremony): Promise<boolean> {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...expectedOf(ceremony),
    }).catch(notVerified);
    if (!verified || registrationInfo === undefined) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    if (this.known.has(id) || this.idsOf(username).length >= maxPasskeys) return false;
    this.add(username, id, publicKey, counter);
    return true;
  }
}

function expectedOf({ challenge, host }: Ceremony) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: [`https://${host}`, `http://${host}`],
    expectedRPID: host.replace(/:\d+$/, ''),
    requireUserVerification: false,
  };
}

/** The library throws for every fault of a response. */
const notVerified = () => ({
  verified: false as const,
  authenticationInfo: undefined,
  registrationInfo: undefined,
});
