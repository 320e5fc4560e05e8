import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../base/parse';
import {
  FeedbackNotFoundError,
  HttpError,
  NetworkError,
  NotAuthorizedError,
  NotSignedInError,
  PresentationNotFoundError,
  PresentationsNotFoundError,
  RequestDeniedError,
} from '../../contract/service/errors';
import type { NewPresentationSettings } from '../../contract/creation/creation-settings';
import { createApi, type Api } from './api';
import { authenticatorCalls, ownPresentationCalls, publicationCalls, suggestionCalls } from './service-calls';
import { creationCalls } from './creation-stream';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Creates a client whose service always sends the same response. */
function apiWith(respond: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const leftOut: string[] = [];
  const api = createApi({
    fetch: async (url, init) => {
      sent.push({ url, init });
      return respond();
    },
    accessToken: async () => 'token',
    onTokenRefused: async () => undefined,
    onLeftOut: (call, { id }) => leftOut.push(`${call} ${id}`),
  });
  return { api, sent, leftOut };
}

const status = (code: number) => () => Response.json({ why: 'so' }, { status: code, statusText: 'No' });
const rating = {
  id: 'c9a5c8b4-9a43-4b0e-9f35-2f6b8a1f4f10',
  presentationId: '1',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
};

const authenticator = {
  challenge: 'a.b.c',
  existingAuthenticatorResponse: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
  },
  newAuthenticatorResponse: {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'a', attestationObject: 'a' },
  },
} as const;

