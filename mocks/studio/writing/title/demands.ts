// Finds the demands of a title beyond its noun, each of which makes another story: number, deed, material, and food as rain.
import { figureCalled } from '../lexicon/figures';
import { knownNoun } from '../lexicon/subjects';
import type { Language } from '../wording/sentences';
import { patterns } from './patterns';
import { beginsAs, isFunctionWord, isLesserWord, isOf, lemmasOf, wordsOf } from './words';

/** Returns the words that a story must be about to tell the title. */
export function demandsIn(words: readonly string[], language: Language): string[] {
  const title = words.join(' ');
  const said = patterns.demands[language]
    .map((pattern) => pattern.exec(title)?.groups?.said ?? '')
    // `the washing machine`, and what only looks: `die glitzernde Krone`
    .filter(
      (one) => !(one.includes(' ') && knownNoun(one, 'English')?.base === one) && !beginsAs('looking', one),
    )
    .map(wordsOf)
    .filter((all) => !all.some((word) => isFunctionWord(word, language) || isLesserWord(word, language)));
  return [...words.filter((_, at) => isCount(words, at, language)), ...said.flat()];
}

/** Whether a word counts the figures behind it: `three little mice`, but `Mia is three`. */
function isCount(words: readonly string[], at: number, language: Language): boolean {
  const isSomebody = (word: string) =>
    isOf('group', word) || lemmasOf(word, language).some((one) => figureCalled(one, language));
  const next = words.slice(at + 1, at + 3).filter((word) => !isOf('and', word));
  return isCountWord(words[at] ?? '') && next.some(isSomebody);
}

const numbers = /^(?:[3-9]|\d{2,3}|zwanzig|hundert|tausend|thirteen|twenty|thirty|hundred|thousand)$/i;

/** Returns whether a word is a number greater than two. */
export const isCountWord = (word: string) =>
  (isOf('count', word) && !isOf('both', word)) || numbers.test(word);
