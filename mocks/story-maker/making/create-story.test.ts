import { describe, expect, test, vi } from 'vitest';
import {
  readServerFrame,
  type ClientFrame,
  type ServerFrame,
} from '../../../src/contract/creation/stream-frames';
import { libraryStory } from '../../service/library-presentations.fixture';
import { createStory, isForStory } from './create-story';
import type { CreationDeps, CreationContext } from './creation-context';
import type { StoryMaker } from './story-maker';

const frame = {
  type: 'create-presentation-simple',
  title: ' The snail who wanted to fly ',
  kind: 'DARK_TALE',
  language: 'English',
  person: {},
  imageStyle: 'ink_splash',
  targetGroup: 'age_4',
  pageCount: 8,
  email: 'ida@example.org',
  consentToContact: true,
  mode: 'simple',
} as const satisfies ClientFrame;

const times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };

/** Creates a story with everything around it faked, and returns what happened, in order. */
async function create(
  asked: Parameters<typeof createStory>[0],
  change: Partial<CreationDeps & CreationContext> = {},
  events: unknown[] = [],
) {
  const frames: ServerFrame[] = [];
  const make: StoryMaker['make'] = async ({ id, request, seed }, { onTurn, onProgress }) => {
    onTurn?.();
    events.push({ request, seed });
    for (const page of [0, 1, 9]) onProgress({ stage: 'painting', page });
    onProgress({ stage: 'reading', page: 2 });
    return { presentation: libraryStory({ id }), times };
  };
  const deps = {
    maker: { make, foldersOf: () => [] },
    isForbidden: (title: string) => title.includes('murder'),
    sendMail: async ({ to, link }: { to: string; link: string }) =>
      void events.push(`mail to ${to}: ${link}`),
    linkOf: (id: string) => `http://localhost/#/story/read/${id}`,
    newSeed: () => 7,
    now: () => new Date(0),
    reserve: async () => ({
      commit: async () => void events.push('reservation committed'),
      release: async () => void events.push('reservation released'),
    }),
    nextId: async () => '12',
    addPresentation: async ({ entry }: { entry: { id: string } }) => void events.push(`listed ${entry.id}`),
    send: (sent: ServerFrame) => {
      frames.push(sent);
      events.push(sent.type);
    },
    uploads: { take: async () => undefined },
    showPictures: () => () => undefined,
    simpleOnly: false,
    signal: new AbortController().signal,
    ...change,
  };
  await createStory(asked, deps, deps);
  for (const sent of frames) expect(readServerFrame(JSON.stringify(sent)).outcome).toBe('read');
  return { events, frames };
}

const messagesOf = (frames: readonly ServerFrame[]) =>
  frames.map((sent) => ('message' in sent ? sent.message : sent.type));

