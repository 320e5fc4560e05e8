// The mocked identity provider: what it knows, and the fields of its requests.
import { createIdentityStore, type IdentityStore } from '../../store/identity';
import { Accounts, type AccountsOptions } from './accounts';
import { Codes, type SentCode } from './codes';
import { Devices } from './devices';
import { Passkeys } from './passkeys';
import { invalidParameter, invalidToken } from './provider-failure';
import { Journal } from './records';
import { SignInSteps } from './sign-in-steps';

export interface Identity {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly steps: SignInSteps;
  readonly allowsSignUp: boolean;
  readonly now: () => number;
  /** Stores what has changed; until then an operation is not answered. */
  readonly save: () => Promise<void>;
}

/** Creates the provider with what its store knows, in memory by default. `send` delivers the codes. */
export function createIdentity(
  options: AccountsOptions,
  send: (code: SentCode) => void,
  store: IdentityStore = createIdentityStore(),
): Identity {
  const { now, allowsSignUp = true } = options;
  const journal = new Journal(store);
  return {
    accounts: new Accounts(options, journal),
    codes: new Codes({ now, send }),
    devices: new Devices(now, journal),
    passkeys: new Passkeys(journal),
    steps: new SignInSteps(now),
    allowsSignUp,
    now,
    save: () => journal.save(),
  };
}

export type Fields = Readonly<Record<string, unknown>>;

/** What an operation answers; undefined stands for an empty body. */
type OperationResponse = object | undefined;
/** One operation. Throws ProviderFailure. `host` is the host and port that the page was loaded from. */
export type Operation = (
  identity: Identity,
  fields: Fields,
  host: string,
) => OperationResponse | Promise<OperationResponse>;

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
export function ownerOf({ accounts }: Identity, fields: Fields): string {
  const username = accounts.nameOf(text(fields, 'AccessToken'));
  if (username === undefined) throw invalidToken();
  return username;
}
