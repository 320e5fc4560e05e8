import { describe, expect, test } from 'vitest';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { readServerFrame } from '../../../src/contract/creation/stream-frames';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import { createService } from '../service';
import type { Run } from './scripted-creations';
import { libraryParty, libraryStory } from '../library-presentations.fixture';

const story = {
  type: 'create-presentation-simple',
  title: 'The lamp that was afraid of the dark',
  kind: 'DARK_TALE',
  language: 'German',
  person: {},
  imageStyle: 'ink_splash',
  targetGroup: 'age_7',
  pageCount: 3,
  email: '',
  consentToContact: false,
  mode: 'simple',
} as const satisfies ClientFrame;

const party = {
  type: 'create-dallic-party',
  initialPrompt: 'A castle',
  changePrompt: 'Make it more interesting',
  numberOfIterations: 3,
  textGeneratorName: 'openai-gpt4',
  imageGeneratorName: 'dalle-3',
} as const satisfies ClientFrame;

const person = {
  type: 'create-person',
  name: 'Ada',
  personDescription: '',
  imageDescription: '',
  speaker: '',
  textGeneratorName: 'openai-gpt4',
} as const satisfies ClientFrame;

function started() {
  return createService({
    now: () => 0,
    library: [
      libraryStory({ id: '1', kind: 'STORY' }),
      libraryStory({ id: '2', kind: 'DARKTALE' }),
      libraryStory({ id: '3', kind: 'DARKTALE', language: 'German' }),
      libraryParty('4'),
    ],
  });
}

const frameTypes = (run: Run) => run.steps.map(({ frame }) => frame.type);
const lastFrame = (run: Run) => run.steps.at(-1)?.frame;

describe('a story', () => {
  test('reports its progress page by page, and is listed under its title once it is finished', async () => {
    const { scriptedCreations, presentations } = started();
    const run = await scriptedCreations.begin('run', story, 'anonymous');
    expect(run.steps[0]?.frame).toEqual({ type: 'progress', message: 'Started generation' });
    expect(lastFrame(run)).toEqual({
      type: 'created-presentation',
      id: '5',
      url: 'presentations/5/index.json',
    });
    expect(await presentations.find('5')).toBeUndefined();
    await scriptedCreations.finish('run');
    expect(await presentations.list()).toContainEqual(
      expect.objectContaining({ id: '5', title: story.title }),
    );
    expect(parsePresentationIndex((await presentations.find('5'))?.index ?? '', 'test')).toMatchObject({
      kind: 'DARKTALE',
      presentationId: '5',
      sequence: [{ headline: story.title }, {}, {}],
    });
  });

  test('borrows media from the story closest in kind and language', async () => {
    const { scriptedCreations } = started();
    expect((await scriptedCreations.begin('a', story, 'anonymous')).presentation?.entry.language).toBe(
      'German',
    );
    expect(
      (await scriptedCreations.begin('b', { ...story, language: 'English' }, 'anonymous')).presentation?.entry
        .language,
    ).toBe('English');
    expect(
      (await scriptedCreations.begin('c', { ...story, kind: 'CHRISTMAS_STORY' }, 'anonymous')).presentation
        ?.entry.language,
    ).toBe('German');
  });

  test('is made once, however often its run is begun or finished', async () => {
    const { scriptedCreations, presentations } = started();
    const [run, same] = await Promise.all([
      scriptedCreations.begin('run', story, 'anonymous'),
      scriptedCreations.begin('run', story, 'anonymous'),
    ]);
    expect(same).toBe(run);
    expect(await scriptedCreations.begin('run', story, 'anonymous')).toBe(run);
    await scriptedCreations.finish('run');
    await presentations.unpublish('5');
    await scriptedCreations.finish('run');
    await scriptedCreations.finish('unknown run');
    expect(await presentations.list()).toHaveLength(4);
  });
});

test('a run whose presentation was removed begins anew, and once', async () => {
  const { scriptedCreations, presentations } = started();
  const begin = () => scriptedCreations.begin('run', story, 'anonymous');
  const first = await begin();
  expect(await begin()).toBe(first);
  await scriptedCreations.finish('run');
  await presentations.unpublish('5');
  expect(await begin()).toBe(first);
  await presentations.remove('5');
  const [second, same] = await Promise.all([begin(), begin()]);
  expect(second.presentation?.entry.id).toBe('6');
  expect(same).toBe(second);
  await scriptedCreations.finish('run');
  expect(await presentations.find('6')).toBeDefined();
});

