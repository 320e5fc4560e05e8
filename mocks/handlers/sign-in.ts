// Handles signing in: the identity provider's operations that the app uses, under one path, and the two passkey calls.
import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { addAuthenticatorSchema, assertionResponseSchema } from '../../src/contract/service/bodies';
import type { Accounts, SignIn } from '../service/accounts';
import type { Passkeys } from '../service/passkeys/passkeys';
import type { Service } from '../service/service';
import { toBase64url } from '../service/tokens';
import { handlerFor, done, json, problem, type HandlerContext } from './handler-context';

/** The path of the mocked provider; a real one has an origin of its own. */
export const identityProviderPath = '/identity-provider';

type Fields = Readonly<Record<string, unknown>>;
type Operation = (context: OperationContext, fields: Fields) => Response;

/** The inputs of an operation. */
interface OperationContext {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  /** Host and port that the page was loaded from. */
  readonly host: string;
}

export function signInHandlers(context: HandlerContext): HttpHandler[] {
  return [providerHandler(context), ...authenticatorHandlers(context)];
}

/** Handles a POST with the operation in the target header, such as `….InitiateAuth`, and a JSON body (spec contract §5). */
function providerHandler(context: HandlerContext): HttpHandler {
  return http.post(`${context.origin}${identityProviderPath}`, async ({ request }) => {
    const target = request.headers.get('x-amz-target') ?? '';
    const operation = new Map(Object.entries(operations)).get(target.split('.').at(-1) ?? '');
    if (operation === undefined) return refuse('UnknownOperationException', `No operation ${target}`);
    const body: unknown = await request.json().catch(() => undefined);
    return isFields(body)
      ? operation({ ...accountsOf(context.service), host: hostOf(request) }, body)
      : refuse('SerializationException', 'The body is no object');
  });
}

const accountsOf = ({ accounts, passkeys }: Service) => ({ accounts, passkeys });

/** Returns the Host header; the host of `innerOrigin` when there is none. */
function hostOf(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}

const operations: Readonly<Record<string, Operation>> = {
  InitiateAuth({ accounts, passkeys }, fields) {
    const parameters = fieldsIn(fields, 'AuthParameters');
    switch (fields['AuthFlow']) {
      case 'USER_PASSWORD_AUTH':
        return signedIn(accounts.signIn(text(parameters, 'USERNAME'), text(parameters, 'PASSWORD')));
      case 'REFRESH_TOKEN_AUTH':
        return signedIn(accounts.refresh(text(parameters, 'REFRESH_TOKEN')));
      case 'CUSTOM_AUTH':
        return passkeyChallenge(accounts, passkeys, text(parameters, 'USERNAME'));
      default:
        return refuse('InvalidParameterException', 'Unknown AuthFlow');
    }
  },
  RespondToAuthChallenge({ accounts, passkeys, host }, fields) {
    const parameters = fieldsIn(fields, 'ChallengeResponses');
    const ticket = text(fields, 'Session');
    switch (fields['ChallengeName']) {
      case 'NEW_PASSWORD_REQUIRED':
        return signedIn(accounts.setFirstPassword(ticket, text(parameters, 'NEW_PASSWORD')));
      case 'CUSTOM_CHALLENGE':
        return signedIn(signInByPasskey({ accounts, passkeys, host }, ticket, text(parameters, 'ANSWER')));
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

/** Answers with the WebAuthn request options as JSON (spec contract §12). The authenticator signs the ticket. */
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

/** Signs in when the response is signed by a passkey of the person that the ticket names. */
function signInByPasskey(
  { accounts, passkeys, host }: OperationContext,
  ticket: string,
  answer: string,
): SignIn {
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

/** Returns the handlers of the two calls that add a passkey; the challenge is a JWT as plain text (spec contract §12). */
function authenticatorHandlers(context: HandlerContext): HttpHandler[] {
  return [
    handlerFor(context, 'addAuthenticatorChallenge', ({ service, param }) => {
      const challenge = service.accounts.ticketFor('new-authenticator', param('userId'));
      return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }),
    handlerFor(context, 'addAuthenticator', async ({ service, request, param, body }) => {
      const { challenge, existingAuthenticatorResponse, newAuthenticatorResponse } =
        await body(addAuthenticatorSchema);
      const { accounts, passkeys } = service;
      const username = param('userId');
      const ceremony = { challenge: toBase64url(challenge), host: hostOf(request) };
      // Only a person with a passkey may add another (spec contract §12).
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
