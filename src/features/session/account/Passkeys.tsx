// Adds a passkey to the account, in two steps: the existing one confirms, then the new one is made.
import { type MouseEvent, useEffect, useReducer, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { useFirstClick } from '../../../ui/use-first-click';
import { useFocusOnStep } from '../../../ui/move-focus';
import {
  type PasskeyRequest,
  readPasskeyRequest,
  readSignInStep,
} from '../../../contract/identity/provider-responses';
import { parse, parseJson } from '../../../base/parse';
import {
  type AddAuthenticator,
  assertionResponseSchema,
  registrationResponseSchema,
} from '../../../contract/service/bodies';
import { NetworkError, RequestDeniedError } from '../../../contract/service/errors';
import { encodeBase64url } from '../../../contract/identity/session-token';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { NewPasskey } from '../../../platform/browser/passkey';

export function Passkeys({ deps }: { readonly deps: AddPasskeyDeps }) {
  const { t } = useTexts();
  const [state, dispatch] = useReducer(addPasskeyReducer, idle);
  const running = useRef<AbortController>(undefined);
  const clicks = useFirstClick();
  const steps = useFocusOnStep<HTMLDivElement>(state.name);
  // Leaving the page aborts the browser's request.
  useEffect(() => () => running.current?.abort(), []);

  const run = (work: (signal: AbortSignal) => Promise<void>): void => {
    const controller = new AbortController();
    running.current = controller;
    work(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      deps.report(error, 'account: add passkey');
      dispatch({ type: 'failed', failure: passkeyFailureOf(error) });
    });
  };
  // The buttons take each other's place, where the second click of a double tap lands.
  const start = (event: MouseEvent): void => {
    if (!clicks.isFirst(event)) return;
    dispatch({ type: 'start' });
    run(async (signal) => {
      const confirmation = await confirmWithPasskey(deps, signal);
      signal.throwIfAborted();
      dispatch({ type: 'confirmed', confirmation });
    });
  };
  const add = (event: MouseEvent): void => {
    if (!clicks.isFirst(event) || state.name !== 'confirmed') return;
    dispatch({ type: 'add' });
    run(async (signal) => {
      const passkey = await createNewPasskey(state.confirmation, deps, signal);
      signal.throwIfAborted();
      dispatch({ type: 'created' });
      await deps.addAuthenticator(deps.username, passkey);
      dispatch({ type: 'added' });
    });
  };
  const isSending = state.name === 'sending';
  const cancel = (event: MouseEvent): void => {
    if (!clicks.isFirst(event) || isSending) return;
    running.current?.abort();
    dispatch({ type: 'cancel' });
  };

  if (!deps.isSupported()) return <p>{t('account.passkeys.unsupported')}</p>;
  const isBusy = state.name === 'confirming' || state.name === 'adding' || isSending;
  return (
    <div className="account-form" aria-busy={isBusy} ref={steps}>
      <p tabIndex={-1} data-takes-focus>
        {t(`account.passkeys.steps.${state.name}`)}
      </p>
      {state.name === 'idle' && state.failure && (
        <p className="form-error" role="alert">
          {t(`account.passkeys.failure.${state.failure}`)}
        </p>
      )}
      {/* Not every screen reader announces an output that is inserted together with its text. */}
      <output className="account-notice">
        {state.name === 'idle' && state.isAdded && t('account.passkeys.added')}
      </output>
      <div className="account-actions" onPointerDown={clicks.notePointer}>
        {state.name === 'idle' && <Button onClick={start}>{t('account.passkeys.add')}</Button>}
        {state.name === 'confirmed' && (
          <Button primary onClick={add}>
            {t('account.passkeys.continue')}
          </Button>
        )}
        {state.name !== 'idle' && (
          <Button aria-disabled={isSending} onClick={cancel}>
            {t('account.passkeys.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

// The steps (spec contract §12): the signed challenge, an assertion of the existing passkey, a registration, and the call.

/** Why a passkey was not added. */
export type PasskeyFailure =
  | 'cancelled'
  | 'unsupported'
  | 'none-yet'
  | 'same'
  | 'denied'
  | 'network'
  | 'unexpected';

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

const idle: AddPasskey = { name: 'idle' };

/** Returns the next state; the same object for an action that changes nothing in this state. */
function addPasskeyReducer(state: AddPasskey, action: AddPasskeyAction): AddPasskey {
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

/** Returns the provider's request for a passkey of this person; undefined without one. */
async function passkeyRequestOf({ provider, username }: AddPasskeyDeps, signal: AbortSignal) {
  const response = await provider.call(
    'InitiateAuth',
    { ClientId: provider.clientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: username } },
    signal,
  );
  const step = readSignInStep(response);
  const request = step.step === 'CUSTOM_CHALLENGE' ? readPasskeyRequest(step.parameters) : undefined;
  return request && request.allowCredentials.length > 0 ? request : undefined;
}

/** Lets an existing passkey sign the service's challenge. Rejects when there is none, or when none is given. */
async function confirmWithPasskey(deps: AddPasskeyDeps, signal: AbortSignal): Promise<Confirmation> {
  const accepted = await passkeyRequestOf(deps, signal);
  if (accepted === undefined) throw new NoPasskeyYetError();
  const challenge = await deps.addAuthenticatorChallenge(deps.username, signal);
  // The challenge is a JWT with dots; authenticators get it as base64url (spec contract §12).
  const request = { ...accepted, challenge: encodeBase64url(challenge) };
  return { challenge, assertion: await deps.askForPasskey(request, signal) };
}

/** Registers the new authenticator for the same challenge. Returns what the service needs to add it. */
async function createNewPasskey(
  { challenge, assertion }: Confirmation,
  deps: AddPasskeyDeps,
  signal: AbortSignal,
): Promise<AddAuthenticator> {
  const existing = parse(assertionResponseSchema, parseJson(assertion, call), call);
  // An authenticator that has a passkey of this person already is no second one.
  const known = [{ id: existing.id, type: 'public-key' as const }];
  return {
    challenge,
    existingAuthenticatorResponse: existing,
    newAuthenticatorResponse: await registrationOf(challenge, deps.username, known, deps, signal),
  };
}

/** Lets the device make a passkey for a challenge. Returns its registration. */
export async function registrationOf(
  challenge: string,
  username: string,
  known: NewPasskey['known'],
  { createPasskey, relyingParty }: Pick<AddPasskeyDeps, 'createPasskey' | 'relyingParty'>,
  signal: AbortSignal,
): Promise<AddAuthenticator['newAuthenticatorResponse']> {
  const registration = await createPasskey(
    { challenge: encodeBase64url(challenge), relyingParty, username, known },
    signal,
  );
  return parse(registrationResponseSchema, parseJson(registration, call), call);
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
