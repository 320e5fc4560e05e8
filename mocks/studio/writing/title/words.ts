// Splits a title into words and names the words that carry no meaning of their own.
import * as v from 'valibot';
import { wordSetSchema } from '../../data-schemas';
import { inLanguage, type Language } from '../wording/sentences';
import data from './title-words.json' with { type: 'json' };

/** Returns the words of a title in order, as typed. */
export function wordsOf(title: string): string[] {
  return title.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];
}

export const wordSetsSchema = v.strictObject({
  English: wordSetSchema,
  German: wordSetSchema,
} satisfies Record<Language, unknown>);
const sets = v.record(v.string(), wordSetSchema);
const { functionWords, lesserWords, lists, beginnings, irregular } = v.parse(
  v.strictObject({
    functionWords: wordSetsSchema,
    /** Verbs, adverbs and adjectives that stand in many titles, and that no story must be about. */
    lesserWords: wordSetsSchema,
    /** Words that do the same in a title. A `guise` is what a child plays: the name after it is the child's. */
    lists: sets,
    /** How words begin; an `otherCompound` is not what its last part says: a bat is no mouse, and a cinnamon roll no snail. */
    beginnings: sets,
    /** English plurals and pet forms. */
    irregular: v.pipe(
      v.record(v.string(), v.string()),
      v.transform((words) => new Map(Object.entries(words))),
    ),
  }),
  data,
);

/** Returns the words of a language that carry no meaning of their own. */
export const functionWordsOf = (language: Language): Iterable<string> => functionWords[language];

/** Returns whether a word, in upper or lower case, carries no meaning by itself, such as an article or a preposition. */
export function isFunctionWord(word: string, language: Language): boolean {
  return functionWords[language].has(word.toLowerCase());
}

/** Returns whether a word, in upper or lower case, is no noun and weighs little in a title. */
export function isLesserWord(word: string, language: Language): boolean {
  return lesserWords[language].has(word.toLowerCase());
}

/** Returns whether a word, in upper or lower case, is on a list. */
export function isOf(list: keyof typeof data.lists, word = ''): boolean {
  return lists[list]?.has(word.toLowerCase()) === true;
}

/** Returns the words after one of a list that is not the first of the title. */
export function wordsAfter(list: keyof typeof data.lists, words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => isOf(list, word));
  return at < 1 ? [] : words.slice(at + 1);
}

/** Returns whether a word, in upper or lower case, begins like one of a list. */
export function beginsAs(list: keyof typeof data.beginnings, word: string): boolean {
  return [...(beginnings[list] ?? [])].some((start) => word.toLowerCase().startsWith(start));
}

/** Returns a word and what it may be the plural or another case of, likeliest first. */
export function lemmasOf(word: string, language: Language): string[] {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  return language === 'German' ? germanLemmas(plain) : englishLemmas(plain);
}

function englishLemmas(word: string): string[] {
  const shorter = [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ''));
  const changed = [word.replace(/ies$/, 'y'), irregular.get(word)].filter((one) => one !== undefined);
  return [...new Set([word, ...shorter, ...changed])];
}

const plain: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

function germanLemmas(word: string): string[] {
  // No eggs.
  if (word === 'eis') return [word];
  const shorter = [/e$/, /n$/, /s$/, /en$/, /er$/, /es$/, /ern$/, /(?<=is)se$/]
    .filter((end) => end.test(word))
    .map((end) => word.replace(end, ''));
  const all = [word, ...shorter];
  const unchanged = all.map((one) => one.replace(/[äöü](?=[^äöü]*$)/, (letter) => plain[letter] ?? letter));
  return [...new Set([...all, ...unchanged])].filter((one) => one.length > 1);
}

/** The words for something in each language; `*wald` is the end of a compound. */
export const wordsOfLanguagesSchema = v.strictObject({ de: v.array(v.string()), en: v.array(v.string()) });

/** The shortest word of the other language that counts: an English `see` is no lake. */
const leastAbroad = 4;

/** Returns what a word in one of these forms names, in its language or the other; a whole word goes before the end of one. */
export function namedBy<Item extends { readonly words?: v.InferOutput<typeof wordsOfLanguagesSchema> }>(
  items: readonly Item[],
  forms: readonly string[],
  language: Language,
): Item | undefined {
  const whole = items.find(
    ({ words }) => words && forms.some((form) => inLanguage(words, language).includes(form)),
  );
  const isNamed = (word: string) =>
    (word.length >= leastAbroad && forms.includes(word)) ||
    (word.startsWith('*') && forms.some((form) => form.endsWith(word.slice(1))));
  return whole ?? items.find(({ words }) => words && [...words.de, ...words.en].some(isNamed));
}
