// The typed client of the service: every call of spec contract §5. Sends a call again only with another token, after 401.
import * as v from 'valibot';
import { isAbort } from './is-abort';
import {
  parse,
  parseJson,
  parseList,
  withoutRepeated,
  type LeftOut,
  type Schema,
} from '../../contract/parse';
import { parsePresentationList, type PresentationEntry } from '../../contract/presentation/list-entry';
import {
  answerSchema,
  newSlidedeckResponseSchema,
  signedChallengeSchema,
  suggestionSchema,
  topicSchema,
  uploadedPersonSchema,
  type NewSuggestion,
  type PersonUpload,
  type Question,
} from '../../contract/service/bodies';
import {
  incompleteSchema,
  readMissingMedia,
  type Incomplete,
  type MissingMedium,
} from '../../contract/service/missing-media';
import type { AddAuthenticator } from '../../contract/session/passkey-bodies';
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
import { parseFeedbackList, type FeedbackRecord } from '../../contract/presentation/feedback';
import type { NewPresentationSettings } from '../../contract/creation/settings';

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
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly operation?: NotSignedInOperation;
}

/** Creates the client. Its calls throw the named errors of spec contract §6, ShapeError, NetworkError or NotSignedInError. */
export function createApi(deps: ApiDeps) {
  const requests = createRequests(deps);
  return {
    ...readingCalls(requests),
    ...feedbackCalls(requests),
    ...publicationCalls(requests),
    ...suggestionCalls(requests),
    ...creationCalls(requests),
    ...authenticatorCalls(requests),
  };
}

/** The functions that send a request and read its response. */
type Requests = ReturnType<typeof createRequests>;

function createRequests(deps: ApiDeps) {
  /** Returns a 2xx response whose body is not read yet. */
  const request = async (call: CallName, options: CallOptions = {}): Promise<Response> => {
    const url = pathOfCall(call, options.fill);
    const send = (token?: string) => deps.fetch(url, initOf(call, options, token)).catch(networkError(url));
    const response = serviceCalls[call].bearer ? await sendWithToken(deps, options, send) : await send();
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

const readingCalls = ({ request, receive, list }: Requests) => ({
  /** Returns the gallery's list. */
  listPresentations: (signal?: AbortSignal): Promise<PresentationEntry[]> =>
    list('listPresentations', parsePresentationList, { signal }),
  /** Returns the response with the index of one presentation, for `readPresentationIndex`. */
  presentationIndex: (presentationId: string, signal?: AbortSignal): Promise<Response> =>
    request('presentationIndex', { fill: { presentationId }, signal }),
  ask: (question: Question, signal?: AbortSignal) => receive('ask', answerSchema, { body: question, signal }),
});

const feedbackCalls = ({ request, list }: Requests) => ({
  listFeedback: (signal?: AbortSignal): Promise<FeedbackRecord[]> =>
    list('listFeedback', parseFeedbackList, { signal }),
  /** Returns the 2xx response, whose body says whether it is the service's. */
  sendFeedback: (record: FeedbackRecord, signal?: AbortSignal): Promise<Response> =>
    request('sendFeedback', { body: record, operation: 'feedback', signal }),
});

const publicationCalls = ({ send, list }: Requests) => ({
  async deletePresentation(presentationId: string, signal?: AbortSignal): Promise<void> {
    await send('deletePresentation', { fill: { presentationId }, operation: 'publish', signal });
  },
  /** Returns the files that are missing of what is published now; none where the service does not say. */
  async publish(presentationId: string, signal?: AbortSignal): Promise<readonly MissingMedium[]> {
    return readMissingMedia(
      await send('publish', { fill: { presentationId }, operation: 'publish', signal }),
    );
  },
  /** Returns the presentations of which files are missing; none where the service does not know the call. */
  async listMissingMedia(signal?: AbortSignal): Promise<readonly Incomplete[]> {
    try {
      return await list('listMissingMedia', (body, call) => parseList(incompleteSchema, body, call), {
        signal,
        operation: 'publish',
      });
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return [];
      throw error;
    }
  },
  async unpublish(presentationId: string, signal?: AbortSignal): Promise<void> {
    await send('unpublish', { fill: { presentationId }, operation: 'publish', signal });
  },
});

const suggestionCalls = ({ send, list }: Requests) => ({
  async suggest(suggestion: NewSuggestion, signal?: AbortSignal): Promise<void> {
    await send('suggest', { body: suggestion, signal });
  },
  listSuggestions: (signal?: AbortSignal) =>
    list('listSuggestions', (body, call) => withoutRepeated(parseList(suggestionSchema, body, call)), {
      signal,
      operation: 'listSuggestions',
    }),
  async deleteSuggestion(suggestionId: string, signal?: AbortSignal): Promise<void> {
    await send('deleteSuggestion', { fill: { suggestionId }, operation: 'listSuggestions', signal });
  },
});

const creationCalls = ({ receive }: Requests) => ({
  uploadPerson: (person: PersonUpload, signal?: AbortSignal) =>
    receive('uploadPerson', uploadedPersonSchema, { body: person, operation: 'create', signal }),
  newTopic: async (signal?: AbortSignal): Promise<string> =>
    (await receive('newTopic', topicSchema, { operation: 'create', signal })).topic,
  async newSlidedeck(settings: NewPresentationSettings): Promise<string> {
    const options = { body: settings, operation: 'create' } as const;
    return (await receive('newSlidedeck', newSlidedeckResponseSchema, options)).url;
  },
});

const authenticatorCalls = ({ send }: Requests) => ({
  /** Returns the signed challenge, a JWT that is sent as plain text or as a JSON string (spec contract §12). */
  async addAuthenticatorChallenge(username: string, signal?: AbortSignal): Promise<string> {
    const text = await send('addAuthenticatorChallenge', { fill: { userId: username }, signal });
    const call = nameOfCall('addAuthenticatorChallenge');
    const challenge: unknown = text.startsWith('"') ? parseJson(text, call) : text.trim();
    return parse(v.pipe(signedChallengeSchema), challenge, call);
  },
  async addAuthenticator(username: string, body: AddAuthenticator): Promise<void> {
    await send('addAuthenticator', { fill: { userId: username }, body });
  },
});

function initOf(call: CallName, options: CallOptions, token: string | undefined): RequestInit {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: serviceCalls[call].method,
    headers,
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
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
  // An index is a file, and the page that says so may be that of its host.
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
