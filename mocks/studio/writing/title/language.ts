// Notices in which language a title is typed, and repairs slips of one letter in the words that it knows.
import * as v from 'valibot';
import { lineSchema } from '../../data-schemas';
import { figureCalled } from '../lexicon/figures';
import { isKnown, knownWords } from '../stories/known-words';
import { inLanguage, type Language } from '../wording/sentences';
import data from './language.json' with { type: 'json' };
import { functionWordsOf, isFunctionWord, isLesserWord, wordSetsSchema, wordsOf } from './words';

const languageSchema = v.strictObject({
  /** Words that titles of one language have and those of the other do not. */
  signs: wordSetsSchema,
  /** What little pictures in a title mean. */
  pictures: v.record(v.string(), lineSchema),
});

const { signs, pictures } = v.parse(languageSchema, data);

const others: Record<Language, Language> = { German: 'English', English: 'German' };

/** Returns the language of a title: the one asked for unless the title is clearly in the other. */
export function languageOf(title: string, asked: Language): Language {
  const words = wordsOf(title.toLowerCase());
  const count = (language: Language) => words.filter((word) => signs[language].has(word)).length;
  const other = others[asked];
  if (count(asked) > 0) return asked;
  const isGermanByLetter =
    asked === 'English' && /[äöüß]/i.test(title) && words.some((word) => isKnown(word, 'German'));
  return count(other) >= 2 || isGermanByLetter || isWholly(words, other, asked) ? other : asked;
}

/** Whether every word is one of the other language and none of the language asked for. */
function isWholly(words: readonly string[], other: Language, asked: Language): boolean {
  const isWord = (word: string, language: Language) =>
    isFunctionWord(word, language) || isKnown(word, language);
  return (
    words.length > 1 &&
    words.every((word) => isWord(word, other)) &&
    !words.some((word) => isWord(word, asked))
  );
}

/** Returns a title with the words for little pictures beside its own. */
function inWords(title: string, language: Language): string {
  return Object.entries(pictures).reduce(
    (text, [picture, word]) => text.replaceAll(picture, ` ${inLanguage(word, language)} `),
    title,
  );
}

/** Returns the title with misspelt words repaired: unknown words that are one slip away from a known word. */
export function repaired(title: string, language: Language): string {
  // `couldn’t` is whole.
  return inWords(title, language).replaceAll(/(?<!\p{L})\p{L}{3,}(?!\p{L}|n?[’']t)/gu, (word) => {
    const plain = word.toLowerCase();
    if (isFunctionWord(plain, language) || isLesserWord(plain, language) || isKnown(plain, language))
      return word;
    // A capital within an English title, or any in a German one, may be a name.
    const isName = /^\p{Lu}\p{Ll}/u.test(word) && plain.length < 6;
    // Of those whom both languages know: `elefant and mouse`.
    const abroad = figureCalled(plain, others[language])?.noun;
    const foreign = language === 'German' ? abroad?.de.base : abroad?.en;
    const meant = isName ? undefined : (foreign ?? nearest(plain, language));
    return meant === undefined ? word : inCaseOf(word, meant);
  });
}

function nearest(word: string, language: Language): string | undefined {
  const near = [...new Set([...knownWords(language), ...functionWordsOf(language)])].filter((known) =>
    isOneSlipAway(word, known),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** Whether two letters are swapped, or, in words of five letters and more, one is missing, wrong or too many. The first letter stands. */
function isOneSlipAway(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  let end = 0;
  const most = Math.min(word.length, known.length) - start;
  while (end < most && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [left, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  if (start === 0 || left === right) return false;
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwapped || (word.length >= 5 && left.length <= 1 && right.length <= 1);
}

function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
