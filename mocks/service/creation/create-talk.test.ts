import { describe, expect, test, vi } from 'vitest';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { brokenMaker, creationDoubles } from './creation.fixture';
import type { CreationDeps, CreationContext } from './creation-context';
import { createPerson } from './create-person';
import { createParty } from './create-party';
import { createTalk } from './create-talk';
import { tinySettings } from '../../studio/making/made-talk.fixture';

const at = { page: 1, pages: 3 };
const around = (change?: Partial<CreationDeps & CreationContext>) =>
  creationDoubles(
    [
      ...[0, 1, 2].map((page) => ({ stage: 'painting', page, pages: 3 }) as const),
      { stage: 'reading', ...at },
      { stage: 'filming', ...at },
      { stage: 'painted', ...at, description: 'A cup of tea' },
    ],
    change,
  );

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
  const doubles = around(change);
  await createTalk(frame, doubles.deps, doubles.deps);
  return doubles;
}

describe('a talk', () => {
  test('reports its progress, and is stored for staff to publish before its end is reported', async () => {
    // It counts the slides that it has, which may be fewer.
    const { events, frames, messages } = await create({ ...talk, numberOfSlides: 10 });
    expect(messages()).toEqual([
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

  const forbidden = { type: 'abort', flaggingInformation: { flagged: true } };
  test.each<[string, Parameters<typeof createTalk>[0], Partial<CreationContext>, { type: string }]>([
    [
      'a forbidden title under moderation',
      { ...talk, title: 'A murder', contentModeration: true },
      {},
      forbidden,
    ],
    ['a forbidden title in simple mode', { ...simple, title: 'A murder' }, {}, forbidden],
    ['an exhausted quota', talk, { reserve: async () => undefined }, { type: 'quota' }],
    ['all settings where only simple talks are made', talk, { simpleOnly: true }, { type: 'error' }],
    ['more slides than any form offers', { ...talk, numberOfSlides: 21 }, {}, { type: 'error' }],
  ])('ends with %s at once: nothing is made or reserved', async (_, frame, change, last) => {
    const { events, frames } = await create(frame, change);
    expect(events).toEqual([last.type]);
    expect(frames).toMatchObject([last]);
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
    const { deps, events } = around({ maker: brokenMaker });
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
    const { deps, frames, messages } = around({ reserve });
    createPerson(empty, deps, deps);
    expect(messages()).toEqual(['Started generation', 'Inventing the presenter', 'created-person']);
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
