// Writes a title in capitals, or in small letters, as books write it.
import { sexOfName } from '../lexicon/names';
import { knownNoun } from '../lexicon/subjects';
import { figureCalled, isFamily } from '../lexicon/figures';
import { isInCapital, isKnown } from '../stories/known-words';
import type { Language } from '../wording/sentences';
import { inCapital } from './subject-noun';
import { isFunctionWord, isLesserWord } from './words';

/** Returns a text in small letters but for its names, and in German its nouns. */
export function inSentenceCase(text: string, language: Language): string {
  return text.toLowerCase().replaceAll(/\p{L}[\p{L}-]*/gu, (word, at: number) => {
    const next = text.slice(at + word.length + 1);
    return hasCapital(word, next, language) ? inCapital(word) : word;
  });
}

/** Returns an English title, or a part of it, without the capitals of `Title Case`; an unknown word keeps its own. */
export function withoutTitleCase(part: string, title: string, language: Language): string {
  if (language !== 'English' || !isInTitleCase(title)) return part;
  return part.replaceAll(/(?<!\p{L})\p{Lu}[\p{L}-]*/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (hasCapital(small, part.slice(at + word.length + 1), language)) return word;
    const isPlain =
      [isFunctionWord, isLesserWord, isKnown].some((is) => is(small, language)) ||
      knownNoun(small, language) !== undefined;
    return isPlain ? small : word;
  });
}

/** Whether every word that means something has a capital, and there are more of them than one. */
function isInTitleCase(title: string): boolean {
  const said = (title.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => !isFunctionWord(word, 'English'));
  return said.length > 1 && said.every((word) => /^\p{Lu}/u.test(word));
}

/** Days, months and feasts, which English writes with a capital. */
const dates =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween|hanukkah|diwali|eid)$/;

function hasCapital(word: string, next: string, language: Language): boolean {
  if (language === 'English' && (word === 'i' || dates.test(word))) return true;
  if (language === 'German' && isInCapital(word, language)) return true;
  if (isFunctionWord(word, language) || isLesserWord(word, language)) return false;
  const figure = figureCalled(word, language);
  if (sexOfName(inCapital(word)) !== undefined || (figure !== undefined && isFamily(figure))) return true;
  // `…, die fliegen wollte` has no flies.
  const isVerb =
    word.endsWith('en') &&
    /^(?:kann|konnte|will|wollte|möchte|muss|musste|soll|sollte|darf|durfte)\b/i.test(next);
  return (
    language === 'German' && !isVerb && (figure !== undefined || knownNoun(word, language) !== undefined)
  );
}
