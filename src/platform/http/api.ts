// The typed client of the service: what every call of spec contract §5 has in common, and the calls of more than one part. Sends a call
// again only with another token, after 401.
import { isAbort } from './time-limit';
import { parse, parseJson, type LeftOut, type Schema } from '../../base/parse';
import { parsePresentationList, type PresentationEntry } from '../../contract/presentation/list-entry';
import { nameOfCall, pathOfCall, serviceCalls, type CallName } from '../../contract/service/calls';
import {
  FeedbackNotFoundError,
  HttpError,
  NetworkError,
  NotAuthorizedError,
  NotSignedInError,
  PresentationNotFoundError,
  PresentationsNotFoundError,
  UnanswerableQuestionError,
  RequestDeniedError,
  saysNotFound,
  type FailedResponse,
} from '../../contract/service/errors';
import {
  feedbackRecordSchema,
  parseFeedbackList,
  type FeedbackRecord,
} from '../../contract/presentation/feedback';

export interface ApiDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns a valid access token, or undefined without a session. Rejects when the session cannot be continued now. */
  readonly accessToken: (signal?: AbortSignal) => Promise<string | undefined>;
  /**
   * Called when the service answered 401 to a token. Returns another one, with which the call is sent once more, or
   * undefined.
   */
  readonly onTokenRefused: (
    token: string,
    operation: NotSignedInOperation,
    signal?: AbortSignal,
  ) => Promise<string | undefined>;
  /** Called for each entry that a list left out (spec contract §10). */
  readonly onLeftOut: (call: CallName, leftOut: LeftOut) => void;
}

export type Api = ReturnType<typeof createApi>;

/** What a call that needs a session is for. */
type NotSignedInOperation = ConstructorParameters<typeof NotSignedInError>[0];

/** What a call is sent with. */
interface CallOptions {
  readonly fill?: Readonly<Record<string, string>>;
  readonly body?: SentBody;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly operation?: NotSignedInOperation;
  /** Sends the access token with a call that does not need it. */
  readonly withToken?: boolean;
}

/** What a call sends, with the schema that it is checked by before anything is sent (spec contract §5). */
interface SentBody {
  readonly schema: Schema<unknown>;
  readonly value: unknown;
}

/** Returns a body for a call. */
export const bodyOf = <T>(schema: Schema<T>, value: T): SentBody => ({ schema, value });

/** Creates the client. Its calls throw the named errors of spec contract §6, ShapeError, NetworkError or NotSignedInError. */
export function createApi(deps: ApiDeps) {
  const requests = createRequests(deps);
  return {
    /** For the calls of single pages, such as `creationCalls`. */
    requests,
    ...readingCalls(requests),
    ...feedbackCalls(requests),
  };
}

/** The functions that send a request and read its response. */
type Requests = ReturnType<typeof createRequests>;

function createRequests(deps: ApiDeps) {
  /** Returns a 2xx response whose body is not read yet. Throws ShapeError, and sends nothing, for a body of the wrong shape. */
  const request = async (call: CallName, options: CallOptions = {}): Promise<Response> => {
    const url = pathOfCall(call, options.fill);
    const body = options.body && textOf(options.body, nameOfCall(call));
    const send = (token?: string) =>
      deps.fetch(url, initOf(call, body, options, token)).catch(networkError(url));
    const needsToken = serviceCalls[call].bearer || options.withToken === true;
    const response = needsToken ? await sendWithToken(deps, options, send) : await send();
    if (response.ok) return response;
    throw errorOf(call, failedResponse(response, await response.text().catch(networkError(url))));
  };
  /** Returns the text of a 2xx response. */
  const send = async (call: CallName, options?: CallOptions): Promise<string> => {
    const response = await request(call, options);
    return response.text().catch(networkError(pathOfCall(call, options?.fill)));
  };
  return {
    request,
    send,
    /** Returns a single body, parsed strictly (spec contract §10). */
    receive: async <T>(call: CallName, schema: Schema<T>, options?: CallOptions): Promise<T> =>
      parse(schema, parseJson(await send(call, options), nameOfCall(call)), nameOfCall(call)),
    /** Returns the entries of a list, parsed leniently (spec contract §10). */
    list: async <T>(
      call: CallName,
      read: (body: unknown, call: string) => { entries: T[]; leftOut: LeftOut[] },
      options: CallOptions,
    ): Promise<T[]> => {
      const name = nameOfCall(call);
      const { entries, leftOut } = read(parseJson(await send(call, options), name), name);
      for (const entry of leftOut) deps.onLeftOut(call, entry);
      return entries;
    },
  };
}

