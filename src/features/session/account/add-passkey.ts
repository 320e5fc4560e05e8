// Adds a passkey with an existing one (spec contract §12): the steps, then the signed challenge, an assertion, a registration, and the
// call. The reducer is pure.
import {
  readPasskeyRequest,
  readSignInStep,
  type PasskeyRequest,
} from '../../../contract/identity/provider-responses';
import { parse, parseJson } from '../../../base/parse';
import {
  assertionResponseSchema,
  registrationResponseSchema,
  type AddAuthenticator,
} from '../../../contract/identity/passkey-bodies';
import { NetworkError, RequestDeniedError } from '../../../contract/service/errors';
import { encodeBase64url } from '../../../contract/identity/session-token';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { NewPasskey } from '../../../platform/browser/passkey';

/** Why a passkey was not added. */
type PasskeyFailure = 'cancelled' | 'unsupported' | 'none-yet' | 'same' | 'denied' | 'network' | 'unexpected';

/** What the existing passkey has confirmed: the signed challenge and its assertion, as JSON. */
interface Confirmation {
  readonly challenge: string;
  readonly assertion: string;
}

type AddPasskey =
  | { readonly name: 'idle'; readonly failure?: PasskeyFailure; readonly isAdded?: boolean }
  /** The existing passkey is asked for. */
  | { readonly name: 'confirming' }
  /** The person changes to the new authenticator. Browsers ask for a tap before each of the two. */
  | { readonly name: 'confirmed'; readonly confirmation: Confirmation }
  /** The new authenticator is asked. */
  | { readonly name: 'adding'; readonly confirmation: Confirmation }
  /** The service gets the responses of the authenticators. It may have added the passkey already, so nothing cancels this. */
  | { readonly name: 'sending' };

type AddPasskeyAction =
  | { readonly type: 'start' }
  | { readonly type: 'confirmed'; readonly confirmation: Confirmation }
  | { readonly type: 'add' }
  | { readonly type: 'created' }
  | { readonly type: 'added' }
  | { readonly type: 'failed'; readonly failure: PasskeyFailure }
  | { readonly type: 'cancel' };

export const idle: AddPasskey = { name: 'idle' };

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function addPasskeyReducer(state: AddPasskey, action: AddPasskeyAction): AddPasskey {
  switch (action.type) {
    case 'start':
      return state.name === 'idle' ? { name: 'confirming' } : state;
    case 'confirmed':
      return state.name === 'confirming' ? { name: 'confirmed', confirmation: action.confirmation } : state;
    case 'add':
      return state.name === 'confirmed' ? { name: 'adding', confirmation: state.confirmation } : state;
    case 'created':
      return state.name === 'adding' ? { name: 'sending' } : state;
    case 'added':
      return state.name === 'sending' ? { name: 'idle', isAdded: true } : state;
    case 'failed':
      return state.name === 'confirming' || state.name === 'adding' || state.name === 'sending'
        ? { name: 'idle', failure: action.failure }
        : state;
    case 'cancel':
      return state.name === 'idle' || state.name === 'sending' ? state : idle;
  }
}

export interface AddPasskeyDeps {
  readonly provider: IdentityProvider;
  readonly addAuthenticatorChallenge: (username: string, signal: AbortSignal) => Promise<string>;
  /** Rejects with RequestDeniedError when it is refused. */
  readonly addAuthenticator: (username: string, body: AddAuthenticator) => Promise<void>;
  readonly askForPasskey: (request: PasskeyRequest, signal: AbortSignal) => Promise<string>;
  readonly createPasskey: (passkey: NewPasskey, signal: AbortSignal) => Promise<string>;
  readonly isSupported: () => boolean;
  readonly relyingParty: { readonly id: string | undefined; readonly name: string };
  readonly username: string;
  readonly report: (error: unknown, where: string) => void;
}

/** Thrown for a person whose first passkey the operator has not enrolled yet. */
class NoPasskeyYetError extends Error {
  override readonly name = 'NoPasskeyYetError';
}

/** Returns the passkeys that the provider accepts from this person. */
async function knownPasskeys({ provider, username }: AddPasskeyDeps, signal: AbortSignal) {
  const response = await provider.call(
    'InitiateAuth',
    { ClientId: provider.clientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: username } },
    signal,
  );
  const step = readSignInStep(response);
  return step.step === 'CUSTOM_CHALLENGE' ? readPasskeyRequest(step.parameters).allowCredentials : [];
}

/** Lets an existing passkey sign the service's challenge. Rejects when there is none, or when none is given. */
export async function confirmWithPasskey(deps: AddPasskeyDeps, signal: AbortSignal): Promise<Confirmation> {
  const allowCredentials = await knownPasskeys(deps, signal);
  if (allowCredentials.length === 0) throw new NoPasskeyYetError();
  const challenge = await deps.addAuthenticatorChallenge(deps.username, signal);
  // The challenge is a JWT with dots; authenticators get it as base64url (spec contract §12).
  const request = { challenge: encodeBase64url(challenge), allowCredentials };
  return { challenge, assertion: await deps.askForPasskey(request, signal) };
}

/** Registers the new authenticator for the same challenge. Returns what the service needs to add it. */
export async function createNewPasskey(
  { challenge, assertion }: Confirmation,
  { username, relyingParty, ...deps }: AddPasskeyDeps,
  signal: AbortSignal,
): Promise<AddAuthenticator> {
  const existing = parse(assertionResponseSchema, parseJson(assertion, call), call);
  const registration = await deps.createPasskey(
    {
      challenge: encodeBase64url(challenge),
      relyingParty,
      username,
      // An authenticator that has a passkey of this person already is no second one.
      known: [{ id: existing.id, type: 'public-key' }],
    },
    signal,
  );
  return {
    challenge,
    existingAuthenticatorResponse: existing,
    newAuthenticatorResponse: parse(registrationResponseSchema, parseJson(registration, call), call),
  };
}

const call = 'passkey';

/** Returns why a passkey was not added. `NotAllowedError` stands for a refusal and a timeout alike. */
export function passkeyFailureOf(error: unknown): PasskeyFailure {
  if (error instanceof NoPasskeyYetError) return 'none-yet';
  if (error instanceof RequestDeniedError) return 'denied';
  if (error instanceof NetworkError) return 'network';
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'same';
    case 'NotSupportedError':
    case 'SecurityError':
      return 'unsupported';
    default:
      return 'unexpected';
  }
}
