// Stores passkeys and verifies their responses with @simplewebauthn/server (WebAuthn 7.1, 7.2). Issues no token.
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { AddAuthenticator } from '../../../src/contract/service/bodies';
import { isWithin } from '../../../src/contract/deployment-file';
import { Records, type Journal } from './records';

type Assertion = NonNullable<AddAuthenticator['existingAuthenticatorResponse']>;
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

/** A response that was verified. It counts as long as nobody has used the passkey since. */
export interface VerifiedPasskey {
  readonly id: string;
  readonly username: string;
  /** Of the passkey when the response was verified, and of the response. */
  readonly counters: readonly [before: number, after: number];
}

/** A new passkey that was verified. */
export type NewPasskey = Parameters<Passkeys['add']>;

/** The limit of passkeys of one person. */
const maxPasskeys = 20;

export class Passkeys {
  private readonly known: Records<v.InferOutput<typeof passkeySchema>>;

  /** Passkeys of pages below the domain `relyingPartyId` belong to it; without one they belong to the host of the page. */
  constructor(
    journal: Journal,
    private readonly relyingPartyId?: string,
  ) {
    this.known = new Records('passkey', passkeySchema, journal);
  }

  /** Adds a passkey without a ceremony. The key is in COSE. */
  add(username: string, id: string, publicKey: Uint8Array<ArrayBuffer>, counter = 0): void {
    this.known.set(id, { username, publicKey: Buffer.from(publicKey).toString('base64url'), counter });
  }

  /** Returns the domain to which passkeys of a page belong; `host` may have a port. */
  relyingPartyOf(host: string): string {
    const name = host.replace(/:\d+$/, '');
    const { relyingPartyId } = this;
    return relyingPartyId !== undefined && isWithin(name, relyingPartyId) ? relyingPartyId : name;
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

  /** Returns what a passkey of this person has signed, for this challenge and this site, and never before; undefined for anything else. */
  async verify(
    username: string,
    response: Assertion,
    ceremony: Ceremony,
  ): Promise<VerifiedPasskey | undefined> {
    const { id } = response;
    const passkey = this.known.get(id);
    if (passkey?.username !== username) return undefined;
    const { userHandle, ...rest } = response.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...rest, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      ...this.expectedOf(ceremony),
      credential: {
        id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(notVerified);
    if (!verified || authenticationInfo === undefined) return undefined;
    return { id, username, counters: [passkey.counter, authenticationInfo.newCounter] };
  }

  /** Uses a passkey whose response was verified. Returns false when it was used or removed since. */
  use({ id, username, counters: [before, after] }: VerifiedPasskey): boolean {
    const passkey = this.known.get(id);
    if (passkey?.username !== username || passkey.counter !== before) return false;
    this.known.set(id, { ...passkey, counter: after });
    return true;
  }

  /** Returns the passkey of a new authenticator; undefined when its response is invalid. */
  async verifyNew(
    username: string,
    response: Registration,
    ceremony: Ceremony,
  ): Promise<NewPasskey | undefined> {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...this.expectedOf(ceremony),
    }).catch(notVerified);
    if (!verified || registrationInfo === undefined) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return [username, id, publicKey, counter];
  }

  /** Adds a verified passkey. Returns false for a known passkey, and for one too many. */
  enrol([username, id, ...key]: NewPasskey): boolean {
    if (this.known.isTaken(id) || this.idsOf(username).length >= maxPasskeys) return false;
    this.add(username, id, ...key);
    return true;
  }

  private expectedOf({ challenge, host }: Ceremony) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: [`https://${host}`, `http://${host}`],
      expectedRPID: this.relyingPartyOf(host),
      requireUserVerification: false,
    };
  }
}

/** The library throws for every fault of a response. */
const notVerified = () => ({
  verified: false as const,
  authenticationInfo: undefined,
  registrationInfo: undefined,
});
