// Who may make which call (spec contract §4): each call with a bearer, by everybody.
import { randomUUID } from 'node:crypto';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { pathOfCall, serviceCalls, type CallName } from '../../../src/contract/service/calls';
import { libraryStory } from '../library-presentations.fixture';
import { tokensFor } from '../identity/provider.fixture';
import { createService, type Service } from '../service';
import { createMemoryStore } from '../store/memory/memory-store';
import { createHandlers } from './handlers';

const origin = 'http://bookworm.test';
const library = [libraryStory({ id: '1' })];
const own = '2';

type Who = 'nobody' | 'anonymous' | 'maker' | 'member' | 'promoted' | 'staff';
const everybody: readonly Who[] = ['nobody', 'anonymous', 'maker', 'member', 'promoted', 'staff'];

let service: Service;
let tokens: Readonly<Record<Who, string | undefined>>;

/** Starts a service that others reach, in which the maker has made one presentation, published or not. */
async function start(published = true, membersAreStaff = false): Promise<void> {
  const store = createMemoryStore(library);
  const options = { library, store, now: Date.now };
  const first = createService(options);
  for (const name of ['maker', 'member', 'promoted'])
    await first.identity.step(() =>
      first.accounts.create(name, { id: `id of ${name}`, role: 'member', mustChangePassword: false }),
    );
  service = createService({ ...options, membersAreStaff, staff: ['Promoted'] });
  await store.presentations.add(libraryStory({ id: own }), published, { maker: 'id of maker' });
  await store.feedback.store({ ...rating, id: 'left' });
  const tokenOf = async (name: string) => (await tokensFor(service.identity, name)).accessToken;
  tokens = {
    nobody: undefined,
    anonymous: 'anon',
    maker: await tokenOf('maker'),
    member: await tokenOf('member'),
    promoted: await tokenOf('promoted'),
    staff: await tokenOf('librarian'),
  };
}