test('runs that make nothing are not remembered, so that they cannot fill the memory', async () => {
  const { scriptedCreations } = started();
  for (let run = 1; run <= 40; run += 1) await scriptedCreations.begin(`person ${run}`, person, 'anonymous');
  for (let run = 1; run <= 40; run += 1) await scriptedCreations.begin(`story ${run}`, story, 'anonymous');
  expect(scriptedCreations.remembered).toBe(30);
});

test('a presentation is not listed until it is published', async () => {
  const { scriptedCreations, presentations } = started();
  await scriptedCreations.begin('run', { ...story, kind: 'PRESENTATION_FUNNY' }, 'anonymous');
  await scriptedCreations.finish('run');
  expect(await presentations.list()).toHaveLength(4);
  await presentations.publish('5');
  expect(await presentations.list()).toHaveLength(5);
});

test('a party sends each picture, and is stored with its steps', async () => {
  const { scriptedCreations, presentations } = started();
  const run = await scriptedCreations.begin('run', party, 'anonymous');
  expect(frameTypes(run)).toEqual([...Array<string>(4).fill('progress'), 'created-dallic-party']);
  expect(run.steps[2]?.frame).toMatchObject({
    data: {
      type: 'image',
      imageUrl: '/presentations/4/images/02.webp',
      description: 'A castle. Make it more interesting',
    },
  });
  await scriptedCreations.finish('run');
  expect(parsePresentationIndex((await presentations.find('5'))?.index ?? '', 'test')).toMatchObject({
    kind: 'DALLIC_PARTY',
    initialPrompt: 'A castle',
    numberOfIterations: 3,
    steps: [{ imageUrl: 'images/01.webp' }, { imageUrl: 'images/02.webp' }, { imageUrl: 'images/01.webp' }],
  });
});

test('a person’s empty fields are filled in', async () => {
  const run = await started().scriptedCreations.begin('run', person, 'anonymous');
  expect(lastFrame(run)).toMatchObject({ type: 'created-person', person: { name: 'Ada' } });
  expect(JSON.stringify(lastFrame(run))).not.toContain('""');
});

describe('a failing creation', () => {
  test.each([
    ['A story about murder', 'abort'],
    ['Die Pistole im Pudding', 'abort'],
    ['A bear [abort]', 'abort'],
    ['A bear [error]', 'error'],
    ['A bear [quota]', 'quota'],
    ['A bear [silence]', 'progress'],
  ])('%s ends with %s, and nothing is made', async (title, type) => {
    const { scriptedCreations, presentations } = started();
    const run = await scriptedCreations.begin('run', { ...story, title }, 'anonymous');
    await scriptedCreations.finish('run');
    expect(lastFrame(run)?.type).toBe(type);
    expect(await presentations.list()).toHaveLength(4);
  });

  test.each([
    ['Mörder', 'abort'],
    ['Ida', 'created-presentation'],
  ])('%s as the name of its child: a story ends with %s', async (name, type) => {
    const { scriptedCreations } = started();
    const run = await scriptedCreations.begin('run', { ...story, hero: { name, looks: {} } }, 'anonymous');
    expect(lastFrame(run)?.type).toBe(type);
  });

  test.each([['The begun story'], ['Der Mordsspaß'], ['Gunther goes out']])(
    '%s is accepted as a title',
    async (title) => {
      const run = await started().scriptedCreations.begin('run', { ...story, title }, 'anonymous');
      expect(lastFrame(run)?.type).toBe('created-presentation');
    },
  );

  test('the thirty-first creation of an hour exceeds the quota; persons have none', async () => {
    const { scriptedCreations } = started();
    for (let run = 1; run <= 30; run += 1) await scriptedCreations.begin(`run ${run}`, story, 'anonymous');
    expect(frameTypes(await scriptedCreations.begin('run 31', story, 'anonymous'))).toEqual(['quota']);
    expect(frameTypes(await scriptedCreations.begin('run 32', person, 'anonymous'))).toContain(
      'created-person',
    );
  });
});

test('every frame of every script is valid for the page', async () => {
  const { scriptedCreations } = started();
  const stories = ['well', '[abort]', '[error]', '[quota]', '[silence]'].map((title) => ({
    ...story,
    title,
  }));
  const runs = await Promise.all(
    [...stories, party, person].map((frame, index) =>
      scriptedCreations.begin(`run ${index}`, frame, 'anonymous'),
    ),
  );
  for (const { frame } of runs.flatMap(({ steps }) => steps))
    expect(readServerFrame(JSON.stringify(frame)).outcome).toBe('read');
});
