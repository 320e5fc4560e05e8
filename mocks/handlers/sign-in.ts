// Signing in: the identity provider's operations that the app uses, at a path of their own, and the two calls about passkeys.
import { http, type HttpHandler } from 'msw';
import { addAuthenticatorSchema } from '../../src/contract/service/bodies';
import type { Accounts, SignIn } from '../service/accounts';
import { shortHash, toBase64url } from '../service/tokens';
import { answering, done, json, problem, type Desk } from './desk';

/** Where the mocked provider listens; a real one has an origin of its own. */
export const identityProviderPath = '/identity-provider';

type Fields = Readonly<Record<string, unknown>>;
type Operation = (accounts: Accounts, fields: Fields) => Response;

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
      ? operation(desk.service.accounts, body)
      : refuse('SerializationException', 'The body is no object');
  });
}

const operations: Readonly<Record<string, Operation>> = {
  InitiateAuth(accounts, fields) {
    const given = fieldsIn(fields, 'AuthParameters');
    switch (fields['AuthFlow']) {
      case 'USER_PASSWORD_AUTH':
        return signedIn(accounts.signIn(text(given, 'USERNAME'), text(given, 'PASSWORD')));
      case 'REFRESH_TOKEN_AUTH':
        return signedIn(accounts.refresh(text(given, 'REFRESH_TOKEN')));
      case 'CUSTOM_AUTH':
        return passkeyChallenge(accounts, text(given, 'USERNAME'));
      default:
        return refuse('InvalidParameterException', 'Unknown AuthFlow');
    }
  },
  RespondToAuthChallenge(accounts, fields) {
    const given = fieldsIn(fields, 'ChallengeResponses');
    const ticket = text(fields, 'Session');
    switch (fields['ChallengeName']) {
      case 'NEW_PASSWORD_REQUIRED':
        return signedIn(accounts.setFirstPassword(ticket, text(given, 'NEW_PASSWORD')));
      case 'CUSTOM_CHALLENGE':
        return signedIn(
          text(given, 'ANSWER') === ''
            ? { outcome: 'refused' }
            : accounts.signInByPasskey(accounts.holderOfTicket(ticket) ?? ''),
        );
      default:
        return refuse('InvalidParameterException', 'Unknown ChallengeName');
    }
  },
  ChangePassword(accounts, fields) {
    const [token, previous, proposed] = ['AccessToken', 'PreviousPassword', 'ProposedPassword'].map((name) =>
      text(fields, name),
    );
    return accounts.changePassword(token ?? '', previous ?? '', proposed ?? '') ? json({}) : notAuthorized();
  },
  GetUser(accounts, fields) {
    const name = accounts.nameOf(text(fields, 'AccessToken'));
    return name === undefined ? notAuthorized() : json({ Username: name, UserAttributes: [] });
  },
  RevokeToken(accounts, fields) {
    accounts.revoke(text(fields, 'Token'));
    return json({});
  },
  GlobalSignOut(accounts, fields) {
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

/** The WebAuthn request options as JSON (decision 10). */
function passkeyChallenge(accounts: Accounts, username: string): Response {
  const options = { challenge: toBase64url(shortHash(username)), allowCredentials: [], timeout: 60_000 };
  return json({
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: accounts.ticketFor(username),
    ChallengeParameters: { options: JSON.stringify(options) },
  });
}

/** The two calls that add a passkey; the challenge is a JWT as plain text (decision 9). */
function authenticatorHandlers(desk: Desk): HttpHandler[] {
  return [
    answering(desk, 'addAuthenticatorChallenge', ({ service, param }) => {
      const challenge = service.accounts.ticketFor(param('userId'));
      return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }),
    answering(desk, 'addAuthenticator', async ({ service, param, body }) => {
      const { challenge } = await body(addAuthenticatorSchema);
      return service.accounts.holderOfTicket(challenge) === param('userId')
        ? done()
        : problem(401, 'request denied');
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
