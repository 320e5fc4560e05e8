// Finds the nouns of a title that are many: the pumpkins of `Zu viele Kürbisse`, the bears of `The three bears`.
import { figureById } from '../lexicon/figures';
import { knownNoun } from '../lexicon/subjects';
import type { Language } from '../wording/sentences';
import { isNamed, subjectOf, type Subject } from './subject-noun';
import { isFunctionWord, isOf } from './words';

/** Many of a kind. */
export interface Many extends Subject {
  /** Whether the title counts them, or says that they are many. */
  readonly isCounted: boolean;
}

/** Returns the plural noun of a title about many; other stories tell of two. */
export function manyIn(words: readonly string[], language: Language): Many | undefined {
  const found = words.flatMap((_, index) => manyAt(words, index, language) ?? []);
  return found.find(({ isCounted }) => isCounted) ?? found[0];
}

function manyAt(words: readonly string[], index: number, language: Language): Many | undefined {
  const word = words[index] ?? '';
  const isCounted = (isOf('count', word) && !isOf('both', word)) || isOf('many', word);
  if (!isCounted && !/^(?:die|the)$/i.test(word)) return undefined;
  const behind = words.slice(index + 1);
  const at = behind.findIndex((one) => isNoun(one, language));
  const noun = behind[at] ?? '';
  const described = behind.slice(0, Math.max(at, 0));
  const found = knownNoun(noun, language);
  const isPlural = isCounted || (found !== undefined && found.base !== noun.toLowerCase());
  if (found === undefined || !isPlural || described.some((one) => endsPhrase(one, language)))
    return undefined;
  if (isNamed(noun, language) || /[’']/.test(noun)) return undefined;
  const subject = subjectOf(noun, found.gender, language, described.at(-1));
  const called = { de: { gender: found.gender, base: noun }, en: noun.toLowerCase() };
  const count = isOf('count', word) ? { count: word.toLowerCase() } : {};
  const children = isOf('group', noun) ? { figure: figureById('child') } : {};
  return { ...subject, ...children, noun: called, isMany: true, isCounted, ...count };
}

const isNoun = (word: string, language: Language) =>
  language === 'German' ? /^\p{Lu}/u.test(word) : knownNoun(word, language) !== undefined;

/** `The moon on the hills` has no moons. */
const endsPhrase = (word: string, language: Language) =>
  isFunctionWord(word, language) &&
  !/^(?:little|small|tiny|big|of|too|very|vielen|kleinen?|großen?)$/i.test(word) &&
  !isOf('count', word);
