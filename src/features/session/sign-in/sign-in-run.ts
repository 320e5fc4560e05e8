// One sign-in as an observable state (spec people §9): sends what the steps ask for and turns the responses into actions.
// Stores no token: the caller gets them as soon as they are there.
import type {
  AuthenticationResult,
  SignInResponse,
  PasskeyRequest,
} from '../../../contract/identity/provider-responses';
import type { ChallengeName, InitiateAuth } from '../../../contract/identity/provider-requests';
import { createWritable, type Readable } from '../../../base/readable';
import { ProviderError } from '../../../contract/service/errors';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import {
  answerDeviceChallenges,
  confirmNewDevice,
  answerDeviceQuestion,
  knownDevice,
  signInByPassword,
  type DeviceDeps,
} from './known-device';
import {
  actionForError,
  type AnsweredStep,
  challengeOf,
  nameIn,
  passkeyErrorFailure,
} from './sign-in-responses';
import {
  beginSignIn,
  signInReducer,
  type Challenge,
  type SignInProgress,
  type SignInAction,
  type MfaType,
} from './sign-in-state';

export interface SignInDeps extends DeviceDeps {
  /** Asks for a passkey and returns its assertion as JSON. Rejects with a DOMException when none is given. */
  readonly askForPasskey: (request: PasskeyRequest, signal: AbortSignal) => Promise<string>;
  /** Offers a passkey in the field for the username; resolves to undefined where the browser cannot. */
  readonly offerPasskey: (request: PasskeyRequest, signal: AbortSignal) => Promise<string | undefined>;
}

export interface SignInRunDeps extends SignInDeps {
  /** Takes the tokens as soon as they are there. `finished` resolves when nothing more is asked, or the sign-in was left. */
  readonly onTokens: (result: AuthenticationResult, username: string, finished: Promise<void>) => void;
}

export interface SignInRun extends Readable<SignInProgress> {
  readonly signIn: (username: string, password: string) => void;
  readonly signInWithPasskey: (username: string) => void;
  /**
   * Lets the browser offer this person's passkey until something else is sent; choosing it signs in. Nothing is shown when that
   * is not possible. Returns a function that ends the offer.
   */
  readonly offerPasskey: (username: string) => () => void;
  /** Answers a step that asks for a code or for the answer to a question. */
  readonly sendCode: (code: string) => void;
  readonly chooseMfa: (type: MfaType) => void;
  readonly setNewPassword: (password: string, attributes: Readonly<Record<string, string>>) => void;
  readonly rememberDevice: (isRemembered: boolean) => void;
  /** Goes back to the first step; aborts the requests under way. */
  readonly beginAgain: () => void;
  /**
   * Begins to show the sign-in; returns a function for its end. Before there are tokens, the end aborts the requests under way. After
   * that it answers the question about the device with no.
   */
  readonly open: () => () => void;
}

/** Sends one message of a sign-in and returns the provider's response. */
type Send = (signal: AbortSignal) => Promise<SignInResponse>;

