import { describe, expect, test } from 'vitest';
import {
  FeedbackNotFoundError,
  HttpError,
  InvalidTokenError,
  NetworkError,
  NotAuthorizedError,
  NotSignedInError,
  PresentationNotFoundError,
  PresentationsNotFoundError,
  ProviderError,
  RequestDeniedError,
  SessionRetrievalError,
} from './errors';

const response = {
  status: 404,
  statusText: 'Not Found',
  data: { reason: 'gone' },
  headers: { 'content-type': 'application/json' },
  url: '/api/presentation',
};

describe('a response outside 2xx (spec contract §6)', () => {
  test.each([
    [HttpError, 'HttpError', '404 Not Found'],
    [RequestDeniedError, 'RequestDeniedError', 'request denied'],
    [NotAuthorizedError, 'NotAuthorizedError', 'not authorized'],
    [FeedbackNotFoundError, 'FeedbackNotFoundError', 'feedback not found'],
    [PresentationsNotFoundError, 'PresentationsNotFoundError', 'presentations not found'],
    [PresentationNotFoundError, 'PresentationNotFoundError', 'presentation not found'],
  ])('carries status, status text, data, headers and url: %o', (Class, name, message) => {
    const error = new Class(response);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ ...response, name, message });
  });
});

test('a request without a response is a network error with a cause (spec contract §6)', () => {
  const cause = new TypeError('failed to fetch');
  expect(new NetworkError('/api/topic', { cause })).toMatchObject({
    message: 'Network error',
    code: 'NetworkError',
    url: '/api/topic',
    cause,
  });
});

test('another provider error has its code as its name', () => {
  expect(new ProviderError('NotAuthorizedException', 'Wrong password', 400)).toMatchObject({
    name: 'NotAuthorizedException',
    code: 'NotAuthorizedException',
    message: 'Wrong password',
    status: 400,
  });
});

test('a malformed token is an invalid token', () => {
  expect(new InvalidTokenError({ cause: 'why' })).toMatchObject({ message: 'invalid token', cause: 'why' });
});

test.each([
  ['create', 'User is not logged in!'],
  ['publish', 'User is not logged in, cannot delete presentation'],
  ['listSuggestions', 'need to be logged in to load suggestions'],
  ['feedback', 'User is not logged in, cannot submit feedback'],
  ['session', 'User is not authenticated'],
] as const)('%s without a session says %j (spec contract §4)', (operation, message) => {
  expect(new NotSignedInError(operation)).toMatchObject({ name: 'NotSignedInError', operation, message });
});

test.each([
  ['no-username', 'Username is null. Cannot retrieve a new session'],
  ['no-id-token', 'Local storage is missing an ID Token, Please authenticate'],
  ['no-refresh', 'Cannot retrieve a new session. Please authenticate.'],
] as const)('a session that cannot be had for %s says %j (spec people §8)', (reason, message) => {
  expect(new SessionRetrievalError(reason)).toMatchObject({ name: 'SessionRetrievalError', reason, message });
});
