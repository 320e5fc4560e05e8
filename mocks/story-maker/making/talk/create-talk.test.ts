import { describe, expect, test, vi } from 'vitest';
import {
  readServerFrame,
  type ClientFrame,
  type ServerFrame,
} from '../../../../src/contract/creation/stream-frames';
import { libraryStory } from '../../../service/library-presentations.fixture';
import type { CreationDeps, CreationContext } from '../creation-context';
import { createPerson } from '../create-person';
import { createParty } from '../create-party';
import type { StoryMaker } from '../story-maker';
import { createTalk } from './create-talk';
import { tinySettings } from './made-talk.fixture';

const times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };

/** Everything around a creation, faked; `events` records what happened, in order. */
function around(change: Partial<CreationDeps & CreationContext> = {}) {
  const events: unknown[] = [];
  const frames: ServerFrame[] = [];
  const make: StoryMaker['make'] = async ({ id, request, seed }, { onTurn, onProgress }) => {
    onTurn?.();
    events.push({ request, seed });
    for (const page of [0, 1, 2]) onProgress({ stage: 'painting', page });
    onProgress({ stage: 'reading', page: 1 });
    onProgress({ stage: 'filming', page: 1 });
    onProgress({ stage: 'painted', page: 1, description: 'A cup of tea' });
    return { presentation: libraryStory({ id }), times };
  };
  const deps: CreationDeps & CreationContext = {
    maker: { make, foldersOf: (id) => [`work/${id}`, `presentations/${id}`] },
    isForbidden: (title) => title.includes('murder'),
    sendMail: async () => undefined,
    linkOf: (id) => id,
    uploads: {
      take: async (name) => {
        events.push(`took ${name}`);
        return name.endsWith('jpg') ? Buffer.from('photo') : undefined;
      },
    },
    newSeed: () => 7,
    now: () => new Date(0),
    reserve: async () => ({
      commit: async () => void events.push('reservation committed'),
      release: async () => void events.push('reservation released'),
    }),
    nextId: async () => '12',
    addPresentation: async ({ entry }, published) =>
      void events.push(`stored ${entry.id}${published ? ', published' : ''}`),
    showPictures: (id, folders) => {
      events.push(`shows ${id} in ${folders.join(', ')}`);
      return () => void events.push('shows no more');
    },
    simpleOnly: false,
    send: (sent) => {
      frames.push(sent);
      events.push(sent.type);
    },
    signal: new AbortController().signal,
    ...change,
  };
  return { deps, events, frames };
}

const messagesOf = (frames: readonly ServerFrame[]) =>
  frames.map((sent) => ('message' in sent ? sent.message : sent.type));

function expectReadable(frames: readonly ServerFrame[]): void {
  for (const sent of frames) expect(readServerFrame(JSON.stringify(sent)).outcome).toBe('read');
}

const talk = { type: 'create-presentation', ...tinySettings } as const satisfies ClientFrame;
const simple = {
  type: 'create-presentation-simple',
  title: 'Why the moon shines',
  kind: 'PRESENTATION_FUNNY',
  language: 'German',
  person: {},
  imageStyle: '',
  targetGroup: 'age_4',
  pageCount: 3,
  email: '',
  consentToContact: false,
  mode: 'simple',
} as const satisfies ClientFrame;

async function create(
  frame: Parameters<typeof createTalk>[0],
  change?: Partial<CreationDeps & CreationContext>,
) {
  const { deps, events, frames } = around(change);
  await createTalk(frame, deps, deps);
  expectReadable(frames);
  return { events, frames };
}

