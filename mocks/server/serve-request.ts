// Takes a request of the running service through its checks, a test's faults and its handlers to the response.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { compressed } from '../base/hosting/compress';
import { largestBodyOf } from '../service/handlers/body-limits';
import type { createAdmission } from './admission';
import { replacementOf, withFaultyHeaders, withoutRange } from './faults';
import { healthPath } from './health';
import { addressOf, sendWebResponse, toWebRequest } from './node-http';
import type { createHostCheck } from './own-hosts';
import { discardBody, hasBody, isJson, noBody, refuse, type createBodyReader } from './request-body';
import {
  respondToTestHook,
  testHookPath,
  type Hook,
  type SeenRequest,
  type ServiceControls,
} from './test-hook';

/** Bytes. A test may upload films. */
const largestHookBody = 64 * 1024 * 1024;

export type Respond = (request: Request) => Promise<Response | undefined>;

interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly next: () => void;
}

/** Sent with every response, errors too: browsers neither guess the content type nor send the referrer to other sites. */
const commonHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** The checks that a request passes before it is answered. */
export interface RequestChecks extends ReturnType<typeof createHostCheck> {
  readonly health: () => Promise<Response>;
  readonly readBody: ReturnType<typeof createBodyReader>;
  readonly admit: ReturnType<typeof createAdmission>;
  readonly refusalGrace: number;
}

/** Answers requests whose Host header names this service and whose body is within its limit; refuses all others. */
export async function serveRequest(
  exchange: Exchange,
  { isOwnHost, health, admit, readBody, refusalGrace }: RequestChecks,
  respond: Respond,
  hook: Hook | undefined,
): Promise<void> {
  const { req, res } = exchange;
  const address = addressOf(req);
  for (const [name, value] of Object.entries(commonHeaders)) res.setHeader(name, value);
  if (address === undefined) return sendWebResponse(new Response(null, { status: 400 }), res);
  if (!isOwnHost(req.headers.host)) return refuse(req, res, 421, refusalGrace);
  if (address.pathname === healthPath && !hasBody(req)) return sendWebResponse(await health(), res);
  if (hasBody(req) && !isJson(req)) return refuse(req, res, 415, refusalGrace);
  const isForHook = hook !== undefined && address.pathname.startsWith(testHookPath);
  const { isRead, wait } = await admit(req, address.pathname);
  if (wait > 0) return refuse(req, res, 429, refusalGrace, wait);
  const limit = isForHook ? largestHookBody : largestBodyOf(address.pathname);
  const body = isRead ? await readBody(req, limit) : noBody;
  if ('refusal' in body) return refuse(req, res, body.refusal, refusalGrace);
  try {
    const request = toWebRequest(req, address, body.bytes);
    if (request === undefined) await sendWebResponse(new Response(null, { status: 400 }), res);
    else await respondToRequest(request, exchange, respond, hook);
  } finally {
    body.release();
  }
  if (!isRead) await discardBody(req, refusalGrace);
}

async function respondToRequest(
  request: Request,
  { req, res, next }: Exchange,
  respond: Respond,
  hook: Hook | undefined,
): Promise<void> {
  const { pathname } = new URL(request.url);
  if (hook && pathname.startsWith(testHookPath))
    return sendWebResponse(await respondToTestHook(request, hook), res);
  const requestFaults = hook?.controls.faults.faultsFor(pathname, request.method) ?? {};
  const seen = hook && recordRequest(request, pathname, hook.controls);
  if (requestFaults.hold === true) await hook?.controls.faults.untilCleared();
  if (requestFaults.delay !== undefined) await sleep(requestFaults.delay, undefined, { ref: false });
  if (requestFaults.reset === true) return void req.socket.resetAndDestroy();
  const asked = requestFaults.noRanges === true ? withoutRange(request) : request;
  const response = requestFaults.response ? replacementOf(requestFaults.response) : await respond(asked);
  if (response === undefined) return next();
  const faulty = withFaultyHeaders(await compressed(request, response), requestFaults);
  if (seen) seen.status = faulty.status;
  return sendWebResponse(faulty, res, {
    ...requestFaults,
    onSent: (bytes) => {
      if (seen) seen.sent += bytes;
    },
  });
}

/** Records a request for the test to read; the bytes sent of its response are added while it is sent. */
function recordRequest(
  { method, headers }: Request,
  path: string,
  { requests }: ServiceControls,
): SeenRequest {
  const seen: SeenRequest = {
    method,
    path,
    bearer: headers.has('authorization'),
    range: headers.get('range'),
    ifRange: headers.get('if-range'),
    ifNoneMatch: headers.get('if-none-match'),
    status: null,
    sent: 0,
  };
  requests.push(seen);
  return seen;
}