describe('the errors of spec contract §6', () => {
  test.each<[string, number, (api: Api) => Promise<unknown>, new (...args: never[]) => Error]>([
    [
      'add authenticator',
      401,
      (api) => authenticatorCalls(api).addAuthenticator('anna', authenticator),
      RequestDeniedError,
    ],
    ['publish', 401, (api) => publicationCalls(api).publish('1'), NotAuthorizedError],
    ['unpublish', 401, (api) => publicationCalls(api).unpublish('1'), NotAuthorizedError],
    ['feedback', 401, (api) => api.sendFeedback(rating), NotAuthorizedError],
    ['the list of feedback', 404, (api) => api.listFeedback(), FeedbackNotFoundError],
    ['the list of presentations', 404, (api) => api.listPresentations(), PresentationsNotFoundError],
    ['a presentation', 404, (api) => api.presentationIndex('1'), PresentationNotFoundError],
    [
      'a presentation to delete',
      404,
      (api) => publicationCalls(api).deletePresentation('1'),
      PresentationNotFoundError,
    ],
    ['anything else', 500, (api) => api.listPresentations(), HttpError],
  ])('%s with status %i', async (_, code, call, error) => {
    await expect(call(apiWith(status(code)).api)).rejects.toBeInstanceOf(error);
  });

  test.each<[string, (api: Api) => Promise<unknown>, new (...args: never[]) => Error]>([
    ['feedback', (api) => api.listFeedback(), FeedbackNotFoundError],
    ['presentations', (api) => api.listPresentations(), PresentationsNotFoundError],
    ['to delete', (api) => publicationCalls(api).deletePresentation('1'), PresentationNotFoundError],
    ['to publish', (api) => publicationCalls(api).publish('1'), PresentationNotFoundError],
    ['to unpublish', (api) => publicationCalls(api).unpublish('1'), PresentationNotFoundError],
  ])('there is nothing, with status 404, only by the word of the service: %s', async (_, call, notFound) => {
    const withType =
      (type?: string, body = '<!doctype html>') =>
      () => {
        const response = new Response(body, { status: 404 });
        response.headers.delete('content-type');
        if (type !== undefined) response.headers.set('content-type', type);
        return response;
      };
    for (const type of [undefined, 'application/json', 'text/plain; charset=utf-8'])
      await expect(call(apiWith(withType(type)).api)).rejects.toBeInstanceOf(notFound);
    // Some servers send a plain word as HTML.
    await expect(call(apiWith(withType('text/html', 'not found')).api)).rejects.toBeInstanceOf(notFound);
    const page = await call(apiWith(withType('text/html; charset=utf-8')).api).catch(
      (error: unknown) => error,
    );
    expect(page).toMatchObject({ name: 'HttpError', status: 404 });
  });

  test('an index, which is a file, is not found also by a page of its host', async () => {
    const { api } = apiWith(
      () => new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    );
    await expect(api.presentationIndex('1')).rejects.toBeInstanceOf(PresentationNotFoundError);
  });

  test('a response outside 2xx throws an error with status, status text, data, headers and url', async () => {
    const error = await apiWith(status(503))
      .api.listPresentations()
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 503, statusText: 'No', data: { why: 'so' }, url: '' });
    expect(error).toHaveProperty('headers.content-type');
  });

  test('a request without a response throws a network error with its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const { api } = apiWith(() => Promise.reject(cause));
    await expect(api.listPresentations()).rejects.toMatchObject({ code: 'NetworkError', cause });
    await expect(api.listPresentations()).rejects.toBeInstanceOf(NetworkError);
  });

  test.each<[string, (api: Api, signal: AbortSignal) => Promise<unknown>]>([
    ['publish', (api, signal) => publicationCalls(api).publish('1', signal)],
    ['unpublish', (api, signal) => publicationCalls(api).unpublish('1', signal)],
    ['delete a presentation', (api, signal) => publicationCalls(api).deletePresentation('1', signal)],
    ['delete a suggestion', (api, signal) => suggestionCalls(api).deleteSuggestion('1', signal)],
  ])('an action of staff is sent with the signal that aborts it: %s', async (_, act) => {
    const { api, sent } = apiWith(() => new Response());
    const { signal } = new AbortController();
    await act(api, signal);
    expect(sent.map(({ init }) => init.signal)).toEqual([signal]);
  });

  test('an aborted request throws its AbortError', async () => {
    const { api } = apiWith(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(api.listPresentations()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that needs a session', () => {
  test.each<[string, (api: Api) => Promise<unknown>]>([
    ['User is not logged in, cannot submit feedback', (api) => api.sendFeedback(rating)],
    ['User is not logged in, cannot delete presentation', (api) => publicationCalls(api).publish('1')],
    ['need to be logged in to load suggestions', (api) => suggestionCalls(api).listSuggestions()],
  ])('throws without one: %s', async (message, call) => {
    const signedOut = createApi({
      fetch: () => Promise.reject(new Error('nothing may be asked')),
      accessToken: async () => undefined,
      onTokenRefused: () => Promise.reject(new Error('no token was sent')),
      onLeftOut: () => undefined,
    });
    await expect(call(signedOut)).rejects.toThrow(message);
    await expect(call(signedOut)).rejects.toBeInstanceOf(NotSignedInError);
  });

  test('sends the bearer token, and other calls send none', async () => {
    const { api, sent } = apiWith(() => new Response('[]'));
    await api.listPresentations();
    await suggestionCalls(api).listSuggestions();
    const bearers = sent.map(({ init }) => new Headers(init.headers).get('authorization'));
    expect(bearers).toEqual([null, 'Bearer token']);
  });
});

describe('a call that is answered 401', () => {
  const respond = (init: RequestInit) => {
    const isNew = new Headers(init.headers).get('authorization') === 'Bearer new';
    return new Response(null, { status: isNew ? 204 : 401 });
  };
  const withTokens = (next: string | undefined) => {
    const sent: RequestInit[] = [];
    const refused: string[] = [];
    const api = createApi({
      fetch: async (_url, init) => {
        sent.push(init);
        return respond(init);
      },
      accessToken: async () => 'old',
      onTokenRefused: async (token, operation) => {
        refused.push(`${operation} ${token}`);
        return next;
      },
      onLeftOut: () => undefined,
    });
    return { api, sent, refused };
  };

  test('is sent once more with another token, and the same body', async () => {
    const { api, sent, refused } = withTokens('new');
    await api.sendFeedback(rating);
    expect(sent.map(({ body }) => body)).toEqual([JSON.stringify(rating), JSON.stringify(rating)]);
    expect(refused).toEqual(['feedback old']);
  });

  test.each([
    ['without another token', undefined, 1],
    ['when that is refused too', 'worse', 2],
  ])('throws the named error %s', async (_, next, times) => {
    const { api, sent } = withTokens(next);
    await expect(publicationCalls(api).publish('1')).rejects.toBeInstanceOf(NotAuthorizedError);
    expect(sent).toHaveLength(times);
  });
});

describe('reading responses', () => {
  test('an entry of the wrong shape is left out and reported', async () => {
    const list = [
      { id: '1', title: 'A', language: 'English' },
      { id: '2', title: 3 },
    ];
    const { api, leftOut } = apiWith(() => Response.json(list));
    expect(await api.listPresentations()).toHaveLength(1);
    expect(leftOut).toEqual(['listPresentations 2']);
  });

  test('a single body of the wrong shape throws an error with the call and the field', async () => {
    const { api } = apiWith(() => Response.json({ topic: 5 }));
    const error = await creationCalls(api)
      .newTopic('en')
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ShapeError);
    expect(error).toMatchObject({ call: 'POST /api/topic', field: 'topic' });
  });
});

describe('a body of the wrong shape (spec contract §5)', () => {
  const dataUrl = 'data:audio/mp3;base64,SUQz';
  const settings: NewPresentationSettings = {
    title: 'Why bees dance',
    numberOfSlides: 3,
    language: 'English',
    createCoverSlideVideo: false,
    contentModeration: false,
    promotion: 'none',
    imageGeneratorName: 'flux',
    speakerVideoGeneratorName: 'none',
    textGeneratorName: 'openai-gpt4-o',
    person: { name: 'Ada', personDescription: '', imageDescription: '', speaker: 'english-olivia' },
  };

  test.each<[string, string, (api: Api) => Promise<unknown>]>([
    ['POST /api/feedback', 'storyRating', (api) => api.sendFeedback({ ...rating, storyRating: 0 })],
    ['POST /api/feedback', 'id', (api) => api.sendFeedback({ ...rating, id: '7' })],
    ['POST /api/suggestion', 'suggestion', (api) => suggestionCalls(api).suggest({ suggestion: ' ab ' })],
    [
      'POST /api/personData',
      'imageData',
      (api) => creationCalls(api).uploadPerson({ imageData: 'a.png', audioData: dataUrl }),
    ],
    ['POST /new-slidedeck', 'title', (api) => creationCalls(api).newSlidedeck({ ...settings, title: 'ab' })],
    [
      'POST /api/auth/:userId/addAuthenticator',
      'challenge',
      (api) => authenticatorCalls(api).addAuthenticator('anna', { ...authenticator, challenge: '' }),
    ],
  ])('of %s throws an error that names call and field %s, and nothing is sent', async (call, field, send) => {
    const { api, sent } = apiWith(() => Response.json({}));
    await expect(send(api)).rejects.toMatchObject({ name: 'ShapeError', call, field });
    expect(sent).toEqual([]);
  });

  test.each<[string, unknown, (api: Api) => Promise<unknown>]>([
    ['a suggestion', { suggestion: 'Bees' }, (api) => suggestionCalls(api).suggest({ suggestion: 'Bees' })],
    ['a deck', settings, (api) => creationCalls(api).newSlidedeck(settings)],
    [
      'an authenticator',
      authenticator,
      (api) => authenticatorCalls(api).addAuthenticator('anna', authenticator),
    ],
  ])('does not keep %s of the right one from being sent as it is', async (_, body, send) => {
    const { api, sent } = apiWith(() => Response.json({ url: 'presentations/1/index.json' }));
    await send(api);
    expect(sent.map(({ init }) => init.body)).toEqual([JSON.stringify(body)]);
  });
});

test('the list of a member’s presentations holds unpublished ones, and leaves invalid entries out', async () => {
  const entry = (id: string) => ({ id, title: `Story ${id}`, language: 'English' });
  const body = [entry('1'), { ...entry('2'), published: false }, { id: '3', published: false }];
  const { api, sent, leftOut } = apiWith(() => Response.json(body));
  const own = ownPresentationCalls(api);
  expect(await own.listPresentations()).toEqual([entry('1'), { ...entry('2'), published: false }]);
  expect(await own.listMissingMedia()).toEqual([]);
  expect(sent.map(({ url }) => url)).toEqual(['/api/own-presentation']);
  expect(leftOut).toEqual(['listOwnPresentations 3']);
  // Staff ask for the list of everybody, by their token.
  expect(await publicationCalls(api).listPresentations()).toEqual(await own.listPresentations());
  expect(sent[1]).toMatchObject({
    url: '/api/presentation',
    init: { headers: { authorization: 'Bearer token' } },
  });
});