describe('a talk', () => {
  test('reports its progress, and is stored for staff to publish before its end is reported', async () => {
    const { events, frames } = await create(talk);
    expect(messagesOf(frames)).toEqual([
      'Started generation',
      'Writing the talk',
      'Painting the cover',
      'Painting slide 1 of 1',
      'Painting the ending',
      'Reading aloud slide 1 of 1',
      'Filming slide 1 of 1',
      'Painted slide 1 of 1',
      'Putting the slides together',
      'created-presentation',
    ]);
    expect(frames).toContainEqual({
      type: 'progress',
      message: 'Painted slide 1 of 1',
      data: { type: 'image', imageUrl: '/presentations/12/images/01.webp', description: 'A cup of tea' },
    });
    expect(events).toContain('shows 12 in work/12, presentations/12');
    expect(events.slice(-4)).toEqual([
      'stored 12',
      'shows no more',
      'reservation committed',
      'created-presentation',
    ]);
    expect(frames.at(-1)).toEqual({
      type: 'created-presentation',
      url: 'presentations/12/index.json',
      id: '12',
    });
  });

  test('that has fewer slides than were asked for counts those that it has', async () => {
    const { deps, frames } = around();
    deps.maker.make = async ({ id }, { onProgress }) => {
      for (const page of [2, 6]) onProgress({ stage: 'reading', page, slides: 5 });
      return { presentation: libraryStory({ id }), times };
    };
    await createTalk({ ...talk, numberOfSlides: 10 }, deps, deps);
    expect(messagesOf(frames)).toContain('Reading aloud slide 2 of 5');
    expect(messagesOf(frames)).toContain('Reading aloud the ending');
  });

  test('is made as it was asked for', async () => {
    const { events } = await create({
      ...talk,
      kind: 'PRESENTATION_ERNEST',
      speakerVideoGeneratorName: 'd-id',
      createCoverSlideVideo: true,
    });
    const { imageDescription, name, personDescription, speaker } = tinySettings.person;
    expect(events).toContainEqual({
      seed: 7,
      request: expect.objectContaining({
        kind: 'PRESENTATION',
        talk: {
          title: 'Why the moon shines',
          language: 'English',
          numberOfSlides: 1,
          narrationStyle: 'humorous',
          tone: 'ERNEST',
          person: { imageDescription, name, personDescription, speaker },
        },
        imageStyle: 'scandi_minimal',
        filmed: 'all',
        subtitles: true,
      }),
    });
  });

  test('takes the uploads of its person, whatever comes of it', async () => {
    const person = { ...talk.person, image: 'persons/1/image.jpg', audio: 'persons/1/audio.mp3' };
    const taken = ['took persons/1/image.jpg', 'took persons/1/audio.mp3'];
    const made = await create({ ...talk, person });
    expect(made.events.slice(0, 2)).toEqual(taken);
    expect(made.events).toContainEqual(
      expect.objectContaining({
        request: expect.objectContaining({ photo: Buffer.from('photo').toString('base64') }),
      }),
    );
    const refused = await create({ ...talk, person }, { reserve: async () => undefined });
    expect(refused.events).toEqual([...taken, 'quota']);
  });

  test.each<[string, Parameters<typeof createTalk>[0], Partial<CreationContext>, string]>([
    [
      'a forbidden title under moderation',
      { ...talk, title: 'A murder', contentModeration: true },
      {},
      'abort',
    ],
    ['a forbidden title in simple mode', { ...simple, title: 'A murder' }, {}, 'abort'],
    ['an exhausted quota', talk, { reserve: async () => undefined }, 'quota'],
    ['all settings where only simple talks are made', talk, { simpleOnly: true }, 'error'],
    ['more slides than any form offers', { ...talk, numberOfSlides: 21 }, {}, 'error'],
  ])('ends with %s at once, and nothing is made', async (_, frame, change, type) => {
    const { events, frames } = await create(frame, change);
    expect(events).toEqual([type]);
    if (type === 'abort')
      expect(frames).toEqual([expect.objectContaining({ flaggingInformation: expect.anything() })]);
  });

  test('may have any title without moderation', async () => {
    const { frames } = await create({ ...talk, title: 'A murder' });
    expect(frames.at(-1)?.type).toBe('created-presentation');
  });

  test('in simple mode has a general voice and look, the tone of its kind, and is made in the museum too', async () => {
    const { events, frames } = await create(simple, { simpleOnly: true });
    expect(frames.at(-1)?.type).toBe('created-presentation');
    expect(events).toContainEqual(
      expect.objectContaining({
        request: expect.objectContaining({
          filmed: 'none',
          subtitles: true,
          talk: expect.objectContaining({
            tone: 'FUNNY',
            isForChild: true,
            numberOfSlides: 3,
            person: expect.objectContaining({ name: 'Penelope von Stempel', speaker: 'german-lotte' }),
          }),
        }),
      }),
    );
  });

  test('releases its reservation of the quota when it fails', async () => {
    const { deps, events } = around();
    deps.maker.make = () => Promise.reject(new Error('no ink'));
    await expect(createTalk(talk, deps, deps)).rejects.toThrow('no ink');
    expect(events.filter((event) => String(event).startsWith('reservation'))).toEqual([
      'reservation released',
    ]);
  });
});

