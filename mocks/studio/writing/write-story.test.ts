import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetGroups } from '../../../src/contract/creation/choices';
import { drawScene } from '../drawing/draw-scene';
import { textsOf, type StoryRequest } from './made-story';
import { skins } from './staging/child-look';
import table from './title/typed-titles.fixture.json' with { type: 'json' };
import { rowsOf } from './title/typed-titles.fixture';
import { ideaOf } from './title/understand';
import { writeStory } from './write-story';

const plain: StoryRequest = {
  title: 'The snail who wanted to fly',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 8,
};

/** Titles, and stems that their stories must contain. */
const named = rowsOf(table.named);

const titles = fc
  .oneof(
    fc.constantFrom(...named.map(({ typed }) => typed)),
    fc.string({ minLength: 1, maxLength: 300 }),
    fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
  )
  .filter((title) => title.trim() !== '');
const requests: fc.Arbitrary<StoryRequest> = fc.record({
  title: titles,
  kind: fc.constantFrom('STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY'),
  language: fc.constantFrom('German', 'English'),
  imageStyle: fc.constant('crayon'),
  targetGroup: fc.constantFrom(...targetGroups),
  pageCount: fc.oneof(fc.constantFrom(6, 8, 10, 12, 16), fc.integer({ min: 1, max: 40 })),
});

/** Direct speech may hold several sentences. */
const isShort = (text: string, max: number) =>
  text.split(/(?<=[.!?…]) /).every((one) => one.split(' ').length <= max);
/** Whatever the title brings into the text is not the writer's. */
const without = (title: string, text: string) => {
  const shown = title.replaceAll(/\s+/g, ' ').trim();
  // Of a long title its first words are said.
  const said = [
    shown,
    ...[...text.matchAll(/[„“‚‘](.*) …[“”‘’]/g)].flatMap(([, start = '']) =>
      shown.startsWith(start) ? [`${start} …`] : [],
    ),
  ];
  // At the start of a sentence it begins with a capital.
  const both = said.flatMap((one) => [one, one.charAt(0).toUpperCase() + one.slice(1)]);
  return both.reduce(
    (rest, one) =>
      rest
        .replaceAll(`„${one}“`, 'X')
        .replaceAll(`“${one}”`, 'X')
        .replaceAll(`‚${one}‘`, 'X')
        .replaceAll(`‘${one}’`, 'X')
        .replaceAll(one.replace(/\??$/, '?'), 'X?'),
    text,
  );
};

describe('the child for whom a story is made', () => {
  const hero = {
    name: 'Ayşe',
    looks: { skin: 'dark', hairstyle: 'afro', glasses: true, wheelchair: true },
  } as const;
  const storyOf = (title: string, language: 'German' | 'English') =>
    writeStory({ ...plain, title, language, hero }, 4);
  const saidIn = ({ pages }: ReturnType<typeof storyOf>) => pages.flatMap(textsOf).join(' ');

  it.each([
    ['Ein Baby kommt', 'German', 'new-baby'],
    ['Mit der Rakete zum Mond', 'German', 'moon-rocket'],
    ['Mila will nicht Zähne putzen', 'German', 'brushing-teeth'],
    ['Grandpa is in hospital', 'English', 'hospital-visit'],
    ['The blue camel of Bremen', 'English', ''],
  ] as const)('is its hero: %s', (title, language, story) => {
    const made = storyOf(title, language);
    if (story !== '') expect(made.story).toBe(story);
    expect(saidIn(made)).toContain('Ayşe');
    expect(saidIn(made)).not.toContain('Mila');
  });

  it('is beside whom the title names', () => {
    const text = saidIn(storyOf('Der Bär', 'German'));
    expect(text).toContain('Ayşe');
    expect(text).toMatch(/Bär/);
  });

  it('looks as was chosen on every page that shows it', () => {
    const { pages } = storyOf('Mit der Rakete zum Mond', 'German');
    const children = pages.flatMap(({ scene: { put = [] } }) =>
      put.filter((one) => 'k' in one && one.k === 'child'),
    );
    expect(children.length).toBeGreaterThan(4);
    for (const child of children)
      expect(child).toMatchObject({ c: skins.dark, hairstyle: 'afro', glasses: true, wheelchair: true });
  });
});