/** Creates a sign-in. `username` may be prefilled. */
export function createSignInRun(deps: SignInRunDeps, username?: string): SignInRun {
  const { provider } = deps;
  const { clientId } = provider;
  const state = createWritable(beginSignIn(username));
  let abortStep = (): void => undefined;
  let endOffer = (): void => undefined;
  let isLeft = false;
  let accessToken = '';
  let finish = (): void => undefined;
  /** The step whose authenticator app is verified, and the session that goes on from there. */
  let appVerified: { readonly challenge: Challenge; readonly session: string | undefined } | undefined;
  const dispatch = (action: SignInAction): void => {
    const before = state.get();
    const after = signInReducer(before, action);
    if (after !== before) state.set(after);
    if (after.step.name === 'remember-device' && isLeft) rememberDevice(false);
    if (after.step.name === 'signed-in') finish();
  };

  /** Sends a step and dispatches what follows from the response, unless it was aborted meanwhile. */
  const run = (step: AnsweredStep, name: string | undefined, send: Send): void => {
    if (state.get().isPending) return;
    endOffer();
    const controller = new AbortController();
    const { signal } = controller;
    abortStep = () => controller.abort();
    dispatch(name === undefined ? { type: 'send' } : { type: 'send', username: name });
    void followUp(send, signal, step === 'passkey')
      .catch((error: unknown) => actionForError(error, step))
      .then((action) => {
        if (!signal.aborted) dispatch(action);
      });
  };

  /** Returns the action that the response leads to. Passkeys and devices answer their challenges by themselves. */
  const followUp = async (send: Send, signal: AbortSignal, isByPasskey = false): Promise<SignInAction> => {
    const first = await send(signal);
    const user = nameIn(first) ?? state.get().username;
    const response = await answerDeviceChallenges(first, { ...deps, user, signal });
    const name = nameIn(response) ?? user;
    if (!signal.aborted) dispatch({ type: 'named', username: name });
    const next = await challengeOf(response, provider, signal);
    if (next.name === 'tokens') {
      if (signal.aborted) throw signal.reason;
      return withDevice(next.result, name, signal);
    }
    if (next.name !== 'passkey') return { type: 'challenged', challenge: next };
    // A provider that asks again did not accept the passkey that it got.
    if (isByPasskey) return { type: 'failed', failure: { kind: 'no-passkey' } };
    const assertion = await deps.askForPasskey(next.request, signal).catch((error: unknown) => {
      return passkeyErrorFailure(error);
    });
    if (typeof assertion !== 'string') return { type: 'failed', failure: assertion };
    const respond = respondTo('CUSTOM_CHALLENGE', next.session, { ANSWER: assertion });
    return followUp(respond, signal, true).catch((error: unknown) => actionForError(error, 'passkey'));
  };

  /** Hands the tokens over, then confirms the device. A failure to confirm or store the device never hinders the sign-in. */
  const withDevice = async (
    result: AuthenticationResult,
    user: string,
    signal: AbortSignal,
  ): Promise<SignInAction> => {
    accessToken = result.AccessToken;
    deps.onTokens(result, user, new Promise((resolve) => (finish = resolve)));
    dispatch({ type: 'tokens' });
    const newDevice = await confirmNewDevice(result, { ...deps, user, signal }).catch((error: unknown) => {
      deps.report(error, 'sign-in: confirm device');
    });
    return { type: 'device-confirmed', newDevice: newDevice ?? undefined };
  };

  const rememberDevice = (isRemembered: boolean): void => {
    const { step, username: user } = state.get();
    if (step.name !== 'remember-device') return;
    // Nobody waits for the provider here: an answer that it does not receive is asked for at the next sign-in.
    answerDeviceQuestion(deps, { user, isRemembered, key: step.device.key, accessToken }).catch(
      (error: unknown) => deps.report(error, 'sign-in: remember device'),
    );
    dispatch({ type: 'device-answered' });
  };

  const beginAgain = (): void => {
    if (state.get().hasTokens) return;
    endOffer();
    abortStep();
    dispatch({ type: 'begin-again' });
  };

  const respondTo =
    (name: ChallengeName, session: string | undefined, responses: Readonly<Record<string, string>>): Send =>
    (signal) =>
      provider.call(
        'RespondToAuthChallenge',
        {
          ClientId: clientId,
          ChallengeName: name,
          ChallengeResponses: { USERNAME: state.get().username, ...responses },
          ...(session === undefined ? {} : { Session: session }),
        },
        signal,
      );

  const answer = (challenge: Challenge, name: ChallengeName, responses: Record<string, string>): void => {
    const { username: user } = state.get();
    run(challenge.name, undefined, async (signal) => {
      const device = await knownDevice(deps, user);
      const key = device === undefined ? {} : { DEVICE_KEY: device.key };
      return respondTo(name, challenge.session, { ...responses, ...key })(signal);
    });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn: (name, password) =>
      run('credentials', name, (signal) => signInByPassword(deps, name, password, signal)),
    signInWithPasskey: (name) =>
      run('credentials', name, (signal) =>
        provider.call('InitiateAuth', passkeyRequest(clientId, name), signal),
      ),
    offerPasskey(name) {
      endOffer();
      const controller = new AbortController();
      const { signal } = controller;
      endOffer = () => controller.abort();
      void passkeyOffered(deps, name, signal)
        .then((chosen) => {
          if (chosen === undefined || signal.aborted) return;
          const { session, assertion, user } = chosen;
          run('passkey', user, respondTo('CUSTOM_CHALLENGE', session, { ANSWER: assertion }));
        })
        .catch((error: unknown) => {
          // The form is there, whatever the browser or the provider has against an offer.
          if (!signal.aborted && !isExpected(error)) deps.report(error, 'sign-in: offer passkey');
        });
      return () => controller.abort();
    },
    sendCode(code) {
      const { step } = state.get();
      switch (step.name) {
        case 'sms-code':
          return answer(step, 'SMS_MFA', { SMS_MFA_CODE: code });
        case 'app-code':
          return answer(step, 'SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: code });
        case 'question':
          return answer(step, 'CUSTOM_CHALLENGE', { ANSWER: code });
        case 'set-up-mfa':
          return run(step.name, undefined, async (signal) => {
            // The provider accepts a code once: a code that was verified before the connection was lost is not sent again.
            const verified = appVerified?.challenge === step ? appVerified : undefined;
            const session = verified?.session ?? (await verifyApp(provider, step.session, code, signal));
            appVerified = { challenge: step, session };
            return respondTo('MFA_SETUP', session, {})(signal);
          });
        default:
          return undefined;
      }
    },
    chooseMfa(type) {
      const { step } = state.get();
      if (step.name === 'choose-mfa') answer(step, 'SELECT_MFA_TYPE', { ANSWER: type });
    },
    setNewPassword(password, attributes) {
      const { step } = state.get();
      if (step.name !== 'new-password') return;
      const named = Object.entries(attributes).map(([name, value]) => [`userAttributes.${name}`, value]);
      answer(step, 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: password, ...Object.fromEntries(named) });
    },
    rememberDevice,
    beginAgain,
    open() {
      isLeft = false;
      return () => {
        isLeft = true;
        rememberDevice(false);
        beginAgain();
        finish();
      };
    },
  };
}

