// Finds what a title says of its noun that makes it another story: how many there are, what it does, what it is made of, what falls as rain.
import { figureCalled } from '../lexicon/figures';
import { knownNoun } from '../lexicon/subjects';
import type { Language } from '../wording/sentences';
import { beginsAs, isFunctionWord, isLesserWord, isOf, lemmasOf } from './words';

/** Returns the words that a story must be about to tell the title, in its order. */
export function demandsIn(words: readonly string[], language: Language): string[] {
  const isDemanded = language === 'German' ? isDemandedInGerman : isDemandedInEnglish;
  return words.filter((_, at) => isCount(words, at, language) || isDemanded(words, at));
}

/** Whether a word counts those behind it, and they are more than two: `three mice`, but `three o’clock` and `Mia is three`. */
function isCount(words: readonly string[], at: number, language: Language): boolean {
  const isNumber = isCountWord(words[at] ?? '');
  const next = words.slice(at + 1, at + 3).filter((word) => !isOf('and', word));
  const isUnit = next.some((word) => isOf('unit', word));
  const isMany = next.some((word) => lemmasOf(word, language).some((one) => figureCalled(one, language)));
  return isNumber && isMany && !isUnit;
}

const numbers = /^(?:[3-9]|\d{2,3}|zwanzig|hundert|tausend|thirteen|twenty|thirty|hundred|thousand)$/i;

/** Returns whether a word is a number greater than two. */
export const isCountWord = (word: string) =>
  (isOf('count', word) && !isOf('both', word)) || numbers.test(word);

/** `die fliegende Badewanne`, `ein Mond aus Käse`, `Es regnet Nudeln`, `Als es Nudeln regnete` */
function isDemandedInGerman(words: readonly string[], at: number): boolean {
  const [word = '', before = '', next = ''] = [words[at], words[at - 1], words[at + 1]];
  const isNoun = (one: string) => /^\p{Lu}/u.test(one);
  const isDoing = (one: string) => /^\p{Ll}{3,}ende[mnrs]?$/u.test(one) && isDeed(one);
  const isRain = (one: string) => /^regnete?$/i.test(one);
  if (isRain(word)) return isNoun(next) || (isNoun(before) && words[at - 2] === 'es');
  if (!isNoun(word)) return isDoing(word) && isNoun(next);
  const isMatter = before === 'aus' && isNoun(words[at - 2] ?? '');
  return isMatter || isDoing(before) || isRain(before) || (before === 'es' && isRain(next));
}

/** `the flying bathtub`, `a moon made of cheese`, `It rained spaghetti` */
function isDemandedInEnglish(words: readonly string[], at: number): boolean {
  const [word = '', before = '', next = '', second = ''] = [
    words[at],
    words[at - 1],
    words[at + 1],
    words[at - 2],
  ];
  const isSaid = (one: string) =>
    one !== '' && !isFunctionWord(one, 'English') && !isLesserWord(one, 'English');
  const isDoing = (one: string, article: string, noun: string) =>
    /^\p{L}{2,}ing$/u.test(one) &&
    isOf('determiner', article) &&
    isSaid(noun) &&
    isDeed(one) &&
    knownNoun(`${one} ${noun}`.toLowerCase(), 'English') === undefined;
  const isRain = (one: string) => /^rain(?:s|ed|ing)$/i.test(one);
  if (isRain(word)) return isSaid(next);
  if (!isSaid(word)) return false;
  const isMatter = /\bmade (?:out )?of(?: \p{L}+)?$/iu.test(words.slice(0, at).join(' '));
  return isMatter || isRain(before) || isDoing(word, before, next) || isDoing(before, second, word);
}

/** Whether a participle says what somebody does, and not how it looks: `glitzernd`. */
const isDeed = (word: string) => !beginsAs('looking', word);
