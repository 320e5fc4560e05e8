import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { issueEnrolmentTicket } from '../identity/enrolment';
import { cheapHash } from '../identity/provider.fixture';
import { SoftwareAuthenticator, type ResponseOverrides } from '../identity/software-authenticator.fixture';
import { tokensFor } from '../identity/provider.fixture';
import { createService, type Service } from '../service';
import { libraryStory } from '../library-presentations.fixture';
import { createHandlers } from './handlers';
import { identityProviderPath } from './sign-in';

const origin = 'http://bookworm.test';
const host = 'bookworm.test';
let handlers: ReturnType<typeof createHandlers>;
let service: Service;

let setBack = 0;

beforeEach(() => {
  setBack = 0;
  service = createService({
    library: [libraryStory({ id: '1' })],
    now: () => Date.now() - setBack,
    hashCost: cheapHash,
  });
  handlers = createHandlers({ service, origin });
});

async function ask(path: string, init: RequestInit): Promise<{ status: number; body: string }> {
  const response = await getResponse(handlers, new Request(`${origin}${path}`, init));
  if (response === undefined) throw new Error(`nobody answers ${path}`);
  return { status: response.status, body: await response.text() };
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
  test('returns tokens for a right password and the provider’s error for a wrong one', async () => {
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

  test('refreshes the sign-in with the refresh token of the last response', async () => {
    const { body } = await signIn('librarian', 'Picture-Book-1');
    const { RefreshToken } = body['AuthenticationResult'] as Record<string, string>;
    const refreshed = await provider('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    expect(refreshed.body['AuthenticationResult']).toEqual(tokens);
  });

  test('refuses a revoked refresh token', async () => {
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

  test.each([['constructor'], ['AdminGetUser'], ['']])(
    'does not know the operation "%s"',
    async (operation) => {
      expect((await provider(operation, {})).body['__type']).toBe('UnknownOperationException');
    },
  );
});

const b64 = (text: string) => Buffer.from(text).toString('base64url');
const enrolled = async (name: string, username = 'librarian') => {
  const authenticator = new SoftwareAuthenticator(name, host);
  await service.identity.step(() => service.passkeys.add(username, authenticator.id, authenticator.coseKey));
  return authenticator;
};

describe('sign-in by passkey (spec contract §12)', () => {
  async function begin(USERNAME = 'librarian') {
    const { body } = await provider('InitiateAuth', {
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME },
    });
    const { options = '' } = body['ChallengeParameters'] as Record<string, string>;
    const request = JSON.parse(options) as { challenge: string; rpId: string; allowCredentials: unknown[] };
    return { session: String(body['Session']), ...request };
  }
  const finish = async (Session: string, answer: unknown) => {
    const { body } = await provider('RespondToAuthChallenge', {
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { ANSWER: typeof answer === 'string' ? answer : JSON.stringify(answer) },
    });
    return body;
  };
  const refused = { __type: 'NotAuthorizedException', message: expect.any(String) };

  test('takes the passkeys of the deployment’s domain on a host below it, and no others', async () => {
    service = createService({
      library: [libraryStory({ id: '1' })],
      now: Date.now,
      relyingPartyId: 'test',
    });
    handlers = createHandlers({ service, origin });
    const key = await enrolled('key');
    const first = await begin();
    expect(first.rpId).toBe('test');
    expect(await finish(first.session, key.assert(first.challenge))).toEqual(refused);
    const { session, challenge } = await begin();
    const answer = key.assert(challenge, { rpId: 'test' });
    expect((await finish(session, answer))['AuthenticationResult']).toEqual(tokens);
    expect(service.passkeys.relyingPartyOf('localhost:4173')).toBe('localhost');
  });

  test('accepts the passkey’s signature of the challenge once', async () => {
    const key = await enrolled('key');
    const { session, challenge, allowCredentials } = await begin();
    expect(allowCredentials).toEqual([{ id: key.id, type: 'public-key' }]);
    const answer = key.assert(challenge);
    expect((await finish(session, answer))['AuthenticationResult']).toEqual(tokens);
    expect(await finish(session, answer)).toEqual(refused);
    expect(await finish(session, key.assert(challenge))).toEqual(refused);
  });

  test.each<[string, ResponseOverrides]>([
    ['for a registration', { type: 'webauthn.create' }],
    ['to another challenge', { challenge: b64('another') }],
    ['given to another page', { origin: 'https://example.com' }],
    ['given to another port', { origin: `https://${host}:81` }],
    ['for another site', { rpId: 'example.com' }],
    ['without anybody there', { flags: 0 }],
    ['with a counter that did not increase', { counter: 1 }],
    ['with another key’s signature', { signer: new SoftwareAuthenticator('key', host) }],
  ])('refuses a response %s', async (_, overrides) => {
    const key = await enrolled('key');
    const first = await begin();
    expect(await finish(first.session, key.assert(first.challenge))).toHaveProperty('AuthenticationResult');
    const { session, challenge } = await begin();
    expect(await finish(session, key.assert(challenge, overrides))).toEqual(refused);
    expect(await finish(session, key.assert(challenge))).toHaveProperty('AuthenticationResult');
  });

  test.each([
    ['candidate', 'UserNotConfirmedException'],
    ['forgetter', 'PasswordResetRequiredException'],
  ])('refuses the owner %s as the password does: %s', async (username, type) => {
    const key = await enrolled('key', username);
    const { session, challenge } = await begin(username);
    expect(await finish(session, key.assert(challenge))).toMatchObject({ __type: type });
  });

  test('accepts one of two responses to a challenge that come at once', async () => {
    const key = await enrolled('key');
    const { session, challenge } = await begin();
    const answer = key.assert(challenge);
    const bodies = await Promise.all([finish(session, answer), finish(session, answer)]);
    expect(bodies.filter((body) => 'AuthenticationResult' in body)).toHaveLength(1);
    expect(bodies).toContainEqual(refused);
  });

  test('refuses a malformed response, an unknown passkey and the passkey of another account', async () => {
    const stranger = new SoftwareAuthenticator('stranger', host);
    const other = await enrolled('other', 'newcomer');
    const { session, challenge } = await begin();
    const broken = { ...other.assert(challenge), id: stranger.id };
    for (const answer of ['', '{}', 'null', '{', stranger.assert(challenge), other.assert(challenge), broken])
      expect(await finish(session, answer)).toEqual(refused);
    expect(await finish(b64('newcomer'), other.assert(challenge))).toEqual(refused);
  });

  test('does not let its session set a first password', async () => {
    const { session } = await begin('newcomer');
    const { body } = await provider('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: session,
      ChallengeResponses: { NEW_PASSWORD: 'Mine-1' },
    });
    expect(body).toEqual(refused);
  });
});

describe('a new passkey', () => {
  const address = (call: string) => `/api/auth/librarian/${call}`;

  const challengeOf = async () => (await ask(address('addAuthenticatorChallenge'), {})).body;

  async function add(
    existing: SoftwareAuthenticator,
    added: SoftwareAuthenticator,
    overrides: ResponseOverrides = {},
    known?: string,
  ) {
    const challenge = known ?? (await challengeOf());
    const signed = b64(challenge);
    const response = await ask(address('addAuthenticator'), {
      method: 'POST',
      body: JSON.stringify({
        challenge,
        existingAuthenticatorResponse: existing.assert(signed),
        newAuthenticatorResponse: added.register(signed, overrides),
      }),
    });
    return { challenge, status: response.status };
  }

  test('is added by an existing passkey that signs the challenge, a JWT (spec contract §12)', async () => {
    const [first, second] = [await enrolled('first'), new SoftwareAuthenticator('second', host)];
    const { challenge, status } = await add(first, second);
    expect([challenge.split('.').length, status]).toEqual([3, 204]);
    expect((await add(second, new SoftwareAuthenticator('third', host))).status).toBe(204);
    expect(service.passkeys.idsOf('librarian')).toHaveLength(3);
  });

  test('is one of two that come at once with the same challenge', async () => {
    const first = await enrolled('first');
    const challenge = await challengeOf();
    const added = await Promise.all(
      ['second', 'third'].map((name) => add(first, new SoftwareAuthenticator(name, host), {}, challenge)),
    );
    expect(added.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 401]));
    expect(service.passkeys.idsOf('librarian')).toHaveLength(2);
  });

  test('may be added with the challenge of a refused passkey', async () => {
    const [first, second] = [await enrolled('first'), new SoftwareAuthenticator('second', host)];
    const { challenge, status } = await add(first, second, { origin: 'https://example.com' });
    expect(status).toBe(401);
    expect((await add(first, second, {}, challenge)).status).toBe(204);
    expect((await add(first, new SoftwareAuthenticator('third', host), {}, challenge)).status).toBe(401);
  });

  test('is refused to an account without one', async () => {
    const stranger = new SoftwareAuthenticator('stranger', host);
    expect((await add(stranger, stranger)).status).toBe(401);
    expect((await add(await enrolled('other', 'newcomer'), stranger)).status).toBe(401);
  });

  test.each<[string, ResponseOverrides]>([
    ['of a sign-in', { type: 'webauthn.get' }],
    ['to another challenge', { challenge: b64('another') }],
    ['given to another page', { origin: 'https://example.com' }],
    ['for another site', { rpId: 'example.com' }],
    ['without anybody there', { flags: 0x40 }],
    ['without a credential', { flags: 0x01 }],
    ['with an unsupported attestation', { fmt: 'packed' }],
  ])('is refused with a response %s', async (_, overrides) => {
    expect(
      (await add(await enrolled('first'), new SoftwareAuthenticator('second', host), overrides)).status,
    ).toBe(401);
  });

  test('is refused when it already exists, and with a forged challenge', async () => {
    const first = await enrolled('first');
    expect((await add(first, first)).status).toBe(401);
    const signed = b64('a.b.c');
    const body = JSON.stringify({
      challenge: 'a.b.c',
      existingAuthenticatorResponse: first.assert(signed),
      newAuthenticatorResponse: new SoftwareAuthenticator('second', host).register(signed),
    });
    expect((await ask(address('addAuthenticator'), { method: 'POST', body })).status).toBe(401);
  });
});