async function call(who: Who, name: CallName, presentationId: string): Promise<Response> {
  const { method } = serviceCalls[name];
  const body = bodies[name];
  const token = tokens[who];
  const request = new Request(
    origin + pathOfCall(name, { presentationId, suggestionId: '1', feedbackId: 'left' }),
    {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  );
  const response = await getResponse(createHandlers({ service, origin }), request);
  if (response === undefined) throw new Error(`nobody answers ${name}`);
  return response;
}

const rating = {
  id: randomUUID(),
  presentationId: '1',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
};
const data = { imageData: 'data:image/jpeg;base64,AA', audioData: 'data:audio/mp3;base64,AA' };
const bodies: { readonly [name in CallName]?: unknown } = {
  sendFeedback: rating,
  uploadPerson: data,
  newSlidedeck: {
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
  },
};

/** What each may, in the order of `everybody`; the maker's own presentation is named. */
const anyone = [401, 'ok', 'ok', 'ok', 'ok', 'ok'];
const withAccount = [401, 401, 'ok', 'ok', 'ok', 'ok'];
const maker = [401, 401, 'ok', 403, 'ok', 'ok'];
const staff = [401, 401, 403, 403, 'ok', 'ok'];
const rights: { readonly [name in CallName]?: readonly (number | string)[] } = {
  sendFeedback: anyone,
  uploadPerson: anyone,
  newTopic: anyone,
  newSlidedeck: anyone,
  listOwnPresentations: withAccount,
  publish: maker,
  unpublish: maker,
  deletePresentation: maker,
  listMissingMedia: staff,
  listSuggestions: staff,
  deleteSuggestion: staff,
  deleteFeedback: staff,
};
const bearerCalls = Object.entries(serviceCalls).flatMap(([name, { bearer }]) =>
  bearer ? [name as CallName] : [],
);

test('the table names each call with a bearer', () => {
  expect(Object.keys(rights).sort()).toEqual([...bearerCalls].sort());
});

describe('where others reach the service', () => {
  test.each(bearerCalls)('%s is for whom the table says', async (name) => {
    const outcomes = [];
    for (const who of everybody) {
      await start();
      const { ok, status } = await call(who, name, own);
      outcomes.push(ok ? 'ok' : status);
    }
    expect(outcomes).toEqual(rights[name]);
  });

  test('a member may nothing with what the library holds, nor with what nobody is known to have made', async () => {
    await start();
    await service.presentations.add(libraryStory({ id: '3' }), true);
    for (const id of ['1', '3'])
      for (const name of ['publish', 'unpublish', 'deletePresentation'] as const)
        expect([name, id, (await call('maker', name, id)).status]).toEqual([name, id, 403]);
    expect((await call('maker', 'deletePresentation', '404')).status).toBe(404);
    expect(await service.presentations.list()).toHaveLength(3);
  });

  test('the list of all presentations has the unpublished ones for staff alone, marked, talks and parties too', async () => {
    await start(false);
    await service.presentations.add(libraryStory({ id: '3', kind: 'PRESENTATION' }), false);
    await service.presentations.add(libraryStory({ id: '4', kind: 'DALLIC_PARTY' }), false);
    const listed = await Promise.all(
      everybody.map(async (who) => {
        const response = await call(who, 'listPresentations', own);
        const isCached = response.headers.get('cache-control') !== 'no-store';
        const list: unknown = await response.json();
        if (!Array.isArray(list)) throw new TypeError('no list');
        return [isCached, ...list.map(Object).map(({ id, published }) => [id, published])];
      }),
    );
    const open = [true, ['1', undefined]];
    const whole = [false, ['1', undefined], ['2', false], ['3', false], ['4', false]];
    expect(listed).toEqual([open, open, open, open, whole, whole]);
  });

  test('staff are told that there is nothing only where nothing is unpublished either', async () => {
    await start(false);
    await service.presentations.remove('1');
    expect((await call('member', 'listPresentations', own)).status).toBe(404);
    expect((await call('staff', 'listPresentations', own)).status).toBe(200);
  });

  test('the maker of a presentation finds it, published or not, and others do not', async () => {
    await start(false);
    const idsOf = async (who: Who) =>
      ((await (await call(who, 'listOwnPresentations', own)).json()) as object[]).map(
        (each) => Object(each).id,
      );
    expect([await idsOf('maker'), await idsOf('member'), await idsOf('staff')]).toEqual([[own], [], []]);
    await call('maker', 'deletePresentation', own);
    expect(await idsOf('maker')).toEqual([]);
  });

  test('what a member makes by a call is theirs', async () => {
    await start();
    const { url } = Object(await (await call('member', 'newSlidedeck', own)).json());
    const [, id = ''] = String(url).split('/');
    expect((await call('maker', 'deletePresentation', id)).status).toBe(403);
    expect((await call('member', 'deletePresentation', id)).status).toBe(204);
  });

  test('the next owner of a username owns nothing of the one before', async () => {
    await start();
    const { identity, accounts } = service;
    await identity.step(() => {
      accounts.remove('maker');
      accounts.create('maker', { id: 'another id', role: 'member', mustChangePassword: false });
    });
    tokens = { ...tokens, maker: (await tokensFor(identity, 'maker')).accessToken };
    expect((await call('maker', 'deletePresentation', own)).status).toBe(403);
  });

  test('nor is the next owner of a name staff that the operator has made staff', async () => {
    await start();
    const { identity, accounts } = service;
    await identity.step(() => {
      accounts.remove('promoted');
      accounts.create('promoted', { id: 'another id', role: 'member', mustChangePassword: false });
    });
    const { accessToken } = await tokensFor(identity, 'promoted');
    expect(accounts.roleOf(await accounts.bearerOf(accessToken))).toBe('member');
  });

  test('the access token of a member says so, for the app', async () => {
    await start();
    const groupsOf = (who: Who) => {
      const payload = Buffer.from(tokens[who]?.split('.')[1] ?? '', 'base64url').toString();
      return Object(JSON.parse(payload))['cognito:groups'];
    };
    expect([groupsOf('member'), groupsOf('promoted'), groupsOf('staff')]).toEqual([
      ['member'],
      undefined,
      undefined,
    ]);
  });
});

describe('on this machine alone', () => {
  beforeEach(() => start(true, true));

  test.each(bearerCalls)('%s is open to every account', async (name) => {
    expect((await call('member', name, own)).ok).toBe(true);
  });
});
