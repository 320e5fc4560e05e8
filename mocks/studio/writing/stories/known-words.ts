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

function collected(language: Language): Known {
  const subjects = storyFiles().flatMap(({ about }) => inLanguage(about, language));
  const texts = storyFiles().flatMap(({ beats, titles }) => [
    ...inLanguage(titles, language),
    ...beats.map((beat) => withoutSlots(inLanguage(beat, language).middle)),
  ]);
  return {
    words: new Set([
      ...subjects.flatMap((entry) => entry.toLowerCase().split(' ')),
      ...adjectives(language),
      ...figureWords(language),
      ...thingWords(language),
      ...further[language],
    ]),
    said: new Set(wordsOf(texts.join(' ').toLowerCase())),
  };
}
