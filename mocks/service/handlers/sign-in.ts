// Handles signing in: the identity provider's operations under one path, and the two passkey calls.
import { http, type HttpHandler } from 'msw';
import { addAuthenticatorSchema } from '../../../src/contract/service/bodies';
import { accountOperations } from '../identity/account-operations';
import { addAuthenticator } from '../identity/enrolment';
import { isJsonObject } from '../identity/identity';
import { ProviderFailure } from '../identity/provider-refusal';
import { signInOperations } from '../identity/sign-in-operations';
import { signUpOperations } from '../identity/sign-up-operations';
import { addressIn } from '../../base/hosting/client-address';
import { done, handlerFor, json, problem, type HandlerContext } from './handler-context';

/** The path of the mocked provider; a real one has a separate origin. */
export const identityProviderPath = '/identity-provider';

const operations = new Map(
  Object.entries({ ...signInOperations, ...signUpOperations, ...accountOperations }),
);

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
      const caller = { host: hostOf(request), address: addressIn(request) };
      return json((await operation(identity, body, caller)) ?? {});
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
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
    handlerFor(context, 'addAuthenticatorChallenge', async ({ service, param }) => {
      const { signer, tickets } = service.identity;
      const challenge = await signer.sign(tickets.issue('new-authenticator', param('userId')));
      return new Response(challenge, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }),
    handlerFor(context, 'addAuthenticator', async ({ service, request, param, body }) => {
      const asked = await body(addAuthenticatorSchema);
      const isAdded = await addAuthenticator(service.identity, param('userId'), asked, hostOf(request));
      return isAdded ? done() : problem(401, 'request denied');
    }),
  ];
}