describe('the first passkey', () => {
  const minute = 60_000;
  const enrol = async (challenge: string, userId = 'librarian', overrides: ResponseOverrides = {}) => {
    const added = new SoftwareAuthenticator(`first of ${userId} ${challenge}`, host);
    const body = JSON.stringify({
      challenge,
      existingAuthenticatorResponse: null,
      newAuthenticatorResponse: added.register(b64(challenge), overrides),
    });
    return (await ask(`/api/auth/${userId}/addAuthenticator`, { method: 'POST', body })).status;
  };
  const issue = (name = 'librarian') => issueEnrolmentTicket(service.identity, name);

  test('is enrolled with a ticket of the operator, once; then only a passkey adds another', async () => {
    const ticket = await issue('Librarian');
    expect(Buffer.from(ticket.split('.')[0] ?? '', 'base64url').toString()).toBe('librarian');
    expect(await enrol(ticket)).toBe(204);
    expect(await enrol(ticket)).toBe(401);
    expect(service.passkeys.idsOf('librarian')).toHaveLength(1);
    await expect(issue()).rejects.toThrow('"librarian" has a passkey already');
  });

  test('is one of two that come at once with the same ticket', async () => {
    const ticket = await issue();
    expect(new Set(await Promise.all([enrol(ticket), enrol(ticket)]))).toEqual(new Set([204, 401]));
  });

  test('is not enrolled where there is one meanwhile', async () => {
    const ticket = await issue();
    await enrolled('key');
    expect(await enrol(ticket)).toBe(401);
  });

  test('is refused to another account, and without a ticket of the operator', async () => {
    const ticket = await issue();
    expect(await enrol(ticket, 'newcomer')).toBe(401);
    expect(await enrol(ticket, 'nobody')).toBe(401);
    const { body: challenge } = await ask('/api/auth/librarian/addAuthenticatorChallenge', {});
    for (const other of [challenge, 'a.b.c', ticket.slice(0, -1), await issue('newcomer')])
      expect(await enrol(other)).toBe(401);
    await expect(issue('nobody')).rejects.toThrow('There is no account "nobody".');
  });

  test('needs the newest ticket, which a refused response does not spend', async () => {
    const [old, ticket] = [await issue(), await issue()];
    expect(await enrol(old)).toBe(401);
    expect(await enrol(ticket, 'librarian', { origin: 'https://example.com' })).toBe(401);
    expect(await enrol(ticket)).toBe(204);
  });

  test.each([
    ['15 minutes later', -15 * minute, 401],
    ['just before that', -15 * minute + 5000, 204],
    ['by a clock that was put back by an hour', 60 * minute, 401],
    ['by a clock that was put back by some seconds', 5000, 204],
  ])('with a ticket that is used %s (by %d ms) is answered %d', async (_, back, status) => {
    const ticket = await issue();
    setBack = back;
    expect(await enrol(ticket)).toBe(status);
  });

  test('cannot be enrolled by the next owner of a name with the ticket of the one before', async () => {
    const ticket = await issue();
    const { identity, accounts } = service;
    const { accessToken: AccessToken } = await tokensFor(identity, 'librarian');
    await provider('DeleteUser', { AccessToken });
    await identity.step(() => accounts.create('librarian', { mustChangePassword: false }));
    expect(await enrol(ticket)).toBe(401);
  });
});
