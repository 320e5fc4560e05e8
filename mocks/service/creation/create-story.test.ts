import { describe, expect, test, vi } from 'vitest';
import type { ClientFrame } from '../../../src/contract/creation/stream-frames';
import { createStory, isForStory } from './create-story';
import { brokenMaker, creationDoubles } from './creation.fixture';
import type { CreationDeps, CreationContext } from './creation-context';

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

/** Creates a story with everything around it faked, and returns what happened, in order. */
async function create(
  asked: Parameters<typeof createStory>[0],
  change?: Partial<CreationDeps & CreationContext>,
) {
  const doubles = creationDoubles(
    [
      ...[0, 1, 9].map((page) => ({ stage: 'painting', page, pages: 10 }) as const),
      { stage: 'reading', page: 2, pages: 10 },
    ],
    change,
  );
  const error = await createStory(asked, doubles.deps, doubles.deps).catch((thrown: unknown) => thrown);
  return { ...doubles, error };
}

describe('a story that a wizard asks for', () => {
  test('reports its progress, and is listed and mailed before the end is reported', async () => {
    const { events, frames, messages } = await create(frame);
    expect(messages()).toEqual([
      'Started generation',
      'Writing the story',
      'Painting the cover',
      'Painting page 1 of 8',
      'Painting the ending',
      'Reading aloud page 2 of 8',
      'Binding the pages',
      'created-presentation',
    ]);
    expect(events.slice(-5)).toEqual([
      'stored 12, published',
      'shows no more',
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

  const deniedAs = (category: string) => ({ type: 'abort', flaggingInformation: { categories: [category] } });
  const forbidden = deniedAs('forbidden-title');
  const noStory = deniedAs('no-story');
  const isForbidden = () => true;

  test.each([
    ['a forbidden title', { title: 'A murder' }, {}, forbidden],
    ['a forbidden name', { hero: { name: 'A murderer', looks: {} } }, {}, forbidden],
    ['a name that is a grief', { hero: { name: 'Mama has cancer', looks: {} } }, {}, noStory],
    ['a grief of which no story is written', { title: 'Mama has cancer' }, {}, noStory],
    ['a grief, whatever is forbidden', { title: 'Papa hits me' }, { isForbidden }, noStory],
    ['a wish, whatever is forbidden', { title: 'I want to die' }, { isForbidden }, noStory],
    ['a question, whatever is forbidden', { title: 'Warum gibt es Krieg?' }, { isForbidden }, noStory],
    ['an exhausted quota', {}, { reserve: async () => undefined }, { type: 'quota' }],
    ['an unknown style', { imageStyle: 'oil' }, {}, { type: 'error' }],
    ['an unknown age', { targetGroup: 'age_9' }, {}, { type: 'error' }],
    ['more pages than a wizard offers', { pageCount: 17 }, {}, { type: 'error' }],
  ])('ends with %s at once: nothing is made or reserved', async (_, asked, change, last) => {
    const { events, frames } = await create({ ...frame, ...asked }, change);
    expect(events).toEqual([last.type]);
    expect(frames).toMatchObject([last]);
  });

  test.each([
    ['the press breaks down', { maker: brokenMaker }],
    ['it cannot be listed', { addPresentation: () => Promise.reject(new Error('no ink')) }],
  ])('releases its reservation of the quota when %s', async (_, change) => {
    const { error, events } = await create(frame, change);
    expect(error).toEqual(new Error('no ink'));
    expect(events).toContain('reservation released');
    expect(events).not.toContain('reservation committed');
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
