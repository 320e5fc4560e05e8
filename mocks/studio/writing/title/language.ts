// Notices in which language a title is typed, and reads its emoji.
import * as v from 'valibot';
import { lineSchema } from '../../data-schemas';
import { isKnown } from '../stories/known-words';
import { inLanguage, type Language } from '../wording/sentences';
import data from './language.json' with { type: 'json' };
import { isFunctionWord, lemmasOf, wordSetsSchema, wordsOf } from './words';

const languageSchema = v.strictObject({
  /** Words that titles of one language have and those of the other do not. */
  signs: wordSetsSchema,
  /** The meaning of an emoji in a title. */
  pictures: v.record(v.string(), lineSchema),
});

const { signs, pictures } = v.parse(languageSchema, data);

export const otherThan = (language: Language): Language => (language === 'German' ? 'English' : 'German');

/** Returns the requested language, or the other one if the title is clearly written in it. */
export function languageOf(title: string, asked: Language): Language {
  const words = wordsOf(title.toLowerCase());
  const count = (language: Language) => words.filter((word) => signs[language].has(word)).length;
  const other = otherThan(asked);
  if (count(asked) > 0) return asked;
  const isGermanByLetter =
    asked === 'English' && /[äöüß]/i.test(title) && words.some((word) => isKnown(word, 'German'));
  return count(other) >= 2 || isGermanByLetter || isWholly(words, other, asked) ? other : asked;
}

/** Returns whether every word belongs to the other language and none to the requested one. */
function isWholly(words: readonly string[], other: Language, asked: Language): boolean {
  const isWord = (word: string, language: Language) =>
    isFunctionWord(word, language) || isKnown(word, language);
  return (
    words.length > 1 &&
    words.every((word) => isWord(word, other)) &&
    !words.some((word) => isWord(word, asked))
  );
}

/** Returns a title with the words for little pictures beside its own; `🦕 dinosaur` says it once. */
export function inWords(title: string, language: Language): string {
  const said = new Set(wordsOf(title).flatMap((word) => lemmasOf(word, language)));
  return Object.entries(pictures).reduce((text, [picture, words]) => {
    const word = inLanguage(words, language);
    return text.replaceAll(picture, said.has(word.toLowerCase()) ? ' ' : ` ${word} `);
  }, title);
}
