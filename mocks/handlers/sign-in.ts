// Signing in: the identity provider's operations that the app uses, at a path of their own, and the two calls about passkeys.
import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { addAuthenticatorSchema, assertionResponseSchema } from '../../src/contract/service/bodies';
import type { Accounts, SignIn } from '../service/accounts';
import type { Passkeys } from '../service/passkeys/passkeys';
import type { Service } from '../service/service';
import { toBase64url } from '../service/tokens';
import { answering, done, json, problem, type Desk } from './handler-context';

/** Where the mocked provider listens; a real one has an origin of its own. */
export const identityProviderPath = '/identity-provider';

type Fields = Readonly<Record<string, unknown>>;
type Operation = (asked: Asked, fields: Fields) => Response;

/** What an operation works with. */
interface Asked {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  /** Host and port that the page was loaded from. */
  readonly host: string;
}

export function signInHandlers(desk: Desk): HttpHandler[] {
  return [providerHandler(desk), ...authenticatorHandlers(desk)];
}

/** POST with the operation in the target header, as `….InitiateAuth`, and a JSON body (core 7). */
function providerHandler(desk: Desk): HttpHandler {
  return http.post(`${desk.origin}${identityProviderPath}`, async ({ request }) => {
    const target = request.headers.get('x-amz-target') ?? '';
    const operation = new Map(Object.entries(operations)).get(target.split('.').at(-1) ?? '');
    if (operation === undefined) return refuse('UnknownOperationException', `No operation ${target}`);
    const body: unknown = await request.json().catch(() => undefined);
    return isFields(body)
      ? operation({ ...askedOf(desk.service), host: hostOf(request) }, body)
      : refuse('SerializationException', 'The body is no object');
  });
}

const askedOf = ({ accounts, passkeys }: Service) => ({ accounts, passkeys });

/** The name that the service is called by; `innerOrigin` stands for it where no header says it. */
function hostOf(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}

const operations: Readonly<Record<string, Operation>> = {
  InitiateAuth({ accounts, passkeys }, fields) {
    const given = fieldsIn(fields, 'AuthParameters');
    switch (fields['AuthFlow']) {
      case 'USER_PASSWORD_AUTH':
        return signedIn(accounts.signIn(text(given, 'USERNAME'), text(given, 'PASSWORD')));
      case 'REFRESH_TOKEN_AUTH':
        return signedIn(accounts.refresh(text(given, 'REFRESH_TOKEN')));
      case 'CUSTOM_AUTH':
        return passkeyChallenge(accounts, passkeys, text(given, 'USERNAME'));
      default:
        return refuse('InvalidParameterException', 'Unknown AuthFlow');
    }
  },
  RespondToAuthChallenge({ accounts, passkeys, host }, fields) {
    const given = fieldsIn(fields, 'ChallengeResponses');
    const ticket = text(fields, 'Session');
    switch (fields['ChallengeName']) {
      case 'NEW_PASSWORD_REQUIRED':
        return signedIn(accounts.setFirstPassword(ticket, text(given, 'NEW_PASSWORD')));
      case 'CUSTOM_CHALLENGE':
        return signedIn(signInByPasskey({ accounts, passkeys, host }, ticket, text(given, 'ANSWER')));
      default:
        return refuse('InvalidParameterException', 'Unknown ChallengeName');
    }
  },
  ChangePassword({ accounts }, fields) {
    const [token, previous, proposed] = ['AccessToken', 'PreviousPassword', 'ProposedPassword'].map((name) =>
      text(fields, name),
    );
    return accounts.changePassword(token ?? '', previous ?? '', proposed ?? '') ? json({}) : notAuthorized();
  },
  GetUser({ accounts }, fields) {
    const name = accounts.nameOf(text(fields, 'AccessToken'));
    return name === undefined ? notAuthorized() : json({ Username: name, UserAttributes: [] });
  },
  RevokeToken({ accounts }, fields) {
    accounts.revoke(text(fields, 'Token'));
    return json({});
  },
  GlobalSignOut({ accounts }, fields) {
    const name = accounts.nameOf(text(fields, 'AccessToken'));
    if (name === undefined) return notAuthorized();
    accounts.revokeAll(name);
    return json({});
  },
};

function signedIn(result: SignIn): Response {
  switch (result.outcome) {
    case 'tokens': {
      const { idToken, accessToken, refreshToken, expiresIn } = result.tokens;
      return json({
        AuthenticationResult: {
          IdToken: idToken,
          AccessToken: accessToken,
          RefreshToken: refreshToken,
          ExpiresIn: expiresIn,
          TokenType: 'Bearer',
        },
        ChallengeParameters: {},
      });
    }
    case 'new-password-required':
      return json({
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: result.ticket,
        ChallengeParameters: { userAttributes: '{}', requiredAttributes: '[]' },
      });
    case 'refused':
      return notAuthorized();
  }
}

/** The WebAuthn request options as JSON (decision 10). The ticket is what the authenticator signs. */
function passkeyChallenge(accounts: Accounts, passkeys: Passkeys, username: string): Response {
  const ticket = accounts.ticketFor('passkey', username);
  const options = {
    challenge: toBase64url(ticket),
    allowCredentials: passkeys.idsOf(username).map((id) => ({ id, type: 'public-key' })),
    timeout: 60_000,
    userVerification: 'preferred',
  };
  return json({
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: ticket,
    ChallengeParameters: { options: JSON.stringify(options) },
  });
}

/** Lets in whoever answers with a passkey of the person that the ticket names. */
function signInByPasskey({ accounts, passkeys, host }: Asked, ticket: string, answer: string): SignIn {
  const username = accounts.holderOfTicket('passkey', ticket);
  const assertion = v.safeParse(assertionResponseSchema, jsonOrUndefined(answer));
  const isRight =
    username !== undefined &&
    assertion.success &&
    passkeys.verify(username, assertion.output, { challenge: toBase64url(ticket), host });
  if (!isRight) return { outcome: 'refused' };
  accounts.useTicket('passkey', ticket);
  return accounts.signInByPasskey(username);
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The two calls that add a passkey; the challenge is a JWT as plain text (decision 9). */
function authenticatorHandlers(desk: Desk): HttpHandler[] {
  return [
    answering(desk, 'addAuthenticatorChallenge', ({ service, param }) => {
      const challenge = service.accounts.ticketFor('new-authenticator', param('userId'));
      return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }),
    answering(desk, 'addAuthenticator', async ({ service, request, param, body }) => {
      const { challenge, existingAuthenticatorResponse, newAuthenticatorResponse } =
        await body(addAuthenticatorSchema);
      const { accounts, passkeys } = service;
      const username = param('userId');
      const ceremony = { challenge: toBase64url(challenge), host: hostOf(request) };
      // Only who has a passkey adds another (decision 55).
      const isAdded =
        accounts.holderOfTicket('new-authenticator', challenge) === username &&
        passkeys.verify(username, existingAuthenticatorResponse, ceremony) &&
        passkeys.enrol(username, newAuthenticatorResponse, ceremony);
      if (!isAdded) return problem(401, 'request denied');
      accounts.useTicket('new-authenticator', challenge);
      return done();
    }),
  ];
}

function refuse(type: string, message: string): Response {
  return json({ __type: type, message }, 400);
}

function notAuthorized(): Response {
  return refuse('NotAuthorizedException', 'Incorrect username or password.');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsIn(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
