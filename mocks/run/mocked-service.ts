// The service as one thing that runs: its model, its handlers, its sockets and, when asked for, its faults. Opens no port.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { getResponse } from 'msw';
import { largestBodyOf } from '../handlers/body-limits';
import { createHandlers } from '../handlers/handlers';
import { compressed } from '../hosting/compress';
import { readLibraryChoice } from '../library/choice';
import { readLibrary } from '../library/library';
import { seededAccounts, withNewPasswords, type Account } from '../service/accounts';
import { createService, type Service } from '../service/service';
import { Faults, type Damage } from './harm/faults';
import { isLoopback, PublicTestHookError } from './network';
import { addressOf, innerOrigin, sendWebResponse, toWebRequest } from './node-http';
import { isOwnHost } from './own-hosts';
import { createBodyReader, hasBody, isJson, refuse } from './request-body';
import { openStreamSockets, type StreamSockets } from './stream-sockets';
import { answerTestHook, testHookPath, type Hook, type Sabotage, type SeenRequest } from './test-hook';

export interface MockedServiceOptions {
  /** `samples`, `fixture`, `large` or `large:500`; the samples unless told. */
  readonly library?: string | undefined;
  /** Opens `/__test__/`, by which a test makes things go wrong. Off unless told. */
  readonly faults?: boolean | undefined;
  /** The address that is listened at: this machine only unless told; `0.0.0.0` is the whole network. */
  readonly host?: string | undefined;
  /** Names that the service may be called by, beside addresses, localhost and the machine's own name. */
  readonly hosts?: readonly string[] | undefined;
  /** Where short links lead; bookworm unless told. */
  readonly variant?: string | undefined;
}

/** Bytes: a test puts films on the shelf. */
const largestHookBody = 64 * 1024 * 1024;

type Answer = (request: Request) => Promise<Response | undefined>;

export interface MockedService extends StreamSockets {
  /** Who can sign in. Where others can reach the service, their passwords were made for this start. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Answers a request, or passes it on by `next`. */
  readonly handle: (req: IncomingMessage, res: ServerResponse, next: () => void) => Promise<void>;
}

/**
 * Reads the library and starts the model. What the host beside it answers with a file is not asked of the service, and
 * faults reach both. Throws UnknownLibraryError, LibraryUnreadableError and PublicTestHookError.
 */
export async function openMockedService(
  options: MockedServiceOptions,
  host: Answer = () => Promise.resolve(undefined),
): Promise<MockedService> {
  const { host: address = '127.0.0.1' } = options;
  if (options.faults === true && !isLoopback(address)) throw new PublicTestHookError(address);
  const accounts = isLoopback(address) ? seededAccounts : withNewPasswords(seededAccounts);
  const volumes = await readLibrary(readLibraryChoice(options.library));
  const tokenKey = randomBytes(32);
  const start = () => createService({ volumes, now: Date.now, accounts, tokenKey });
  let service = start();
  const sabotage: Sabotage = { faults: new Faults(), requests: [], pace: 1, silent: false };
  const hook = {
    sabotage,
    service: () => service,
    restart: () => {
      service = start();
    },
  };
  const handlers = handlersOfCurrent(() => service, options.variant ?? 'bookworm');
  const answer: Answer = async (request) => (await host(request)) ?? (await getResponse(handlers(), request));
  const entrance: Entrance = {
    isOwnHost: (host) => isOwnHost(host, [hostname(), ...(options.hosts ?? [])]),
    readBody: createBodyReader(),
  };
  const sockets = openStreamSockets(() => service, entrance, sabotage);
  return {
    accounts,
    handle: (req, res, next) =>
      serveRequest({ req, res, next }, entrance, answer, options.faults === true ? hook : undefined),
    ...sockets,
  };
}

/** The handlers of the service as it is now: a reset replaces the service, and so its handlers. */
function handlersOfCurrent(current: () => Service, variant: string) {
  const made = new WeakMap<Service, ReturnType<typeof createHandlers>>();
  return () => {
    const service = current();
    const handlers = made.get(service) ?? createHandlers({ service, origin: innerOrigin, variant });
    made.set(service, handlers);
    return handlers;
  };
}