describe('a story that a wizard asks for', () => {
  test('reports its progress, and is listed and mailed before the end is reported', async () => {
    const { events, frames } = await create(frame);
    expect(messagesOf(frames)).toEqual([
      'Started generation',
      'Writing the story',
      'Painting the cover',
      'Painting page 1 of 8',
      'Painting the ending',
      'Reading aloud page 2 of 8',
      'Binding the pages',
      'created-presentation',
    ]);
    expect(events.slice(-4)).toEqual([
      'listed 12',
      'reservation committed',
      'mail to ida@example.org: http://localhost/#/story/read/12',
      'created-presentation',
    ]);
    expect(frames.at(-1)).toEqual({
      type: 'created-presentation',
      url: 'presentations/12/index.json',
      id: '12',
    });
  });

  test('is made as it was asked for, in the kind that is stored', async () => {
    const { events } = await create(frame);
    expect(events).toContainEqual({
      seed: 7,
      request: {
        title: 'The snail who wanted to fly',
        kind: 'DARKTALE',
        language: 'English',
        imageStyle: 'ink_splash',
        targetGroup: 'age_4',
        pageCount: 8,
      },
    });
  });

  test.each([
    ['a name that its hero has', { name: 'Ida', looks: { hair: 'red', glasses: true } } as const],
    ['a hero of whom only the name is known', { name: 'Ida', looks: {} }],
  ])('is made with %s', async (_, hero) => {
    const { events } = await create({ ...frame, hero });
    expect(events).toContainEqual({ seed: 7, request: expect.objectContaining({ hero }) });
  });

  test.each([
    ['a forbidden title', { title: 'A murder' }, {}, 'abort'],
    ['a forbidden name', { hero: { name: 'A murderer', looks: {} } }, {}, 'abort'],
    ['a name that is a grief', { hero: { name: 'Mama has cancer', looks: {} } }, {}, 'abort'],
    ['a grief of which no story is written', { title: 'Mama has cancer' }, {}, 'abort'],
    ['an exhausted quota', {}, { reserve: async () => undefined }, 'quota'],
    ['an unknown style', { imageStyle: 'oil' }, {}, 'error'],
    ['an unknown age', { targetGroup: 'age_9' }, {}, 'error'],
    ['more pages than a wizard offers', { pageCount: 17 }, {}, 'error'],
  ])('ends with %s at once, and nothing is made', async (_, asked, change, type) => {
    const { events } = await create({ ...frame, ...asked }, change);
    expect(events).toEqual([type]);
  });

  test('with a forbidden title takes nothing of the quota, and says why', async () => {
    const reserve = vi.fn<CreationContext['reserve']>(async () => undefined);
    const { frames } = await create({ ...frame, title: 'A murder' }, { reserve });
    expect(reserve).not.toHaveBeenCalled();
    expect(frames).toEqual([expect.objectContaining({ flaggingInformation: expect.anything() })]);
  });

  test('with a forbidden name is refused as one with a forbidden title is', async () => {
    const hero = { name: 'A murderer', looks: {} };
    const { frames } = await create({ ...frame, hero });
    expect(frames).toEqual((await create({ ...frame, title: 'A murder' })).frames);
  });

  test.each(['Papa hits me', 'I want to die', 'Warum gibt es Krieg?'])(
    'of a grief says that there is no story, and not that it is forbidden: %s',
    async (title) => {
      const { frames } = await create({ ...frame, title }, { isForbidden: () => true });
      expect(frames).toEqual([
        expect.objectContaining({ flaggingInformation: { flagged: true, categories: ['no-story'] } }),
      ]);
    },
  );

  test.each([
    [
      'the press breaks down',
      { maker: { make: () => Promise.reject(new Error('no ink')), foldersOf: () => [] } },
    ],
    ['it cannot be listed', { addPresentation: () => Promise.reject(new Error('no ink')) }],
  ])('releases its reservation of the quota when %s', async (_, change) => {
    const events: unknown[] = [];
    await expect(create(frame, change, events)).rejects.toThrow('no ink');
    expect(events.filter((event) => String(event).startsWith('reservation'))).toEqual([
      'reservation released',
    ]);
  });

  test.each([
    ['without consent', { consentToContact: false }],
    ['without an address', { email: '' }],
    ['to an address that no header can hold', { email: 'a,b@example.org' }],
  ])('is not mailed %s', async (_, asked) => {
    const { events } = await create({ ...frame, ...asked });
    expect(events.filter((event) => String(event).startsWith('mail'))).toEqual([]);
    expect(events.at(-1)).toBe('created-presentation');
  });

  test('is there although its mail cannot be written, and the log does not hold the address', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { events } = await create(frame, { sendMail: () => Promise.reject(new Error('disk full')) });
    expect(events.at(-1)).toBe('created-presentation');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls.flat())).not.toContain('ida');
  });
});

test.each([
  [frame, true],
  [{ ...frame, kind: 'PRESENTATION_FUNNY' } as const, false],
  [{ ...frame, kind: 'CHRISTMAS_STORY' } as const, true],
])('%j is for a story: %j', (asked, expected) => {
  expect(isForStory(asked)).toBe(expected);
});