/** Sends a call that needs a session. Throws NotSignedInError without one. */
async function sendWithToken(
  { accessToken, onTokenRefused }: ApiDeps,
  { operation = 'session', signal }: CallOptions,
  send: (token: string) => Promise<Response>,
): Promise<Response> {
  const token = await accessToken(signal);
  if (token === undefined) throw new NotSignedInError(operation);
  const response = await send(token);
  if (response.status !== 401) return response;
  const next = await onTokenRefused(token, operation, signal);
  return next === undefined ? response : send(next);
}

const readingCalls = ({ request, list }: Requests) => ({
  /** Returns the gallery's list. */
  listPresentations: (signal?: AbortSignal): Promise<PresentationEntry[]> =>
    list('listPresentations', parsePresentationList, { signal }),
  /** Returns the response with the index of one presentation, for `readPresentationIndex`. */
  presentationIndex: (presentationId: string, signal?: AbortSignal): Promise<Response> =>
    request('presentationIndex', { fill: { presentationId }, signal }),
});

const feedbackCalls = ({ request, list }: Requests) => ({
  listFeedback: (signal?: AbortSignal): Promise<FeedbackRecord[]> =>
    list('listFeedback', parseFeedbackList, { signal }),
  /** Returns the 2xx response, whose body says whether it is the service's. */
  sendFeedback: (record: FeedbackRecord, signal?: AbortSignal): Promise<Response> =>
    request('sendFeedback', { body: bodyOf(feedbackRecordSchema, record), operation: 'feedback', signal }),
});

/** Returns a body as text. Sends the given value, not the parsed one: a schema drops the fields that it does not name. */
function textOf({ schema, value }: SentBody, call: string): string {
  parse(schema, value, call);
  return JSON.stringify(value);
}

function initOf(
  call: CallName,
  body: string | undefined,
  { signal, headers: further }: CallOptions,
  token: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { ...further };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: serviceCalls[call].method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    // A person may leave the page with the press that ends the time for `Undo`.
    ...(serviceCalls[call].method === 'DELETE' ? { keepalive: true } : {}),
    // The service redirects no call. A network that redirects one all the same, as in a hotel, has stored nothing.
    ...(serviceCalls[call].method === 'GET' ? {} : { redirect: 'error' }),
  };
}

function failedResponse(response: Response, text: string): FailedResponse {
  const { status, statusText, url } = response;
  return { status, statusText, url, headers: Object.fromEntries(response.headers), data: jsonOrText(text) };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const ofOnePresentation: readonly CallName[] = ['publish', 'unpublish', 'deletePresentation'];

/** Returns the named error of a response outside 2xx (spec contract §6). */
function errorOf(call: CallName, response: FailedResponse): HttpError {
  if (response.status === 401) {
    if (call === 'addAuthenticator') return new RequestDeniedError(response);
    if (call === 'publish' || call === 'unpublish' || call === 'sendFeedback')
      return new NotAuthorizedError(response);
  }
  if (saysNotFound(response)) {
    if (call === 'listFeedback') return new FeedbackNotFoundError(response);
    if (call === 'listPresentations') return new PresentationsNotFoundError(response);
    if (ofOnePresentation.includes(call)) return new PresentationNotFoundError(response);
  }
  // An index is a file: its host may answer 404 with its own page.
  if (response.status === 404 && call === 'presentationIndex') return new PresentationNotFoundError(response);
  if (response.status === 422 && call === 'ask') return new UnanswerableQuestionError(response);
  return new HttpError(response);
}

/**
 * Returns a handler that throws NetworkError with the cause, or the AbortError of a request that its caller aborted.
 */
export const networkError =
  (url: string) =>
  (cause: unknown): never => {
    throw isAbort(cause) ? cause : new NetworkError(url, { cause });
  };
