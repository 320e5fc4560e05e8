// The words that the storyteller knows: the words of its lexicon and of its stories' subjects.
import * as v from 'valibot';
import { figureWords } from '../lexicon/figures';
import { adjectives } from '../lexicon/adjectives';
import { sexOfName } from '../lexicon/names';
import { thingWords } from '../lexicon/things';
import { lemmasOf, wordSetsSchema, wordsOf } from '../title/words';
import { inBoth, inLanguage, type Language } from '../wording/sentences';
import { withoutSlots } from '../wording/template';
import data from './further-words.json' with { type: 'json' };
import { storyFiles } from './story-files';

/** Further first parts of German compounds, and words that stand in many titles. */
const further = v.parse(wordSetsSchema, data);

interface Known {
  /** In their basic forms, lower case. */
  readonly words: ReadonlySet<string>;
  /** Every word, as it stands there, of what the stories say. */
  readonly said: ReadonlySet<string>;
  /** Those that never have a small letter, lower case: German nouns. */
  readonly capitals: ReadonlySet<string>;
}

let known: Record<Language, Known> | undefined;

/** Returns the words of a language. They are collected when a title is read first: the service starts without them. */
function knownIn(language: Language): Known {
  known ??= inBoth(collected);
  return known[language];
}

/** Returns the words in their basic forms, lower case. */
export function knownWords(language: Language): ReadonlySet<string> {
  return knownIn(language).words;
}

/** Returns whether the storyteller knows a word in any of its forms, or the word is a name. */
export function isKnown(word: string, language: Language): boolean {
  const { words, said } = knownIn(language);
  const isBasic = lemmasOf(word, language).some((lemma) => words.has(lemma));
  return isBasic || said.has(word) || sexOfName(word) !== undefined;
}

/** Returns whether the stories always write a word with a capital, as German does with nouns. */
export function isInCapital(word: string, language: Language): boolean {
  return knownIn(language).capitals.has(word.toLowerCase());
}

function collected(language: Language): Known {
  const subjects = storyFiles().flatMap(({ about }) => inLanguage(about, language));
  const texts = storyFiles().flatMap(({ beats, titles }) => [
    ...inLanguage(titles, language),
    ...beats.map((beat) => withoutSlots(inLanguage(beat, language).middle)),
  ]);
  const text = texts.join(' ');
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}+/gu));
  const capitals = [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)].map(([word]) => word.toLowerCase());
  return {
    capitals: new Set(capitals.filter((word) => !small.has(word))),
    words: new Set([
      ...subjects.flatMap((entry) => entry.toLowerCase().split(' ')),
      ...adjectives(language),
      ...figureWords(language),
      ...thingWords(language),
      ...further[language],
    ]),
    said: new Set(wordsOf(text.toLowerCase())),
  };
}
