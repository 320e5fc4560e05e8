// The error catalogue (spec contract §6) as classes. Callers branch on the class; the interface chooses the texts that people
// read.

/**
 * Returns whether a content type stands for a page, in HTML or XHTML. The service sends no page, so an intermediary sent it in place of
 * the response.
 */
export function isPageType(contentType: string | null): boolean {
  return /^(text\/html|application\/xhtml)\b/i.test(contentType ?? '');
}

/** Returns whether a response is a page. The type alone does not say so: some servers send a plain word as HTML. */
export function isPage(contentType: string | null, body: string): boolean {
  return isPageType(contentType) && /^\s*</.test(body);
}

/** Returns whether a status of a call, a medium or a rating is temporary: 408, 425, 429, and any 5xx (spec offline §5). */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

/** The data of a response outside 2xx (spec contract §6). */
export interface FailedResponse {
  readonly status: number;
  readonly statusText: string;
  /** The body: parsed JSON, or its text when it was not JSON. */
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;
}

/** Returns whether the service says that there is nothing: a 404 with a page comes from an intermediary. */
export const saysNotFound = ({
  status,
  headers,
  data,
}: Pick<FailedResponse, 'status' | 'headers' | 'data'>): boolean =>
  status === 404 && !isPage(headers['content-type'] ?? null, String(data));

/** A non-2xx response: status, status text, data, headers, url (spec contract §6). */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly url: string;

  constructor(response: FailedResponse, message = `${response.status} ${response.statusText}`) {
    super(message);
    this.status = response.status;
    this.statusText = response.statusText;
    this.data = response.data;
    this.headers = response.headers;
    this.url = response.url;
  }
}

/** Add authenticator answered 401. */
export class RequestDeniedError extends HttpError {
  override readonly name = 'RequestDeniedError';
  constructor(response: FailedResponse) {
    super(response, 'request denied');
  }
}

/** Publish, unpublish or feedback answered 401. */
export class NotAuthorizedError extends HttpError {
  override readonly name = 'NotAuthorizedError';
  constructor(response: FailedResponse) {
    super(response, 'not authorized');
  }
}

/** The list of feedback answered 404, not with a page. */
export class FeedbackNotFoundError extends HttpError {
  override readonly name = 'FeedbackNotFoundError';
  constructor(response: FailedResponse) {
    super(response, 'feedback not found');
  }
}

/** The list of presentations answered 404, not with a page. */
export class PresentationsNotFoundError extends HttpError {
  override readonly name = 'PresentationsNotFoundError';
  constructor(response: FailedResponse) {
    super(response, 'presentations not found');
  }
}

/** A call of one presentation answered 404, not with a page; or its index did, also with one. */
export class PresentationNotFoundError extends HttpError {
  override readonly name = 'PresentationNotFoundError';
  constructor(response: FailedResponse) {
    super(response, 'presentation not found');
  }
}

/** A question answered 422: the presentation holds no answer, or nothing was understood. */
export class UnanswerableQuestionError extends HttpError {
  override readonly name = 'UnanswerableQuestionError';
  constructor(response: FailedResponse) {
    super(response, 'Sorry, the question cannot be answered');
  }
}

/** The request got no response: no network, the service stopped, or the body broke off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code = 'NetworkError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super('Network error', options);
  }
}

/** Any other error of the identity provider: code, name and message as parsed (spec contract §6). */
export class ProviderError extends Error {
  override readonly name: string;
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = code;
  }
}

/** Thrown for a token that cannot be decoded. It counts as expired (spec people §8). */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  constructor(options?: { cause?: unknown }) {
    super('invalid token', options);
  }
}

/** The specified messages of operations that need a session (spec contract §4). */
const notSignedInMessages = {
  create: 'User is not logged in!',
  publish: 'User is not logged in, cannot delete presentation',
  listSuggestions: 'need to be logged in to load suggestions',
  feedback: 'User is not logged in, cannot submit feedback',
  session: 'User is not authenticated',
} as const;

/** Thrown when an operation that needs a signed-in user is called without one. */
export class NotSignedInError extends Error {
  override readonly name = 'NotSignedInError';
  constructor(readonly operation: keyof typeof notSignedInMessages) {
    super(notSignedInMessages[operation]);
  }
}

/** The specified messages when a session cannot be restored (spec people §8). */
const sessionRetrievalMessages = {
  'no-username': 'Username is null. Cannot retrieve a new session',
  'no-id-token': 'Local storage is missing an ID Token, Please authenticate',
  'no-refresh': 'Cannot retrieve a new session. Please authenticate.',
} as const;

/** The session cannot be restored or refreshed (spec people §8). */
export class SessionRetrievalError extends Error {
  override readonly name = 'SessionRetrievalError';
  constructor(readonly reason: keyof typeof sessionRetrievalMessages) {
    super(sessionRetrievalMessages[reason]);
  }
}