interface Line {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly next: () => void;
}

/** With every answer, errors too: no browser guesses what it is, or tells another site where it came from. */
const ofEverything = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/** What is asked of a request before it is heard. */
interface Entrance {
  readonly isOwnHost: (host: string | undefined) => boolean;
  readonly readBody: ReturnType<typeof createBodyReader>;
}

/** Lets a request in that calls the service by its name, as far as its body may go. */
async function serveRequest(
  line: Line,
  { isOwnHost, readBody }: Entrance,
  answer: Answer,
  hook: Hook | undefined,
): Promise<void> {
  const { req, res } = line;
  const address = addressOf(req);
  for (const [name, value] of Object.entries(ofEverything)) res.setHeader(name, value);
  if (address === undefined) return sendWebResponse(new Response(null, { status: 400 }), res);
  if (!isOwnHost(req.headers.host)) return refuse(req, res, 421);
  if (hasBody(req) && !isJson(req)) return refuse(req, res, 415);
  const isForHook = hook !== undefined && address.pathname.startsWith(testHookPath);
  const body = await readBody(req, isForHook ? largestHookBody : largestBodyOf(address.pathname));
  if ('refusal' in body) return refuse(req, res, body.refusal);
  try {
    const request = toWebRequest(req, address, body.bytes);
    if (request === undefined) await sendWebResponse(new Response(null, { status: 400 }), res);
    else await answerRequest(request, line, answer, hook);
  } finally {
    body.release();
  }
}

async function answerRequest(
  request: Request,
  { req, res, next }: Line,
  answer: Answer,
  hook: Hook | undefined,
): Promise<void> {
  const { pathname } = new URL(request.url);
  if (hook && pathname.startsWith(testHookPath))
    return sendWebResponse(await answerTestHook(request, hook), res);
  const damage = hook?.sabotage.faults.take(pathname, request.method) ?? {};
  const seen = hook && note(request, pathname, hook.sabotage);
  if (damage.hold === true) await hook?.sabotage.faults.untilCleared();
  if (damage.delay !== undefined) await sleep(damage.delay, undefined, { ref: false });
  if (damage.reset === true) return void req.socket.resetAndDestroy();
  const asked = damage.noRanges === true ? withoutRange(request) : request;
  const response = damage.answer ? standIn(damage.answer) : await answer(asked);
  if (response === undefined) return next();
  const harmed = withHarmedHeaders(await compressed(request, response), damage);
  if (seen) seen.status = harmed.status;
  return sendWebResponse(harmed, res, {
    ...damage,
    onSent: (bytes) => {
      if (seen) seen.sent += bytes;
    },
  });
}

/** Notes a request, for the test to read; what was sent of its answer is noted as it goes. */
function note({ method, headers }: Request, path: string, { requests }: Sabotage): SeenRequest {
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

function withoutRange({ url, method, headers }: Request): Request {
  const others = new Headers(headers);
  others.delete('range');
  return new Request(url, { method, headers: others });
}

/** The answer with the headers that a fault wishes, its body untouched. */
function withHarmedHeaders(response: Response, { headers = {}, lengthOff, noRanges }: Damage): Response {
  const length = Number(response.headers.get('content-length'));
  const wished = {
    ...(noRanges === true ? { 'accept-ranges': null } : {}),
    ...(lengthOff === undefined ? {} : { 'content-length': String(Math.max(0, length + lengthOff)) }),
    ...headers,
  };
  for (const [name, value] of Object.entries(wished)) {
    if (value === null) response.headers.delete(name);
    else response.headers.set(name, value);
  }
  return response;
}

function standIn({
  status,
  body,
  type = 'application/json',
}: {
  status: number;
  body?: string;
  type?: string;
}) {
  const empty = body === undefined || status === 204 || status === 304;
  return new Response(empty ? null : body, { status, headers: { 'content-type': type } });
}
