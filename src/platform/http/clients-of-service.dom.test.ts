// The page's clients talk to the mocked service, whose handlers MSW puts in the place of the network.
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHandlers } from '../../../mocks/service/handlers/handlers';
import { streamHandler } from '../../../mocks/service/handlers/stream';
import { libraryStory } from '../../../mocks/service/library-presentations.fixture';
import { createService, type Service } from '../../../mocks/service/service';
import { newRunKey } from '../../contract/creation/run-key';
import type { ClientFrame } from '../../contract/creation/stream-frames';
import { PresentationNotFoundError, ProviderError } from '../../contract/service/errors';
import { systemClock } from '../browser/system-clock';
import { createApi } from './api';
import { creationCalls, createStreamOpener, type StreamEvent } from './creation-stream';
import { createIdentityProvider } from './identity-provider';
import { publicationCalls, runCalls, suggestionCalls } from './service-calls';

const host = 'bookworm.example.com';
const server = setupServer();
let service: Service;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  service = createService({ library: [libraryStory({ id: '1', title: 'Pip' })], now: Date.now });
  server.use(...createHandlers({ service }));
});

/** Asks the host of the service, since an address without a host means nothing outside of a page. */
const ask = (url: string, init: RequestInit) => fetch(new URL(url, `https://${host}`), init);

const apiWith = (accessToken: string | undefined) =>
  createApi({
    fetch: ask,
    accessToken: async () => accessToken,
    onTokenRefused: async () => undefined,
    onLeftOut: (call, { id }) => expect.unreachable(`${call} leaves out ${id}`),
  });

const clientId = 'client';
const provider = createIdentityProvider({
  fetch: ask,
  userPool: { id: 'eu-central-1_example', clientId, address: '/identity-provider' },
  clock: systemClock,
  random: () => 0,
  report: (error) => expect.unreachable(String(error)),
});

const withPassword = (username: string, password: string) =>
  provider.call('InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });

/** Signs the librarian in, and returns the tokens. */
async function signIn() {
  const { AuthenticationResult: tokens } = await withPassword('librarian', 'Picture-Book-1');
  if (!tokens) throw new Error('The librarian is asked for more than a password.');
  return tokens;
}

test('anyone lists the stories, and rates one', async () => {
  const api = apiWith('anon');
  expect((await api.listPresentations()).map(({ id, title }) => [id, title])).toEqual([['1', 'Pip']]);
  expect((await (await api.presentationIndex('1')).json()).presentationId).toBe('1');
  const rating = {
    id: 'c9a5c8b4-9a43-4b0e-9f35-2f6b8a1f4f10',
    presentationId: '1',
    storyRating: 5,
    imageRating: 4,
    voiceRating: 3,
    comment: 'Again',
  };
  await api.sendFeedback(rating);
  expect(await api.listFeedback()).toContainEqual(rating);
});

test('the provider signs a person in, tells who it is, and continues the session until it is revoked', async () => {
  await expect(withPassword('librarian', 'wrong')).rejects.toThrow(
    expect.objectContaining({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' }),
  );
  const { AccessToken, RefreshToken } = await signIn();
  expect(await provider.call('GetUser', { AccessToken })).toMatchObject({ Username: 'librarian' });
  const refresh = () =>
    provider.call('InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken ?? '' },
    });
  expect((await refresh()).AuthenticationResult?.AccessToken).toEqual(expect.any(String));
  await provider.revoke(RefreshToken ?? '');
  await expect(refresh()).rejects.toBeInstanceOf(ProviderError);
});

test('staff read suggestions and delete a story, which nobody else may', async () => {
  const anyone = apiWith('anon');
  await suggestionCalls(anyone).suggest({ suggestion: 'Snails' });
  await expect(publicationCalls(anyone).deletePresentation('1')).rejects.toMatchObject({
    name: 'HttpError',
    status: 401,
  });
  const staff = apiWith((await signIn()).AccessToken);
  expect(await suggestionCalls(staff).listSuggestions()).toContainEqual(
    expect.objectContaining({ suggestion: 'Snails' }),
  );
  await publicationCalls(staff).deletePresentation('1');
  await expect(staff.presentationIndex('1')).rejects.toBeInstanceOf(PresentationNotFoundError);
  expect(await runCalls(anyone).isGone('1')).toBe(true);
});

/** Sends a message over a stream to a service that makes what it asks for at once; returns the events and how to cancel. */
function openRun(accessToken: string, frame: ClientFrame, isSilent = false) {
  server.use(streamHandler({ service, newRunId: () => 'run', pace: () => 0, silent: () => isSilent }));
  const events: StreamEvent[] = [];
  const run = new AbortController();
  const openStream = createStreamOpener({
    page: { protocol: 'https:', host },
    // As MSW has it while it listens.
    WebSocket,
    report: (error) => expect.unreachable(String(error)),
  });
  openStream(accessToken, frame, (event) => events.push(event), run.signal);
  return { events, cancel: () => run.abort() };
}

const framesOf = (events: readonly StreamEvent[]) =>
  events.flatMap((event) => (event.type === 'frame' ? [event.frame] : []));

const story = {
  type: 'create-presentation-simple',
  title: 'The snail who wanted to fly',
  kind: 'STORY',
  language: 'English',
  person: {},
  imageStyle: 'pastel_dream',
  targetGroup: 'age_4',
  pageCount: 8,
  email: '',
  consentToContact: false,
  mode: 'simple',
} as const satisfies ClientFrame;

test('a stream makes a story, which the service lists and whose run it knows by its key', async () => {
  const runKey = newRunKey((bytes) => crypto.getRandomValues(bytes));
  const { events, cancel } = openRun('anon', { ...story, runKey });
  await expect.poll(() => framesOf(events).at(-1)?.type).toBe('created-presentation');
  cancel();
  expect(events[0]).toEqual({ type: 'open' });
  const api = apiWith('anon');
  expect((await api.listPresentations()).map(({ title }) => title)).toContain(story.title);
  await expect.poll(async () => (await runCalls(api).readRun(runKey))?.state).toBe('finished');
});

test('a stream whose token the service refuses is lost', async () => {
  const { events } = openRun('forged', story);
  await expect.poll(() => events.at(-1)).toEqual({ type: 'lost' });
  expect(framesOf(events)).toEqual([]);
});

test('a run that is cancelled makes nothing, and no event follows', async () => {
  const runKey = newRunKey((bytes) => crypto.getRandomValues(bytes));
  const { events, cancel } = openRun('anon', { ...story, runKey }, true);
  await expect.poll(() => events).toEqual([{ type: 'open' }]);
  cancel();
  const api = apiWith('anon');
  expect((await api.listPresentations()).map(({ title }) => title)).toEqual(['Pip']);
  expect(events).toHaveLength(1);
});

test('a topic is offered to those who make a presentation', async () => {
  const { AccessToken } = await signIn();
  expect(await creationCalls(apiWith(AccessToken)).newTopic('en')).not.toBe('');
});