describe('a written story', () => {
  it('is the same for the same request and seed, and another for another seed', () => {
    const story = (seed: number) => JSON.stringify(writeStory(plain, seed));
    expect(story(7)).toBe(story(7));
    expect(new Set([1, 2, 3, 4, 5].map(story)).size).toBeGreaterThan(1);
  });

  it('has as many pages as are asked for, as far as it goes, and no two equal scenes', () => {
    fc.assert(
      fc.property(requests, fc.integer(), (request, seed) => {
        const { cover, pages, ending } = writeStory(request, seed);
        // The youngest are read the ten most needed pages at most.
        const most = ['age_1', 'age_2'].includes(request.targetGroup) ? 10 : 16;
        expect(pages).toHaveLength(Math.min(request.pageCount, most));
        const scenes = [cover, ...pages, ending].map(({ scene }) => JSON.stringify(scene));
        expect(new Set(scenes).size).toBe(scenes.length);
      }),
      { numRuns: 120 },
    );
  });

  it('has clean sentences, and a voice for everybody who speaks', () => {
    fc.assert(
      fc.property(requests, fc.integer(), (request, seed) => {
        const { pages, ending, speakers } = writeStory(request, seed);
        for (const page of [...pages, ending]) {
          expect(page.sentences.length).toBeGreaterThan(0);
          expect(page.headline).not.toBe('');
          expect(page.sentences.at(-1)?.closes).toBe(true);
          const { called } = ideaOf(request.title, request.language);
          for (const text of textsOf(page).map((one) => without(called, without(request.title, one)))) {
            expect(text).toMatch(/^[„“‚‘]?[\p{Lu}X]/u);
            expect(text).toMatch(/[.!?…:X]["”“’‘]?$/);
            expect(text).not.toMatch(/ {2}|[{}«»[\]|/]|undefined| [,.!?]/);
          }
          const voices = page.sentences.flatMap(({ parts }) => parts.flatMap(({ speaker }) => speaker ?? []));
          for (const voice of voices) expect(Object.keys(speakers)).toContain(voice);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('has a cover that says the title and nothing else', () => {
    expect(textsOf(writeStory({ ...plain, title: '  The   red  fox ' }, 1).cover)).toEqual(['The red fox']);
  });

  it.each([
    ['age_1', 10],
    ['age_2', 10],
    ['age_3', 20],
    ['age_4', 20],
    ['age_5', 28],
    ['age_7', 28],
  ] as const)('speaks to %s in sentences of at most %i words', (targetGroup, max) => {
    for (const { language, typed: title } of named) {
      for (const pageCount of [6, 16]) {
        const { pages } = writeStory({ ...plain, language, title, targetGroup, pageCount }, 3);
        for (const text of pages.flatMap(textsOf).map((one) => without(title, one)))
          expect([text, isShort(text, max)]).toEqual([text, true]);
      }
    }
  });

  it.each(named)(
    'in $language names what its title names: $typed',
    ({ language, typed: title, expected }) => {
      for (const targetGroup of ['age_2', 'age_4', 'age_6'] as const) {
        const { pages, ending } = writeStory({ ...plain, language, title, targetGroup }, 3);
        const text = [...pages, ending].flatMap(textsOf).join(' ').toLowerCase();
        for (const stem of expected.split(' ')) expect(text).toContain(stem);
      }
    },
  );

  it.each(named)('in $language can be drawn: $typed', ({ language, typed: title }) => {
    const { cover, pages, ending } = writeStory({ ...plain, language, title, pageCount: 16 }, 5);
    for (const { scene } of [cover, ...pages, ending])
      expect(drawScene(scene, 1).marks.length).toBeGreaterThan(10);
  });
});
