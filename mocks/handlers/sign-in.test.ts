import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { createService } from '../service/service';
import { storyVolume } from '../service/volumes.fixture';
import { createHandlers } from './handlers';
import { identityProviderPath } from './sign-in';

const origin = 'http://bookworm.test';
let handlers: ReturnType<typeof createHandlers>;

beforeEach(() => {
  const service = createService({ volumes: [storyVolume({ id: '1' })], now: Date.now });
  handlers = createHandlers({ service, origin });
});

async function ask(path: string, init: RequestInit): Promise<{ status: number; body: string }> {
  const answer = await getResponse(handlers, new Request(`${origin}${path}`, init));
  if (answer === undefined) throw new Error(`nobody answers ${path}`);
  return { status: answer.status, body: await answer.text() };
}

async function provider(operation: string, body: unknown) {
  const { status, body: text } = await ask(identityProviderPath, {
    method: 'POST',
    headers: { 'x-amz-target': `Provider.${operation}`, 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify(body),
  });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

const signIn = (USERNAME: string, PASSWORD: string) =>
  provider('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } });
const tokens = expect.objectContaining({
  AccessToken: expect.any(String),
  IdToken: expect.any(String),
  RefreshToken: expect.any(String),
  ExpiresIn: 3600,
});

describe('the identity provider', () => {
  test('gives tokens for a right password and the provider’s error for a wrong one', async () => {
    expect((await signIn('librarian', 'Picture-Book-1')).body['AuthenticationResult']).toEqual(tokens);
    expect(await signIn('librarian', 'wrong')).toEqual({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    });
  });

  test('asks a newcomer for a new password', async () => {
    const asked = await signIn('newcomer', 'First-Day-1');
    expect(asked.body).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: expect.any(String) });
    const answered = await provider('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: asked.body['Session'],
      ChallengeResponses: { USERNAME: 'newcomer', NEW_PASSWORD: 'Second-Day-2' },
    });
    expect(answered.body['AuthenticationResult']).toEqual(tokens);
  });

  test('carries WebAuthn request options in its custom challenge, and takes an assertion (decision 10)', async () => {
    const asked = await provider('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: 'librarian' },
    });
    expect(asked.body).toMatchObject({
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeParameters: { options: expect.stringContaining('"challenge":') },
    });
    const answer = (ANSWER: string) =>
      provider('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: asked.body['Session'],
        ChallengeResponses: { USERNAME: 'librarian', ANSWER },
      });
    expect((await answer('{}')).body['AuthenticationResult']).toEqual(tokens);
    expect((await answer('')).status).toBe(400);
  });

  test('refreshes by a token that comes with each answer', async () => {
    const { body } = await signIn('librarian', 'Picture-Book-1');
    const { RefreshToken } = body['AuthenticationResult'] as Record<string, string>;
    const refreshed = await provider('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    expect(refreshed.body['AuthenticationResult']).toEqual(tokens);
  });

  test('refreshes nothing by a token that is revoked', async () => {
    const { body } = await signIn('librarian', 'Picture-Book-1');
    const { RefreshToken } = body['AuthenticationResult'] as Record<string, string>;
    const refresh = () =>
      provider('InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      });
    await provider('RevokeToken', { Token: RefreshToken });
    expect((await refresh()).body['__type']).toBe('NotAuthorizedException');
  });

  test.each([['constructor'], ['SignUp'], ['']])('does not know the operation "%s"', async (operation) => {
    expect((await provider(operation, {})).body['__type']).toBe('UnknownOperationException');
  });
});

describe('a new passkey', () => {
  const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
  const assertion = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' };
  const registration = { clientDataJSON: 'AA', attestationObject: 'AA' };

  const add = (challenge: string) =>
    ask('/api/auth/librarian/addAuthenticator', {
      method: 'POST',
      body: JSON.stringify({
        challenge,
        existingAuthenticatorResponse: { ...credential, response: assertion },
        newAuthenticatorResponse: { ...credential, response: registration },
      }),
    });

  test('is added with the signed challenge, a JWT, and denied with another (decision 9)', async () => {
    const { body: challenge } = await ask('/api/auth/librarian/addAuthenticatorChallenge', {});
    expect(challenge.split('.')).toHaveLength(3);
    expect((await add(challenge)).status).toBe(204);
    expect((await add('a.b.c')).status).toBe(401);
  });
});
