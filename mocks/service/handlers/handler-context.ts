// Gives every handler the service, the authorization check and a validated body.
import { http, type HttpHandler, type HttpResponseResolver } from 'msw';
import { parse, parseJson, ShapeError, type Schema } from '../../../src/base/parse';
import { nameOfCall, serviceCalls, type CallName } from '../../../src/contract/service/calls';
import { makerOf, refusalOf, runKeyIn, tokenIn } from './call-rights';
import { anonymousUser } from '../creation/quota';
import type { Bearer } from '../identity/accounts';
import type { Service } from '../service';
import type { Owner } from '../store/store';
import type { CreationContext, CreationDeps } from '../creation/creation-context';

export interface HandlerContext {
  readonly service: Service;
  /** The origin of the calls, for example `http://localhost:4173`; `*` matches any. */
  readonly origin: string;
  /** Makes the requested presentations; without it scripts do, with the media of another story. */
  readonly creation?: CreationDeps | undefined;
}

/** One request and what its handler reads from it. */
export interface HandlerInput {
  readonly service: Service;
  readonly request: Request;
  /** Whose quota a creation takes. */
  readonly user: string;
  /** The account that owns the new presentation; undefined without one. */
  readonly maker: string | undefined;
  /** Whether staff ask, also by a call that is open to everybody. */
  readonly isStaff: boolean;
  /** Returns a path parameter, decoded. */
  readonly param: (name: string) => string;
  /** Returns the validated body. Throws ShapeError, which becomes a 400. */
  readonly body: <T>(schema: Schema<T>) => Promise<T>;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/**
 * Returns a handler for a call of spec contract §5: 401 without the right bearer, 403 for what its owner may not do, 400 for a body of the
 * wrong shape.
 */
export function handlerFor(
  context: HandlerContext,
  call: CallName,
  respond: (input: HandlerInput) => Response | Promise<Response>,
): HttpHandler {
  const { method, path } = serviceCalls[call];
  const resolve: HttpResponseResolver = async ({ request, params }) => {
    const bearer = await context.service.accounts.bearerOf(tokenIn(request.headers.get('authorization')));
    const caller = { bearer, runKey: runKeyIn(request.headers) };
    const refusal = await refusalOf(call, caller, String(params['presentationId'] ?? ''), context.service);
    if (refusal !== undefined) return problem(refusal.status, refusal.message);
    try {
      return await respond({
        service: context.service,
        request,
        user: userOf(bearer, context.service),
        maker: makerOf(bearer, context.service),
        isStaff: context.service.accounts.roleOf(bearer) === 'staff',
        param: (name) => String(params[name] ?? ''),
        body: async (schema) =>
          parse(schema, parseJson(await request.text(), nameOfCall(call)), nameOfCall(call)),
      });
    } catch (error) {
      if (error instanceof ShapeError) return problem(400, error.message);
      throw error;
    }
  };
  return methods[method](`${context.origin}${path}`, resolve);
}

/** Returns the name of a bearer. Everybody without a name shares one quota. */
export function userOf(bearer: Bearer, { accounts }: Service): string {
  return accounts.nameOf(bearer) ?? anonymousUser;
}

/** Returns what one creation needs of the service. */
export function creationContextOf(
  service: Service,
  { user, owner }: { readonly user: string; readonly owner: Owner },
  { send, signal }: Pick<CreationContext, 'send' | 'signal'>,
): CreationContext {
  return {
    reserve: async () => service.quota.reserve(user),
    nextId: async () => service.presentations.nextId(),
    addPresentation: async (presentation, published) =>
      service.presentations.add(presentation, published && service.publishMade, owner),
    showPictures: (id, folders) => service.unfinished.show(id, folders),
    simpleOnly: service.simpleOnly,
    send,
    signal,
  };
}

/** Returns a JSON response that caches must revalidate. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** Returns a JSON error response with this status and message. */
export function problem(status: number, message: string): Response {
  return json({ message }, status);
}

/** Returns a response without a body; 204 by default. */
export function done(status: 200 | 201 | 204 = 204): Response {
  return new Response(null, { status });
}