/** Returns the answer to a passkey challenge that the person chose in the field; undefined where none is offered. */
async function passkeyOffered({ provider, offerPasskey }: SignInDeps, username: string, signal: AbortSignal) {
  const response = await provider.call('InitiateAuth', passkeyRequest(provider.clientId, username), signal);
  const challenge = await challengeOf(response, provider, signal);
  if (challenge.name !== 'passkey') return undefined;
  const assertion = await offerPasskey(challenge.request, signal);
  if (assertion === undefined) return undefined;
  return { session: challenge.session, assertion, user: nameIn(response) ?? username };
}

/**
 * Returns whether an offer has ended without a fault. Another request of the browser and leaving the page end it. Some browsers, such as
 * a kiosk's, have the call but no passkeys.
 */
function isExpected(error: unknown): boolean {
  return (
    error instanceof Error && ['AbortError', 'NotAllowedError', 'NotSupportedError'].includes(error.name)
  );
}

function passkeyRequest(clientId: string, username: string): InitiateAuth {
  return { ClientId: clientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: username } };
}

/** Returns the session that continues the sign-in after the app's first code. Throws ProviderError for a wrong code. */
async function verifyApp(
  provider: IdentityProvider,
  session: string | undefined,
  code: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { Status, Session } = await provider.call(
    'VerifySoftwareToken',
    { Session: session ?? '', UserCode: code },
    signal,
  );
  if (Status !== 'SUCCESS') throw new ProviderError('CodeMismatchException', 'Code mismatch', 400);
  return Session ?? session;
}
