// Writes a title in capitals, or in small letters, as books write it.
import { sexOfName } from '../lexicon/names';
import { knownNoun } from '../lexicon/subjects';
import { figureCalled, isFamily } from '../lexicon/figures';
import { isInCapital } from '../stories/known-words';
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

function hasCapital(word: string, next: string, language: Language): boolean {
  if (language === 'English' && word === 'i') return true;
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
