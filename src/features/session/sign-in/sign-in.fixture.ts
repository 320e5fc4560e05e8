import { vi } from 'vitest';
import { parseProviderResponse, type SignInResponse } from '../../../contract/identity/provider-responses';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { StoredDevice } from '../../../platform/storage/device-settings';
import { createSignInRun, type SignInRunDeps } from './sign-in-run';

export type Answer = SignInResponse | object | Error;

export interface SentRequest {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal | undefined;
}

export const challenge = (ChallengeName: string, ChallengeParameters: Record<string, string> = {}) => ({
  ChallengeName,
  ChallengeParameters,
  Session: `${ChallengeName} session`,
});

/** A sign-in whose provider gives these answers in turn. */
export function signInThatGets(answers: readonly Answer[], device?: StoredDevice) {
  const left = [...answers];
  const requests: SentRequest[] = [];
  const call: IdentityProvider['call'] = async (operation, request, signal) => {
    requests.push({ operation, request: { ...request }, signal });
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`nobody answers ${operation}`);
    return parseProviderResponse(operation, JSON.stringify(answer));
  };
  const provider: IdentityProvider = { clientId: 'client', call, revoke: async () => undefined };
  let known = device;
  const devices = {
    read: async () => known,
    write: vi.fn<SignInRunDeps['devices']['write']>(async (_, stored) => void (known = stored)),
    remove: vi.fn<SignInRunDeps['devices']['remove']>(async () => void (known = undefined)),
  };
  const ends: string[] = [];
  const deps: SignInRunDeps = {
    provider,
    devices,
    clock: { now: () => 0, after: () => () => undefined },
    deviceName: 'Bookworm',
    askForPasskey: vi.fn<SignInRunDeps['askForPasskey']>(async () => '{"id":"AA"}'),
    offerPasskey: vi.fn<SignInRunDeps['offerPasskey']>(async () => '{"id":"AA"}'),
    report: vi.fn<SignInRunDeps['report']>(),
    onTokens: vi.fn<SignInRunDeps['onTokens']>((_, user, finished) => {
      void finished.then(() => ends.push(user));
    }),
  };
  return { run: createSignInRun(deps), requests, devices, deps, ends };
}
