// What every handler needs: the service, who asks, and a body of the right shape. Knows no single call.
import { http, type HttpHandler, type HttpResponseResolver } from 'msw';
import { parse, parseJson, ShapeError, type Schema } from '../../src/contract/parse';
import { nameOfCall, serviceCalls, type CallName } from '../../src/contract/service/calls';
import type { Holder } from '../service/accounts';
import type { Service } from '../service/service';

export interface Desk {
  readonly service: Service;
  /** Where the calls arrive, as `http://localhost:4173`; `*` means anywhere. */
  readonly origin: string;
}

/** One request at the desk. */
export interface Visit {
  readonly service: Service;
  readonly request: Request;
  /** What stands in the path, decoded. */
  readonly param: (name: string) => string;
  /** The body in its shape. Throws ShapeError, which becomes a 400. */
  readonly body: <T>(schema: Schema<T>) => Promise<T>;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** What the constant token `anon` opens in bookworm; every other bearer call is for staff (decision 32). */
const openToAnyone: readonly CallName[] = ['sendFeedback', 'uploadPerson', 'newTopic', 'newSlidedeck'];

/** A handler of a call of core 7: 401 without the right bearer, 400 for a body of the wrong shape. */
export function answering(
  desk: Desk,
  call: CallName,
  answer: (visit: Visit) => Response | Promise<Response>,
): HttpHandler {
  const { method, path } = serviceCalls[call];
  const resolve: HttpResponseResolver = async ({ request, params }) => {
    if (!mayAsk(call, desk.service.accounts.holderOf(bearerOf(request)))) return problem(401, 'Unauthorized');
    try {
      return await answer({
        service: desk.service,
        request,
        param: (name) => String(params[name] ?? ''),
        body: async (schema) =>
          parse(schema, parseJson(await request.text(), nameOfCall(call)), nameOfCall(call)),
      });
    } catch (error) {
      if (error instanceof ShapeError) return problem(400, error.message);
      throw error;
    }
  };
  return methods[method](`${desk.origin}${path}`, resolve);
}

function mayAsk(call: CallName, holder: Holder | undefined): boolean {
  if (!serviceCalls[call].bearer) return true;
  return holder === 'staff' || (holder === 'anonymous' && openToAnyone.includes(call));
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** A body of JSON; never kept by anyone on the way. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

export function problem(status: number, message: string): Response {
  return json({ message }, status);
}

export function done(status: 200 | 201 | 204 = 204): Response {
  return new Response(null, { status });
}
