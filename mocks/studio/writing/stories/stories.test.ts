import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf, type StoryRequest } from '../made-story';
import { languageOf } from '../title/language';
import table from '../title/typed-titles.fixture.json' with { type: 'json' };
import { rowsOf } from '../title/typed-titles.fixture';
import { inLanguage } from '../wording/sentences';
import { writeStory } from '../write-story';
import { faultsOf } from './story-faults';
import { storyFiles } from './story-files';
import { layoutOf } from './story-layout';
import type { StoryFile } from './story-file';

const languages = ['German', 'English'] as const;
const kinds = { day: 'CHILDRENS_STORY', dark: 'DARKTALE', christmas: 'CHRISTMAS_STORY' } as const;
const stories = storyFiles().map((file) => ({ id: file.id, file }));

const requestFor = (title: string, more: Partial<StoryRequest> = {}): StoryRequest => ({
  title,
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 8,
  ...more,
});
const titlesOf = ({ titles }: StoryFile, language: (typeof languages)[number]) =>
  inLanguage(titles, language);

describe.each(stories)('$id', ({ id, file }) => {
  it('can be told at every age and length', () => {
    expect(faultsOf(file)).toEqual([]);
  });

  it('tells the titles that are offered for it, with every page asked for', () => {
    for (const language of languages) {
      for (const title of titlesOf(file, language)) {
        const kind = kinds[file.worlds[0] ?? 'day'];
        const story = writeStory(
          requestFor(title, { language, kind, targetGroup: 'age_2', pageCount: 6 }),
          1,
        );
        expect([title, story.story, story.pages.length]).toEqual([title, id, 6]);
      }
    }
  });

  it('is laid out as `npm run check-story -- --write` does', () => {
    const text = readFileSync(new URL(`../../stories/${id}.json`, import.meta.url), 'utf8');
    // Compared as a whole: the difference of two files of a hundred lines would hide everything else.
    expect(text === layoutOf(file)).toBe(true);
  });
});

describe('the stories', () => {
  it('share no page', () => {
    const owner = new Map<string, string>();
    for (const { id, beats } of storyFiles()) {
      for (const { de, en } of beats) {
        for (const { middle } of [de, en]) {
          expect([owner.get(middle) ?? id, middle]).toEqual([id, middle]);
          owner.set(middle, id);
        }
      }
    }
  });

  it('are at least five for the dark world and six for Christmas, and thirty for the day', () => {
    const count = (world: StoryFile['worlds'][number]) =>
      storyFiles().filter(({ worlds, improvised }) => worlds[0] === world && !improvised).length;
    expect(count('dark')).toBeGreaterThanOrEqual(5);
    expect(count('christmas')).toBeGreaterThanOrEqual(6);
    expect(count('day')).toBeGreaterThanOrEqual(30);
  });
});

/** Any story of one figure, whoever it is. */
const oneFigure = storyFiles()
  .filter(({ suits }) => suits?.includes('one'))
  .map(({ id }) => id);
describe('a typed title', () => {
  it.each(rowsOf(table.stories))(
    '$typed ($language) is told by $expected',
    ({ typed, language, expected }) => {
      const { story: id } = writeStory(requestFor(typed, { language: languageOf(typed, language) }), 1);
      expect(expected === 'any of one figure' ? oneFigure : [expected]).toContain(id);
    },
  );

  it.each([
    'Der König der Kartoffeln',
    'Die Bremer Stadtmusikanten machen Urlaub',
    'Die Sonne hat verschlafen',
    'Der Fischer und der Wal',
    'Xaver und die Ziege',
    'Mein Papa ist Bäcker',
    'Der Käse, der König werden wollte',
    'Der Käse, der fliegen wollte',
  ])('%s, for which nothing was written, is improvised and said once', (title) => {
    const story = writeStory(requestFor(title, { language: 'German', pageCount: 16 }), 3);
    const text = [...story.pages, story.ending].flatMap(textsOf).join(' ');
    expect(story.isImprovised).toBe(true);
    expect(text.split(title)).toHaveLength(2);
  });

  it.each([
    ['Flüstern im alten Turm', 'German'],
    ['Die Puppe ohne Gesicht', 'German'],
    ['The last tram never stops here', 'English'],
    ['The empty carousel', 'English'],
  ] as const)('%s, asked for dark, is improvised for the night', (title, language) => {
    const story = writeStory(requestFor(title, { language, kind: 'DARKTALE' }), 1);
    expect(story.isImprovised).toBe(true);
    expect(storyFiles().find(({ id }) => id === story.story)?.worlds).toContain('dark');
  });

  it('has a mermaid on its first page when it names one', () => {
    const title = 'The mermaid who couldn’t swim';
    const { pages } = writeStory(requestFor(title), 1);
    expect(pages.slice(0, 1).flatMap(textsOf).join(' ').replace(title, '')).toContain('the mermaid');
  });

  it('of three hundred characters is never read aloud whole', () => {
    const title = 'Der sehr lange Weg der kleinen Giraffe '.repeat(7).trim();
    const { pages } = writeStory(requestFor(title, { language: 'German' }), 1);
    expect(pages.flatMap(textsOf).join(' ')).not.toContain(title);
  });

  it.each([
    ['The dragon who lost his fire', 'German', 'English'],
    ['Die Maus, die fliegen wollte', 'English', 'German'],
    ['Oskar', 'English', 'English'],
    ['Pip und Pop', 'English', 'English'],
    ['The Gruffalo', 'German', 'German'],
  ] as const)('%s in a %s interface is told in %s', (title, asked, language) => {
    expect(languageOf(title, asked)).toBe(language);
  });
});
