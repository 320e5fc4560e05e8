// The mocked identity provider: what it knows, and the fields of its requests.
import { createIdentityStore, type IdentityStore } from './identity-store';
import { Accounts, type AccountsOptions, type Bearer } from './accounts';
import { Codes, type SentCode } from './codes';
import { Devices } from './devices';
import { Enrolments } from './enrolment';
import { StrangerLimit, limitsPerHour } from './stranger-limits';
import { Passkeys } from './passkeys';
import { Passwords } from './passwords';
import { invalidParameter, invalidToken } from './provider-refusal';
import { Journal } from './records';
import { SignInSteps } from './sign-in-steps';
import { keyOfProcess, SigningKeys, TokenSigner } from './signing-keys';
import { Tickets } from './tickets';
import type { Claims } from './tokens';

export interface Identity {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly devices: Devices;
  readonly enrolments: Enrolments;
  readonly passkeys: Passkeys;
  readonly steps: SignInSteps;
  readonly tickets: Tickets;
  readonly signer: TokenSigner;
  readonly passwords: Passwords;
  readonly signUps: StrangerLimit;
  readonly allowsSignUp: boolean;
  readonly now: () => number;
  /** Checks and changes in one step, which is stored before it counts or is answered. See `Journal`. */
  readonly step: Journal['step'];
  readonly journal: Journal;
}

/** Creates the provider with what its store knows, in memory by default. `send` delivers the codes. */
export function createIdentity(
  options: AccountsOptions,
  send: (code: SentCode) => void,
  store: IdentityStore = createIdentityStore(),
): Identity {
  const { now, allowsSignUp = true, passwords = new Passwords(), newKey = keyOfProcess } = options;
  const journal = new Journal(store, options.warn);
  const signer = new TokenSigner(new SigningKeys(now, journal, newKey), now);
  return {
    accounts: new Accounts(options, passwords, signer, journal),
    codes: new Codes({ now, send, journal }),
    devices: new Devices(now, journal),
    enrolments: new Enrolments(now, journal),
    passkeys: new Passkeys(journal, options.relyingPartyId),
    steps: new SignInSteps(now, journal),
    tickets: new Tickets(now, journal),
    signer,
    passwords,
    signUps: new StrangerLimit('sign-ups', limitsPerHour.signUps, now, journal),
    allowsSignUp,
    now,
    journal,
    step: (work) => journal.step(work),
  };
}

export type Fields = Readonly<Record<string, unknown>>;

/** Who calls an operation. */
export interface Caller {
  /** The host and port that the page was loaded from. */
  readonly host: string;
  /** The address that limits count by; undefined where it is nobody's. */
  readonly address: string | undefined;
}

/** What an operation answers; undefined stands for an empty body. */
type OperationResponse = object | undefined;
/** One operation. Throws ProviderFailure. */
export type Operation = (identity: Identity, fields: Fields, caller: Caller) => Promise<OperationResponse>;
/** An operation that waits for nothing but the reading of its tokens. */
type StepOperation = (identity: Identity, fields: Fields, caller: KnownCaller) => OperationResponse;

/** What the tokens of a request prove; they may have ended by the time of the step. */
export interface Proof {
  readonly bearer: Bearer;
  readonly ticket: Claims | undefined;
}

/** Who calls, with the tokens of the request. */
type KnownCaller = Caller & Proof;

/** Reads the access token and the ticket of a request. */
export async function proofIn({ signer }: Identity, fields: Fields): Promise<Proof> {
  const read = (token: string) => (token === '' ? undefined : signer.read(token));
  return { bearer: await read(text(fields, 'AccessToken')), ticket: await read(text(fields, 'Session')) };
}

/** Returns operations each of which is one step. */
export function inOneStep(
  operations: Readonly<Record<string, StepOperation>>,
): Readonly<Record<string, Operation>> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]): [string, Operation] => [
      name,
      async (identity, fields, caller) => {
        const proof = await proofIn(identity, fields);
        return identity.step(() => operation(identity, fields, { ...caller, ...proof }));
      },
    ]),
  );
}

/** Returns whether the value is a JSON object. */
export function isJsonObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the JSON object in a field; an empty one when it is missing. */
export function fieldsIn(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isJsonObject(value) ? value : {};
}

/** Returns a text; empty when it is missing. */
export function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a text. Throws ProviderFailure when it is missing or empty. */
export function required(fields: Fields, name: string): string {
  const value = text(fields, name);
  if (value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** Returns the name of the account that a request names in any case; the name as it is written where there is none. Throws ProviderFailure. */
export function usernameIn({ accounts }: Identity, fields: Fields, name: string): string {
  const written = required(fields, name);
  return accounts.usernameOf(written) ?? written;
}

/** Returns the owner of the request's access token. Throws ProviderFailure. */
export function ownerOf({ accounts }: Identity, { bearer }: Pick<Proof, 'bearer'>): string {
  const username = accounts.nameOf(bearer);
  if (username === undefined) throw invalidToken();
  return username;
}
