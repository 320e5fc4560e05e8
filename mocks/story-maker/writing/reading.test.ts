// What a parent would stumble over when reading aloud: many titles, every age, some seeds.
import { describe, expect, it } from 'vitest';
import { pageCountsOf, targetGroups, type TargetGroup } from '../../../src/contract/creation/choices';
import type { MadePage, StoryRequest } from './made-story';
import type { Noun } from './grammar/noun';
import { entries } from './lexicon/entries';
import { family } from './title/people';
import { writeStory } from './write-story';

const kinds = ['CHILDRENS_STORY', 'STORY', 'DARKTALE', 'CHRISTMAS_STORY'] as const;
const titles = {
  German: [
    'Die Schnecke, die fliegen wollte',
    'Zwei Igel unter einem Schirm',
    'Sieben Fragen an einen Bären',
    'Wie viele Tassen passen in den See?',
    'Winke, winke, Vogel',
    'Das verlorene Schaf',
    'Wo ist Milas Schuh?',
    'Jonte kann noch nicht pfeifen',
    'Das Mädchen, das Angst vor Spinnen hatte',
    'Mia hat Angst im Dunkeln',
    'Der Drache, der nicht schlafen konnte',
    'Nonna Rosa fährt ans Meer',
    'Die Maus, die zum Mond reisen wollte',
    'Oma Frieda sucht einen Freund',
    'Der Löwe möchte Bürgermeister werden',
    'Das Gespenst auf dem Dachboden',
    'Der Schneemann im Juli',
    'Ein Bagger im Sand',
    'Das Rätsel der verschwundenen Socke',
    'Der Fisch, der fliegen wollte',
    'Der Wal hat Angst vor der Dunkelheit',
    'Die Krabbe sucht einen Ball',
    'Lina und der Delfin',
    'Der Hai will Zahnarzt werden',
  ],
  English: [
    'The snail who wanted to fly',
    'Five frogs build a boat',
    'Whispers in the grandfather clock',
    'Robot Rusty goes to school',
    'Where is my cat?',
    'The lost star',
    'The duck who could not swim',
    'The lion who was afraid of mice',
    'The bear who was afraid of the dark',
    'Tia is not one bit tired',
    'The mouse who wanted to go to the moon',
    'A hedgehog goes to the mountains',
    'Grandma Pearl is lonely',
    'The girl who wanted to be an astronaut',
    'A red kite',
    'Why is the banana bent?',
    'The raven at midnight',
    'Hello, red bus',
    'The lost stone',
    'The whale who could not sing',
    'A fish called Fred',
    'Where is my goldfish?',
    'The cat and the fish',
    'The octopus who wanted to be a pirate',
  ],
} as const;

/** The most words of a sentence. */
const maxWords: Readonly<Record<TargetGroup, number>> = {
  age_1: 10,
  age_2: 10,
  age_3: 18,
  age_4: 18,
  age_5: 26,
  age_6: 26,
  age_7: 26,
};

const textOf = ({ sentences }: MadePage) =>
  sentences.map(({ parts }) => parts.map(({ text }) => text).join(''));

interface WrittenStory {
  readonly request: StoryRequest;
  readonly pages: readonly (readonly string[])[];
  readonly ending: readonly string[];
}

function allStories(language: keyof typeof titles): WrittenStory[] {
  return titles[language].flatMap((title, nth) =>
    targetGroups.flatMap((targetGroup, age) =>
      kinds.map((kind, other): WrittenStory => {
        const pageCount = pageCountsOf(targetGroup)[(nth + age + other) % 3] ?? 8;
        const request = { title, kind, language, imageStyle: 'crayon', targetGroup, pageCount } as const;
        const { pages, ending } = writeStory(request, nth + 7 * age);
        return { request, pages: pages.map(textOf), ending: textOf(ending) };
      }),
    ),
  );
}

/** Family is called by its word: an article before it is a pronoun (`das Fest, das Oma liebt`). */
const germanWords = entries.filter(({ id }) => !family.includes(id)).flatMap(({ words }) => words);
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
    const long = stories.flatMap(({ request: { title, targetGroup }, pages, ending }) => [
      ...pages.flat().filter((text) => !text.includes(title) && isLong(text, maxWords[targetGroup])),
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
