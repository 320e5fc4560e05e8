// What a parent would stumble over when reading aloud: many titles, each of the texts for an age, some seeds.
import { describe, expect, it } from 'vitest';
import { pageCountsOf } from '../../../src/contract/creation/choices';
import { textsOf, type StoryRequest } from './made-story';
import type { Noun } from './grammar/noun';
import { entries, isFamily } from './lexicon/figures';
import table from './title/typed-titles.fixture.json' with { type: 'json' };
import type { Language } from './wording/sentences';
import { writeStory } from './write-story';

const kinds = ['CHILDRENS_STORY', 'STORY', 'DARKTALE', 'CHRISTMAS_STORY'] as const;
/** An age for each of the texts, and the most words of a sentence, also where it introduces two whom the title names. */
const levels = [
  ['age_2', 10, 10],
  ['age_4', 18, 20],
  ['age_6', 26, 28],
] as const;

interface WrittenStory {
  readonly request: StoryRequest;
  readonly maxWords: number;
  readonly pages: readonly (readonly string[])[];
  readonly ending: readonly string[];
}

function allStories(language: Language): WrittenStory[] {
  const named = Object.keys(table.named[language]);
  return [...table.read[language], ...named].flatMap((title, nth) =>
    levels.flatMap(([targetGroup, most, mostNamed], age) =>
      kinds.map((kind, other): WrittenStory => {
        const pageCount = pageCountsOf(targetGroup)[(nth + age + other) % 3] ?? 8;
        const request = { title, kind, language, imageStyle: 'crayon', targetGroup, pageCount } as const;
        const { pages, ending } = writeStory(request, nth + 7 * age);
        const maxWords = named.includes(title) ? mostNamed : most;
        return { request, maxWords, pages: pages.map(textsOf), ending: textsOf(ending) };
      }),
    ),
  );
}

/** Family is called by its word: an article before it is a pronoun (`das Fest, das Oma liebt`). */
const germanWords = entries.filter((one) => !isFamily(one)).flatMap(({ words }) => words);
const articles = {
  m: ['der', 'den', 'dem', 'des', 'ein', 'einen', 'einem', 'eines'],
  f: ['die', 'der', 'eine', 'einer'],
  n: ['das', 'dem', 'des', 'ein', 'einem', 'eines'],
} as const;
const germanArticle =
  /\b(der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines) (?:(?:klein|alt|rot)\p{Ll}* )?(\p{Lu}\p{Ll}+)/giu;

/** Returns the nouns of the lexicon that stand after an article of another gender. */
function wrongArticles(text: string): string[] {
  return [...text.matchAll(germanArticle)].flatMap(([found, article = '', word]) => {
    const known = germanWords.filter(({ de }: Noun) => de.base === word);
    const isRight = known.some(({ de }) => articles[de.gender].some((one) => one === article.toLowerCase()));
    return known.length === 0 || isRight ? [] : [found];
  });
}

describe.each(['German', 'English'] as const)('every story in %s', (language) => {
  const stories = allStories(language);

  it('speaks in sentences that are short enough for its age', () => {
    // Direct speech may hold several sentences; the ending has one text for all ages.
    const isLong = (text: string, most: number) =>
      text.split(/(?<=[.!?…:]) /).some((one) => one.split(' ').length > most);
    const long = stories.flatMap(({ request: { title }, maxWords, pages, ending }) => [
      ...pages.flat().filter((text) => !text.includes(title) && isLong(text, maxWords)),
      ...ending.filter((text) => isLong(text, 18)),
    ]);
    expect(long).toEqual([]);
  });

  it('says no sentence of more than three words on two pages', () => {
    const twice = stories.flatMap(({ request, pages }) => {
      const said = pages.flatMap((page) => [...new Set(page)]).filter((text) => text.split(' ').length > 3);
      return said.filter((text, index) => said.indexOf(text) !== index).map((text) => [request.title, text]);
    });
    expect(twice).toEqual([]);
  });

  it('has the right article before each noun', () => {
    for (const text of stories.flatMap(({ pages }) => pages.flat())) {
      if (language === 'German') expect(wrongArticles(text)).toEqual([]);
      else expect(text).not.toMatch(/\b(?:a (?!one-)[aeio]|an (?!hour|honest)[^aeiou])/i);
    }
  });
});
