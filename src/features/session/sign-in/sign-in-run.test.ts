import { describe, expect, test, vi } from 'vitest';
import type { SignInResponse } from '../../../contract/identity/provider-responses';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { StoredDevice } from '../../../platform/storage/known-devices';
import { createSignInRun, type SignInRun, type SignInRunDeps } from './sign-in-run';

type Answer = SignInResponse | object | Error;
interface SentRequest {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal | undefined;
}

const tokens = { AuthenticationResult: { AccessToken: 'a', IdToken: 'i' } };
const challenge = (ChallengeName: string, ChallengeParameters: Record<string, string> = {}) => ({
  ChallengeName,
  ChallengeParameters,
  Session: `${ChallengeName} session`,
});
const offline = new NetworkError('/identity-provider');
const refused = (code: string) => new ProviderError(code, 'no', 400);

/** A sign-in whose provider gives these answers in turn. */
function signInThatGets(answers: readonly Answer[], device?: StoredDevice) {
  const left = [...answers];
  const requests: SentRequest[] = [];
  const respond = async (operation: string, request: object, signal?: AbortSignal): Promise<unknown> => {
    requests.push({ operation, request: { ...request }, signal });
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error(`nobody answers ${operation}`);
    return answer;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fake answers every operation with what the test gives.
  const provider = {
    clientId: 'client',
    call: respond,
    revoke: async () => undefined,
  } as unknown as IdentityProvider;
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

const untilAnswered = (run: SignInRun) => expect.poll(() => run.get().isPending).toBe(false);
const namesOf = (requests: readonly SentRequest[]) => requests.map(({ operation }) => operation);

/** Each step that a person answers, with the challenge that leads there and the answer that is sent. */
const steps: readonly [string, object, (run: SignInRun) => void, object][] = [
  ['sms-code', challenge('SMS_MFA'), (run) => run.sendCode('123456'), { SMS_MFA_CODE: '123456' }],
  [
    'app-code',
    challenge('SOFTWARE_TOKEN_MFA'),
    (run) => run.sendCode('123456'),
    { SOFTWARE_TOKEN_MFA_CODE: '123456' },
  ],
  [
    'choose-mfa',
    challenge('SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: '["SMS_MFA"]' }),
    (run) => run.chooseMfa('SMS_MFA'),
    { ANSWER: 'SMS_MFA' },
  ],
  ['question', challenge('CUSTOM_CHALLENGE'), (run) => run.sendCode('books'), { ANSWER: 'books' }],
  [
    'new-password',
    challenge('NEW_PASSWORD_REQUIRED'),
    (run) => run.setNewPassword('Second-Day-2', { name: 'Tim' }),
    { NEW_PASSWORD: 'Second-Day-2', 'userAttributes.name': 'Tim' },
  ],
];

describe.each(steps)('the step %s', (name, asked, answer, responses) => {
  test('sends the answer with the session and the name of the person', async () => {
    const { run, requests } = signInThatGets([asked, tokens]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe(name);
    answer(run);
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(requests[1]?.request).toMatchObject({
      Session: expect.stringMatching(/ session$/),
      ChallengeResponses: { USERNAME: 'ida', ...responses },
    });
  });

  test('stays when the provider cannot be reached, and can be repeated', async () => {
    const { run } = signInThatGets([asked, offline, tokens]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    answer(run);
    await untilAnswered(run);
    expect(run.get()).toMatchObject({ step: { name }, failure: { kind: 'network' } });
    answer(run);
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
  });

  test('ignores the answer that comes after it was left', async () => {
    const { run, requests } = signInThatGets([asked, tokens]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    answer(run);
    run.beginAgain();
    await expect.poll(() => requests).toHaveLength(2);
    expect(requests[1]?.signal?.aborted).toBe(true);
    expect(run.get()).toEqual({ step: { name: 'credentials' }, username: 'ida', isPending: false });
  });
});

test('an authenticator app is associated, verified and then lets in', async () => {
  const { run, requests } = signInThatGets([
    challenge('MFA_SETUP'),
    { SecretCode: 'ABCD', Session: 'second' },
    { Status: 'SUCCESS', Session: 'third' },
    tokens,
  ]);
  run.signIn('ida', 'secret');
  await untilAnswered(run);
  expect(run.get().step).toMatchObject({ name: 'set-up-mfa', secret: 'ABCD', session: 'second' });
  run.sendCode('123456');
  await untilAnswered(run);
  expect(namesOf(requests)).toEqual([
    'InitiateAuth',
    'AssociateSoftwareToken',
    'VerifySoftwareToken',
    'RespondToAuthChallenge',
  ]);
  expect(requests[3]?.request).toMatchObject({ ChallengeName: 'MFA_SETUP', Session: 'third' });
});

describe('a passkey', () => {
  const asked = challenge('CUSTOM_CHALLENGE', { options: '{"challenge":"AA"}' });

  test('answers its challenge without a further step', async () => {
    const { run, requests } = signInThatGets([asked, tokens]);
    run.signInWithPasskey('ida');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(requests[1]?.request).toMatchObject({ ChallengeResponses: { ANSWER: '{"id":"AA"}' } });
  });

  test('that is chosen in the field signs in', async () => {
    const { run, requests } = signInThatGets([asked, tokens]);
    run.offerPasskey('ida');
    await expect.poll(() => run.get().step.name).toBe('signed-in');
    expect(requests[1]?.request).toMatchObject({ Session: 'CUSTOM_CHALLENGE session' });
  });

  test('whose offer is aborted when something else is sent, or when the browser offers none', async () => {
    const { run, requests, deps } = signInThatGets([asked, tokens]);
    vi.mocked(deps.offerPasskey).mockResolvedValueOnce(undefined);
    run.offerPasskey('ida');
    await expect.poll(() => deps.offerPasskey).toHaveBeenCalledOnce();
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(vi.mocked(deps.offerPasskey).mock.calls[0]?.[1].aborted).toBe(true);
    expect(namesOf(requests)).toEqual(['InitiateAuth', 'InitiateAuth']);
    expect(deps.report).not.toHaveBeenCalled();
  });

  test.each(['AbortError', 'NotAllowedError', 'NotSupportedError'])(
    'that the browser cannot offer (%s) is no failure',
    async (name) => {
      const { run, deps } = signInThatGets([asked]);
      vi.mocked(deps.offerPasskey).mockRejectedValueOnce(new DOMException('no', name));
      run.offerPasskey('ida');
      await expect.poll(() => deps.offerPasskey).toHaveBeenCalledOnce();
      await Promise.resolve();
      expect(deps.report).not.toHaveBeenCalled();
      expect(run.get().step.name).toBe('credentials');
    },
  );

  test('that fails otherwise is reported', async () => {
    const { run, deps } = signInThatGets([asked]);
    vi.mocked(deps.offerPasskey).mockRejectedValueOnce(new TypeError('broken'));
    run.offerPasskey('ida');
    await expect
      .poll(() => deps.report)
      .toHaveBeenCalledWith(expect.any(TypeError), 'sign-in: offer passkey');
  });

  test('that is not shown leads back to the start', async () => {
    const { run, deps } = signInThatGets([asked]);
    vi.mocked(deps.askForPasskey).mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    run.signInWithPasskey('ida');
    await untilAnswered(run);
    expect(run.get()).toMatchObject({
      step: { name: 'credentials' },
      failure: { kind: 'passkey-cancelled' },
    });
  });
});

describe('a device', () => {
  const device: StoredDevice = { key: 'key', groupKey: 'group', password: 'password' };
  const metadata = { NewDeviceMetadata: { DeviceKey: 'key', DeviceGroupKey: 'group' } };
  const newDevice = { AuthenticationResult: { ...tokens.AuthenticationResult, ...metadata } };

  test('that is new is confirmed and stored, and the person is asked whether to remember it', async () => {
    const { run, requests, devices } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, {}]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('remember-device');
    expect(devices.write).toHaveBeenCalledWith('ida', expect.objectContaining({ key: 'key' }));
    run.rememberDevice(true);
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    await expect.poll(() => requests).toHaveLength(3);
    expect(requests[2]?.request).toMatchObject({ DeviceRememberedStatus: 'remembered' });
  });

  test('that is new never holds the tokens back: they are handed over before it is confirmed', async () => {
    const { run, deps, ends } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, {}]);
    const confirmed = vi.fn<() => void>();
    const { call } = deps.provider;
    vi.mocked(deps.onTokens).mockImplementationOnce(() => expect(confirmed).not.toHaveBeenCalled());
    Object.assign(deps.provider, {
      call: (operation: 'ConfirmDevice', ...rest: [never]) => {
        if (operation === 'ConfirmDevice') confirmed();
        return call(operation, ...rest);
      },
    });
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(deps.onTokens).toHaveBeenCalledWith(
      expect.objectContaining({ AccessToken: 'a' }),
      'ida',
      expect.any(Promise),
    );
    expect([confirmed.mock.calls.length, ends]).toEqual([1, []]);
  });

  test.each(['while it is confirmed', 'at its question'])(
    'that is new and left %s: the sign-in stands, and it is not remembered',
    async (when) => {
      const { run, requests, devices, deps, ends } = signInThatGets([
        newDevice,
        { UserConfirmationNecessary: true },
        {},
      ]);
      const leave = run.open();
      run.signIn('ida', 'secret');
      if (when === 'at its question') await untilAnswered(run);
      else await expect.poll(() => deps.onTokens).toHaveBeenCalled();
      leave();
      await expect.poll(() => ends).toEqual(['ida']);
      await expect.poll(() => requests).toHaveLength(3);
      expect(requests[2]?.request).toMatchObject({ DeviceRememberedStatus: 'not_remembered' });
      expect(requests[1]?.signal?.aborted).toBe(false);
      expect(devices.remove).toHaveBeenCalledWith('ida');
      expect(deps.report).not.toHaveBeenCalled();
    },
  );

  test('whose question was cut off is asked about again at the next sign-in', async () => {
    const cutOff = { ...device, isUnanswered: true };
    const { run, devices } = signInThatGets([tokens, {}], cutOff);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step).toEqual({ name: 'remember-device', device: { key: 'key' } });
    run.rememberDevice(true);
    await expect.poll(() => devices.write).toHaveBeenCalledWith('ida', { ...device, isUnanswered: false });
  });

  test('whose answer did not reach the provider is asked about again', async () => {
    const { run, devices, deps } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, offline]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    run.rememberDevice(true);
    await expect.poll(() => deps.report).toHaveBeenCalledWith(offline, 'sign-in: remember device');
    expect(devices.write.mock.calls.map(([, stored]) => stored.isUnanswered)).toEqual([true]);
  });

  test('that is not to be remembered forgets its password', async () => {
    const { run, devices } = signInThatGets([newDevice, { UserConfirmationNecessary: true }, offline]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    run.rememberDevice(false);
    await untilAnswered(run);
    expect(devices.remove).toHaveBeenCalledWith('ida');
    // Only the provider did not hear of it.
    expect(run.get().step.name).toBe('signed-in');
  });

  test('that cannot be confirmed or stored hinders no sign-in', async () => {
    const { run, deps } = signInThatGets([newDevice, offline]);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(deps.report).toHaveBeenCalledWith(offline, 'sign-in: confirm device');
  });

  test('that is known proves itself in two messages', async () => {
    const parameters = { SRP_B: 'ff', SALT: '0a', SECRET_BLOCK: btoa('block') };
    const { run, requests } = signInThatGets(
      [challenge('DEVICE_SRP_AUTH'), challenge('DEVICE_PASSWORD_VERIFIER', parameters), tokens],
      device,
    );
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(requests[0]?.request).toMatchObject({ AuthParameters: { DEVICE_KEY: 'key' } });
    expect(requests[2]?.request).toMatchObject({
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      ChallengeResponses: { USERNAME: 'ida', DEVICE_KEY: 'key', TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 1970' },
    });
  });

  test('that the provider has forgotten is forgotten here, and the sign-in begins again without it', async () => {
    const { run, requests, devices } = signInThatGets([refused('ResourceNotFoundException'), tokens], device);
    run.signIn('ida', 'secret');
    await untilAnswered(run);
    expect(run.get().step.name).toBe('signed-in');
    expect(devices.remove).toHaveBeenCalledWith('ida');
    expect(requests[1]?.request).toMatchObject({ AuthParameters: { USERNAME: 'ida', PASSWORD: 'secret' } });
    expect(requests[1]?.request['AuthParameters']).not.toHaveProperty('DEVICE_KEY');
  });
});

describe('a provider that knows the person by another name than the typed one', () => {
  const asArchivist = { USER_ID_FOR_SRP: 'archivist' };

  test.each([
    ['a code', challenge('SOFTWARE_TOKEN_MFA', asArchivist)],
    ['a code, named otherwise', challenge('SOFTWARE_TOKEN_MFA', { USERNAME: 'archivist' })],
  ])('is answered under its own: %s', async (_, asked) => {
    const { run, requests, deps } = signInThatGets([asked, tokens]);
    run.signIn('Archivist', 'secret');
    await vi.waitFor(() => expect(run.get().step.name).toBe('app-code'));
    expect(run.get().username).toBe('archivist');
    run.sendCode('123456');
    await vi.waitFor(() => expect(deps.onTokens).toHaveBeenCalled());
    expect(requests[1]?.request['ChallengeResponses']).toMatchObject({ USERNAME: 'archivist' });
    expect(deps.onTokens).toHaveBeenCalledWith(expect.anything(), 'archivist', expect.anything());
  });

  test('is answered under its own by a passkey', async () => {
    const options = JSON.stringify({ challenge: 'AA', allowCredentials: [] });
    const { run, requests, deps } = signInThatGets([
      challenge('CUSTOM_CHALLENGE', { ...asArchivist, options }),
      tokens,
    ]);
    run.signInWithPasskey('Archivist');
    await vi.waitFor(() => expect(deps.onTokens).toHaveBeenCalled());
    expect(requests[1]?.request['ChallengeResponses']).toMatchObject({ USERNAME: 'archivist' });
  });

  test('is known by the name in its tokens', async () => {
    const body = btoa(JSON.stringify({ exp: 1, username: 'archivist' })).replace(/=+$/, '');
    const { run, deps } = signInThatGets([
      { AuthenticationResult: { AccessToken: `e30.${body}.x`, IdToken: 'i' } },
    ]);
    run.signIn('Archivist', 'secret');
    await vi.waitFor(() => expect(deps.onTokens).toHaveBeenCalled());
    expect(deps.onTokens).toHaveBeenCalledWith(expect.anything(), 'archivist', expect.anything());
  });
});