describe('a party', () => {
  const party = {
    type: 'create-dallic-party',
    initialPrompt: 'A cup of tea',
    changePrompt: 'Make it more interesting',
    numberOfIterations: 2,
    textGeneratorName: 'openai-gpt4',
    imageGeneratorName: 'dalle-3',
  } as const satisfies ClientFrame;

  test('sends each picture with the address at which it is shown, until the party is stored', async () => {
    const { deps, events, frames } = around();
    await createParty(party, deps, deps);
    expectReadable(frames);
    expect(frames).toContainEqual({
      type: 'progress',
      message: 'Painted change 1 of 2',
      data: { type: 'image', imageUrl: '/presentations/12/images/01.webp', description: 'A cup of tea' },
    });
    expect(events).toContain('shows 12 in work/12, presentations/12');
    expect(events.slice(-4)).toEqual([
      'stored 12',
      'shows no more',
      'reservation committed',
      'created-dallic-party',
    ]);
  });

  test.each([
    ['a forbidden prompt', { changePrompt: 'murder' }, {}, 'abort'],
    ['an exhausted quota', {}, { reserve: async () => undefined }, 'quota'],
  ])('ends with %s at once', async (_, asked, change, type) => {
    const { deps, events } = around(change);
    await createParty({ ...party, ...asked }, deps, deps);
    expect(events).toEqual([type]);
  });

  test('that fails shows nothing any more', async () => {
    const { deps, events } = around();
    deps.maker.make = () => Promise.reject(new Error('no ink'));
    await expect(createParty(party, deps, deps)).rejects.toThrow('no ink');
    expect(events.slice(-2)).toEqual(['shows no more', 'reservation released']);
  });
});

describe('a presenter', () => {
  const empty = {
    type: 'create-person',
    name: 'Ada',
    personDescription: '',
    imageDescription: '',
    speaker: 'german-anna',
    textGeneratorName: 'openai-gpt4',
  } as const satisfies ClientFrame;

  test('is invented for the empty fields, and takes nothing of the quota', () => {
    const reserve = vi.fn<CreationContext['reserve']>(async () => undefined);
    const { deps, frames } = around({ reserve });
    createPerson(empty, deps, deps);
    expectReadable(frames);
    expect(messagesOf(frames)).toEqual(['Started generation', 'Inventing the presenter', 'created-person']);
    expect(frames.at(-1)).toMatchObject({
      person: {
        name: 'Ada',
        speaker: 'german-anna',
        personDescription: expect.stringMatching(/\w/),
        imageDescription: expect.stringMatching(/\w/),
      },
    });
    expect(reserve).not.toHaveBeenCalled();
  });

  test('with forbidden words is refused', () => {
    const { deps, frames } = around();
    createPerson({ ...empty, personDescription: 'likes murder' }, deps, deps);
    expect(frames.at(-1)?.type).toBe('abort');
  });
});
