// Calls the operations of the identity provider in a test, as a client does.
import { parseProviderResponse } from '../../../src/contract/identity/provider-responses';
import type { ProviderOperation } from '../../../src/contract/identity/provider-requests';
import { accountOperations } from './account-operations';
import { seededAccounts } from './seeded-accounts';
import type { SentCode } from './codes';
import type { IdentityStore } from './identity-store';
import type { AccountsOptions } from './accounts';
import { createIdentity, type Caller, type Fields, type Identity } from './identity';
import { ProviderFailure } from './provider-refusal';
import { Passwords } from './passwords';
import { signInOperations } from './sign-in-operations';
import { signUpOperations } from './sign-up-operations';
import type { Tokens } from './tokens';

export const operations = { ...signInOperations, ...signUpOperations, ...accountOperations };

/** What the provider in use knows. It is a new one for each test. */
export let time: { now: number };
export let sent: SentCode[];
export let identity: Identity;

/** Starts a new provider with the seeded accounts. Call it before each test. */
export function startProvider(): void {
  time = { now: Date.UTC(2026, 10, 23) };
  sent = [];
  identity = openProvider();
}

/** A hash that costs nothing. */
export const cheapHash = { N: 2, r: 1, p: 1 };

/** Opens a provider with the time and the codes of this test. */
export function openProvider(store?: IdentityStore, options: Partial<AccountsOptions> = {}): Identity {
  const accounts = { accounts: seededAccounts, now: () => time.now, lifetime: 3600 };
  const passwords = new Passwords({ cost: cheapHash });
  return createIdentity({ ...accounts, passwords, ...options }, (code) => sent.push(code), store);
}

/** Signs somebody in without a password. */
export async function tokensFor(
  { accounts, step }: Pick<Identity, 'accounts' | 'step'>,
  username: string,
): Promise<Tokens> {
  return accounts.sign(await step(() => accounts.issueTokens(username)));
}

/** Who calls: somebody on this machine, unless an address is given. */
export const caller = (address?: string): Caller => ({ host: 'localhost', address });

/** Calls an operation, and reads its answer with the client's own parser. */
export async function call<O extends ProviderOperation>(operation: O, fields: Fields, address?: string) {
  const answer = (await operations[operation]?.(identity, fields, caller(address))) ?? {};
  return parseProviderResponse(operation, JSON.stringify(answer));
}

/** Returns the provider's name of the error that an operation is refused with. */
export async function refusal(
  operation: ProviderOperation,
  fields: Fields,
  address?: string,
): Promise<string> {
  try {
    await call(operation, fields, address);
  } catch (error) {
    if (error instanceof ProviderFailure) return error.type;
    throw error;
  }
  return 'none';
}

export const withPassword = (USERNAME: string, PASSWORD: string, more: object = {}) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME, PASSWORD, ...more },
});
export const signIn = (username: string, more: object = {}) =>
  call('InitiateAuth', withPassword(username, seededAccounts[username]?.password ?? '', more));

type Answer = Awaited<ReturnType<typeof signIn>>;

export const respond = (challenge: Answer, responses: object) =>
  call('RespondToAuthChallenge', responseTo(challenge, responses));
export const responseTo = ({ ChallengeName, Session }: Answer, ChallengeResponses: object) => ({
  ChallengeName,
  Session,
  ChallengeResponses,
});

export function tokenOf({ AuthenticationResult }: Answer): string {
  if (!AuthenticationResult) throw new Error('no tokens');
  return AuthenticationResult.AccessToken;
}

export const lastCode = () => sent.at(-1)?.code ?? '';
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
