// Repairs misspelt words: words that nobody knows and that sound like a known one, or are a slip or two away from it.
import * as v from 'valibot';
import { figureCalled } from '../lexicon/figures';
import { isKnown, knownWords } from '../stories/known-words';
import { oncePer } from '../stories/once-per';
import { inBoth, type Language } from '../wording/sentences';
import { otherThan } from './language';
import data from './real-words.json' with { type: 'json' };
import soundsData from './sounds.json' with { type: 'json' };
import { functionWordsOf, isFunctionWord, isLesserWord, lemmasOf, wordSetsSchema } from './words';

/** Words that no story has and that are no slips, though a known word is near: `Quelle` is no `Qualle`. */
const real = v.parse(wordSetsSchema, data);

/** Returns the title with misspelt words repaired. */
export function spelt(title: string, language: Language): string {
  // `couldn’t` is whole.
  return title.replaceAll(/(?<!\p{L})\p{L}{3,}(?!\p{L}|n?[’']t)/gu, (word) => {
    const plain = word.toLowerCase();
    const isWord = lemmasOf(plain, language).some((one) => real[language].has(one) || isKnown(one, language));
    // `der Zaubere`
    if (plain.endsWith('ere') && knownWords(language).has(`${plain}r`)) return `${word}r`;
    if (isWord || isFunctionWord(plain, language) || isLesserWord(plain, language)) return word;
    const meant = abroad(plain, language);
    const isForeign = meant === undefined && isKnown(plain, otherThan(language));
    const repaired = isForeign
      ? undefined
      : (meant ?? soundingLike(plain, language) ?? nearest(word, language));
    return repaired === undefined ? word : inCaseOf(word, repaired);
  });
}

/** Returns the word for somebody whom the other language knows: `elefant and mouse`. */
function abroad(word: string, language: Language): string | undefined {
  const found = figureCalled(word, otherThan(language))?.noun;
  return language === 'German' ? found?.de.base : found?.en;
}

const spellings = v.array(
  v.pipe(
    v.strictTuple([v.string(), v.string()]),
    v.transform(([from, to]) => [new RegExp(from, 'g'), to] as const),
  ),
);
/** How each language spells a sound; doubled letters sound like one. */
const sounds = v.parse(v.strictObject({ German: spellings, English: spellings }), soundsData);

const soundOf = (word: string, language: Language) =>
  sounds[language].reduce((text, [from, to]) => text.replace(from, to), word).replaceAll(/(.)\1/g, '$1');

/** The known words by their sound; undefined for two that sound alike. */
const wordsBySound = inBoth((language) =>
  oncePer((words: ReadonlySet<string>) => {
    const bySound = new Map<string, string | undefined>();
    for (const word of words) {
      const sound = soundOf(word, language);
      bySound.set(sound, bySound.has(sound) ? undefined : word);
    }
    return bySound;
  }),
);

/** Returns the only known word that sounds the same, with the ending that was typed: `wiches`. */
function soundingLike(word: string, language: Language): string | undefined {
  const stems = lemmasOf(word, language).filter((one) => one.length > 3 && word.startsWith(one));
  for (const stem of stems) {
    const meant = wordsBySound[language](knownWords(language)).get(soundOf(stem, language));
    if (meant !== undefined) return meant + word.slice(stem.length);
  }
  return undefined;
}

/** Returns the only known word that is one slip away; in a long word two vowels may be wrong. */
function nearest(typed: string, language: Language): string | undefined {
  const word = typed.toLowerCase();
  // A capital within an English title, or any in a German one, may be a name.
  const swapped = [...functionWordsOf(language)].filter((one) => isSwapped(word, one));
  if (/^\p{Lu}\p{Ll}/u.test(typed) && word.length < 6) return word.length === 3 ? swapped[0] : undefined;
  const known = [...knownWords(language)].filter((one) => one[0] === word[0] && !one.includes(' '));
  // `hated` is a form of `hate`.
  if (language === 'English' && /[es]d$/.test(word) && known.includes(word.slice(0, -1))) return undefined;
  // `coud` is no cloud.
  const lesser = [...swapped, ...[...functionWordsOf(language)].filter((one) => isShort(word, one))];
  const isNear = (one: string) =>
    isSwapped(word, one) || isShort(word, one) || (word.length > 4 && isSlip(word, one));
  const near = lesser.length > 0 ? lesser : known.filter(isNear);
  const far = () => known.filter((one) => word.length > 7 && isVowelsAway(word, one));
  // `dinosaurs` is a form of `dinosaur`.
  const all = new Set(near.length > 0 ? near : far());
  const [only, other] = [...all].filter((one) => ![...all].some((base) => isForm(one, base, language)));
  return other === undefined ? only : undefined;
}

const isForm = (word: string, base: string, language: Language) =>
  word !== base && lemmasOf(word, language).includes(base);

/** Returns the parts in which two words differ, without their common start and end. */
function difference(word: string, known: string): [string, string] {
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const most = Math.min(word.length, known.length) - start;
  let end = 0;
  while (end < most && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  return [word.slice(start, word.length - end), known.slice(start, known.length - end)];
}

function isSwapped(word: string, known: string): boolean {
  const [left, right] = difference(word, known);
  const isPair = left.length === 2 && right.length === 2;
  return word[0] === known[0] && isPair && left[0] === right[1] && left[1] === right[0];
}

/** `coud`, `hony`: a longer word without one of its letters; not its first, and not its ending. */
const isShort = (word: string, known: string) =>
  known.length > 4 &&
  word[0] === known[0] &&
  word.at(-1) === known.at(-1) &&
  difference(word, known).join('').length === 1 &&
  word.length < known.length;

const vowels = /[aeiouyäöü]/g;

/** Whether a letter is missing or too many, or one wrong; in a short word only a vowel is wrong. */
function isSlip(word: string, known: string): boolean {
  const [left, right] = difference(word, known);
  if (left.length + right.length < 2) return true;
  const isVowel = `${left}${right}`.replaceAll(vowels, '') === '';
  return left.length === 1 && right.length === 1 && (word.length > 6 || isVowel);
}

/** Whether two words have the same consonants, and two vowels more or less at most: `Dinosauria`. */
function isVowelsAway(word: string, known: string): boolean {
  const [left, right] = [word, known].map((one) => one.replaceAll(vowels, ''));
  return left === right && Math.abs(word.length - known.length) < 3;
}

function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
