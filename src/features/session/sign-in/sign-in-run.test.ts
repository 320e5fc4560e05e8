import { describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../contract/service/errors';
import type { SignInRun } from './sign-in-run';
import type { SentRequest } from './sign-in.fixture';
import { challenge, signInThatGets } from './sign-in.fixture';

const tokens = { AuthenticationResult: { AccessToken: 'a', IdToken: 'i' } };

const offline = new NetworkError('/identity-provider');

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
