// Repairs misspelt words: words that nobody knows and that sound like a known one, or are a slip or two away from it.
import { figureCalled } from '../lexicon/figures';
import { isKnown, knownWords } from '../stories/known-words';
import { oncePer } from '../stories/once-per';
import { inBoth, type Language } from '../wording/sentences';
import { otherThan } from './language';
import { functionWordsOf, isFunctionWord, isLesserWord, lemmasOf } from './words';

/** Returns the title with misspelt words repaired. */
export function spelt(title: string, language: Language): string {
  // `couldn’t` is whole.
  return title.replaceAll(/(?<!\p{L})\p{L}{3,}(?!\p{L}|n?[’']t)/gu, (word) => {
    const plain = word.toLowerCase();
    if (isFunctionWord(plain, language) || isLesserWord(plain, language) || isKnown(plain, language))
      return word;
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

/** How each language spells a sound; doubled letters sound like one. */
const sounds: Record<Language, readonly (readonly [RegExp, string])[]> = {
  German: [
    [/ae/g, 'ä'],
    [/oe/g, 'ö'],
    [/ue/g, 'ü'],
    [/ß/g, 's'],
    [/ph|v/g, 'f'],
    [/th|dt/g, 't'],
    [/tz/g, 'z'],
    [/chs/g, 'x'],
    [/ck/g, 'k'],
    [/ie/g, 'i'],
    [/ai/g, 'ei'],
    [/äu/g, 'eu'],
    [/(?<=[aeiouäöü])h(?![aeiouäöü])/g, ''],
  ],
  English: [
    [/ph/g, 'f'],
    [/tch/g, 'ch'],
    [/ck|c(?!h)/g, 'k'],
    [/^kn/g, 'n'],
    [/(?<=.{5})e$/g, ''],
  ],
};

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

/** Returns the only known word that is nearest, at most two slips away in a long word. */
function nearest(typed: string, language: Language): string | undefined {
  const word = typed.toLowerCase();
  // A capital within an English title, or any in a German one, may be a name.
  if (/^\p{Lu}\p{Ll}/u.test(typed) && word.length < 6) return undefined;
  // The first letter stands. In a short word only two letters may be swapped.
  const known = [...new Set([...knownWords(language), ...functionWordsOf(language)])].filter(
    (one) => one[0] === word[0] && (word.length > 4 || lettersOf(one) === lettersOf(word)),
  );
  for (const most of word.length < 8 ? [1] : [1, 2]) {
    const near = known.filter((one) => isWithin(word, one, most));
    // `dinosaurs` is a form of `dinosaur`.
    const [only, other] = near.filter(
      (one) => !near.some((base) => base !== one && lemmasOf(one, language).includes(base)),
    );
    if (only !== undefined) return other === undefined ? only : undefined;
  }
  return undefined;
}

/** Whether a word is at most so many slips away: letters swapped, missing, wrong or too many. */
function isWithin(word: string, known: string, most: number): boolean {
  if (most < 0 || Math.abs(word.length - known.length) > most) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const [left, right] = [word.slice(start), known.slice(start)];
  if (left === '' && right === '') return true;
  const isRest = (ofLeft: number, ofRight: number) =>
    isWithin(left.slice(ofLeft), right.slice(ofRight), most - 1);
  const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  return (isSwapped && isRest(2, 2)) || isRest(1, 1) || isRest(1, 0) || isRest(0, 1);
}

const lettersOf = (word: string) => word.split('').sort().join('');

function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
