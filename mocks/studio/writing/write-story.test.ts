import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetGroups } from '../../../src/contract/creation/choices';
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

  it('has the pages asked for, no two equal scenes, clean sentences, and a voice for everybody who speaks', () => {
    fc.assert(
      fc.property(requests, fc.integer(), (request, seed) => {
        const { cover, pages, ending, speakers } = writeStory(request, seed);
        // The youngest are read the ten most needed pages at most.
        const most = ['age_1', 'age_2'].includes(request.targetGroup) ? 10 : 16;
        expect(pages).toHaveLength(Math.min(request.pageCount, most));
        const scenes = [cover, ...pages, ending].map(({ scene }) => JSON.stringify(scene));
        expect(new Set(scenes).size).toBe(scenes.length);
        const { called } = ideaOf(request.title, request.language);
        for (const page of [...pages, ending]) {
          expect(page.sentences.length).toBeGreaterThan(0);
          expect(page.headline).not.toBe('');
          expect(page.sentences.at(-1)?.closes).toBe(true);
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
});
