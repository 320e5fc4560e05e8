// Tests all calls of spec contract §5, §6 with `fetch`, as the app makes them.
import { randomUUID } from 'node:crypto';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pathOfCall, serviceCalls, type CallName } from '../../../src/contract/service/calls';
import { tokensFor } from '../identity/provider.fixture';
import { createService, type Service } from '../service';
import { libraryStory } from '../library-presentations.fixture';
import { createHandlers } from './handlers';

const origin = 'https://bookworm.example.com';
const server = setupServer();
let service: Service;
let staff: string;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(async () => {
  service = createService({
    library: [libraryStory({ id: '1' }), libraryStory({ id: '9007199254740993' })],
    now: Date.now,
  });
  server.use(...createHandlers({ service }));
  staff = (await tokensFor(service.identity, 'librarian')).accessToken;
});

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly fill?: Readonly<Record<string, string>>;
}

function call(name: CallName, { token, body, fill }: CallOptions = {}): Promise<Response> {
  return fetch(`${origin}${pathOfCall(name, fill)}`, {
    method: serviceCalls[name].method,
    redirect: 'manual',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const anyone = 'anon';
const one = { presentationId: '1', suggestionId: '1', feedbackId: randomUUID(), userId: 'librarian' };
const rating = (id: string = randomUUID()) => ({
  id,
  presentationId: '1',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: 'Again',
});
const person = { imageData: 'data:image/jpeg;base64,AA', audioData: 'data:audio/mp3;base64,AA' };
const slidedeck = {
  title: 'Bees',
  numberOfSlides: 3,
  language: 'English',
  createCoverSlideVideo: false,
  contentModeration: false,
  promotion: 'none',
  imageGeneratorName: 'flux',
  speakerVideoGeneratorName: 'none',
  textGeneratorName: 'openai-gpt4-o',
  person: { name: 'a', personDescription: 'b', imageDescription: 'c', speaker: 'd' },
};
const question = { presentationId: '1', conversation: [], audio: 'data:audio/mp3;base64,AA' };

describe('authorization', () => {
  const bearerCalls = Object.keys(serviceCalls).filter(
    (name): name is CallName => serviceCalls[name as CallName].bearer,
  );

  test.each(bearerCalls)('%s needs a valid bearer', async (name) => {
    for (const token of [undefined, '', 'made-up'])
      expect((await call(name, { fill: one, ...(token === undefined ? {} : { token }) })).status).toBe(401);
  });

  test.each<CallName>([
    'deletePresentation',
    'publish',
    'unpublish',
    'listMissingMedia',
    'listSuggestions',
    'deleteSuggestion',
    'deleteFeedback',
  ])('%s is for staff (spec contract §4)', async (name) => {
    await service.feedback.store(rating(one.feedbackId));
    expect((await call(name, { fill: one, token: anyone })).status).toBe(401);
    expect((await call(name, { fill: one, token: staff })).ok).toBe(true);
  });

  test.each<[CallName, unknown]>([
    ['sendFeedback', rating()],
    ['uploadPerson', person],
    ['newTopic', undefined],
    ['newSlidedeck', slidedeck],
  ])('%s is open to anyone in bookworm', async (name, body) => {
    expect((await call(name, { token: anyone, body })).ok).toBe(true);
  });
});

describe('presentations', () => {
  test('are listed with id, url and title', async () => {
    const response = await call('listPresentations');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject([
      { id: '1', url: 'presentations/1/index.json', title: 'A story', language: 'English' },
      { id: '9007199254740993' },
    ]);
  });

  test('are 404 when there is none', async () => {
    for (const presentationId of ['1', '9007199254740993'])
      await call('unpublish', { token: staff, fill: { presentationId } });
    expect((await call('listPresentations')).status).toBe(404);
  });

  test.each<CallName>(['publish', 'unpublish', 'deletePresentation'])(
    '%s of a missing one is 404',
    async (name) => {
      expect((await call(name, { token: staff, fill: { presentationId: '404' } })).status).toBe(404);
    },
  );

  test('are deleted together with their index', async () => {
    expect((await call('presentationIndex', { fill: one })).status).toBe(200);
    await call('deletePresentation', { token: staff, fill: one });
    expect((await call('presentationIndex', { fill: one })).status).toBe(404);
    expect(await (await call('listPresentations')).json()).toHaveLength(1);
  });
});

describe('short links', () => {
  test.each([
    ['bookworm', '/#/story/read/1'],
    ['production', '/#/view/1'],
    ['museum', '/kiosk.html#/view/1'],
  ])('in %s redirect to %s', async (variant, address) => {
    server.use(...createHandlers({ service, variant }));
    const response = await fetch(`${origin}/p/1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, address]);
  });

  test('to a missing story are 404', async () => {
    expect((await fetch(`${origin}/p/404`)).status).toBe(404);
  });
});

describe('ratings', () => {
  test('are stored once by their id: 201, then 200, and 409 for another rating with that id', async () => {
    const sent = rating();
    const send = async (body: unknown) => (await call('sendFeedback', { token: anyone, body })).status;
    expect([await send(sent), await send(sent), await send({ ...sent, storyRating: 1 })]).toEqual([
      201, 200, 409,
    ]);
    const listed: unknown = await (await call('listFeedback')).json();
    expect(listed).toContainEqual(sent);
  });

  test('are of a presentation that is there: 404', async () => {
    const send = (presentationId: string) =>
      call('sendFeedback', { token: anyone, body: { ...rating(), presentationId } });
    expect((await send('404')).status).toBe(404);
    await call('unpublish', { token: staff, fill: one });
    expect((await send('1')).status).toBe(201);
    await call('deletePresentation', { token: staff, fill: one });
    expect((await send('1')).status).toBe(404);
  });

  test('have a comment of at most 2000 characters', async () => {
    const send = async (length: number) => {
      const body = { ...rating(), comment: 'ä'.repeat(length) };
      return (await call('sendFeedback', { token: anyone, body })).status;
    };
    expect([await send(2000), await send(2001)]).toEqual([201, 400]);
  });

  test('are deleted by staff, one by one, and do not come back', async () => {
    const [bad, good] = [rating(), rating()];
    for (const body of [bad, good]) await call('sendFeedback', { token: anyone, body });
    const remove = async (feedbackId: string) =>
      (await call('deleteFeedback', { token: staff, fill: { feedbackId } })).status;
    expect([await remove(bad.id), await remove(randomUUID())]).toEqual([204, 404]);
    expect((await call('sendFeedback', { token: anyone, body: bad })).status).toBe(200);
    const listed: unknown = await (await call('listFeedback')).json();
    expect(listed).toContainEqual(good);
    expect(JSON.stringify(listed)).not.toContain(bad.id);
  });

  test.each([
    ['no JSON', '{'],
    ['six stars', { ...rating(), storyRating: 6 }],
    ['an id that is no UUID', rating('1')],
  ])('of the wrong shape are 400: %s', async (_, body) => {
    expect((await call('sendFeedback', { token: anyone, body })).status).toBe(400);
  });

  test('are 404 when there are none', async () => {
    server.use(...createHandlers({ service: createService({ library: [], now: Date.now }) }));
    expect((await call('listFeedback')).status).toBe(404);
  });
});

test('suggestions are made by anyone, and listed and deleted by staff', async () => {
  expect((await call('suggest', { body: { suggestion: 'no' } })).status).toBe(400);
  expect((await call('suggest', { body: { suggestion: 'Clouds' } })).status).toBe(201);
  const list = async () => JSON.stringify(await (await call('listSuggestions', { token: staff })).json());
  expect(await list()).toContain('"suggestion":"Clouds"');
  await call('deleteSuggestion', { token: staff, fill: { suggestionId: '5' } });
  expect(await list()).not.toContain('Clouds');
  const unknown = { token: staff, fill: { suggestionId: '99' } };
  expect((await call('deleteSuggestion', unknown)).status).toBe(404);
});

describe('the creation calls', () => {
  test('return a topic, a person’s files and a slide deck', async () => {
    expect(await (await call('newTopic', { token: anyone })).json()).toEqual({ topic: expect.any(String) });
    expect(await (await call('uploadPerson', { token: anyone, body: person })).json()).toEqual({
      imageFile: expect.stringMatching(/^persons\/\w+\/image\.jpg$/),
      audioFile: expect.stringMatching(/^persons\/\w+\/audio\.mp3$/),
    });
    const made = async () => (await call('newSlidedeck', { token: anyone, body: slidedeck })).json();
    const deck = { url: 'presentations/9007199254740994/index.json' };
    expect([await made(), await made()]).toEqual([deck, deck]);
  });

  test('make a slide deck of their own for each user, and a new one once it was deleted', async () => {
    const made = async (token: string): Promise<unknown> =>
      (await call('newSlidedeck', { token, body: slidedeck })).json();
    const deck = (id: string) => ({ url: `presentations/${id}/index.json` });
    expect(await made(anyone)).toEqual(deck('9007199254740994'));
    expect(await made(staff)).toEqual(deck('9007199254740995'));
    await call('deletePresentation', { token: staff, fill: { presentationId: '9007199254740994' } });
    expect(await made(anyone)).toEqual(deck('9007199254740996'));
    expect(await made(staff)).toEqual(deck('9007199254740995'));
  });

  test('answer 400 for an upload that is not a data URL', async () => {
    const body = { ...person, audioData: 'https://example.com/a.mp3' };
    expect((await call('uploadPerson', { token: anyone, body })).status).toBe(400);
  });

  test('answer 422 to a question in which nothing is heard, and 404 without its presentation', async () => {
    expect((await call('ask', { body: question })).status).toBe(422);
    expect((await call('ask', { body: { ...question, presentationId: '404' } })).status).toBe(404);
  });
});
