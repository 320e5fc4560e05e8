// Handles signing in: the identity provider's operations under one path, and the two passkey calls.
import { http, type HttpHandler } from 'msw';
import { addAuthenticatorSchema } from '../../src/contract/session/passkey-bodies';
import { accountOperations } from '../service/identity/account-operations';
import { isJsonObject } from '../service/identity/identity';
import { ProviderFailure } from '../service/identity/provider-failure';
import { signInOperations } from '../service/identity/sign-in-operations';
import { toBase64url } from '../service/identity/tokens';
import { done, handlerFor, json, problem, type HandlerContext } from './handler-context';

/** The path of the mocked provider; a real one has an origin of its own. */
export const identityProviderPath = '/identity-provider';

const operations = new Map(Object.entries({ ...signInOperations, ...accountOperations }));

/** Returns the handlers of the identity provider and of the passkey calls. */
export function signInHandlers(context: HandlerContext): HttpHandler[] {
  return [providerHandler(context), ...authenticatorHandlers(context)];
}

/** Handles a POST with the operation in the target header, such as `….InitiateAuth`, and a JSON body (spec contract §5). */
function providerHandler(context: HandlerContext): HttpHandler {
  return http.post(`${context.origin}${identityProviderPath}`, async ({ request }) => {
    const target = request.headers.get('x-amz-target') ?? '';
    const name = target.split('.').at(-1) ?? '';
    const operation = operations.get(name);
    if (operation === undefined) return refuse('UnknownOperationException', `No operation ${target}`);
    const body: unknown = await request.json().catch(() => undefined);
    if (!isJsonObject(body)) return refuse('SerializationException', 'The body is no object');
    const { identity } = context.service;
    try {
      const response = await operation(identity, body, hostOf(request));
      await identity.save();
      return json(response ?? {});
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      await identity.save();
      return refuse(error.type, error.message, 'AccessToken' in body);
    }
  });
}

/** Returns the Host header; the host of `innerOrigin` when there is none. */
function hostOf(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}

/**
 * Returns the provider's refusal. Its type is in the body; for operations with an access token it is in the header only, so
 * that clients meet both ways (spec contract §6).
 */
function refuse(type: string, message: string, inHeader = false): Response {
  const response = json(inHeader ? { message } : { __type: type, message }, 400);
  response.headers.set('x-amzn-errortype', `${type}:`);
  return response;
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
      const enrol = async () =>
        (await passkeys.verify(username, existingAuthenticatorResponse, ceremony)) &&
        (await passkeys.enrol(username, newAuthenticatorResponse, ceremony));
      const isAdded =
        accounts.usernameOfTicket('new-authenticator', challenge) === username &&
        (await accounts.useTicketIf('new-authenticator', challenge, enrol));
      if (!isAdded) return problem(401, 'request denied');
      await service.identity.save();
      return done();
    }),
  ];
}
