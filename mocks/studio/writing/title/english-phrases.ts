// Finds the nouns of an English title that have an article or an owner, with what belongs to them.
import { adjectiveOf } from '../lexicon/adjectives';
import { figureCalled } from '../lexicon/figures';
import { isFrame, knownNoun } from '../lexicon/subjects';
import { thingCalled } from '../lexicon/things';
import { called, isName, isNamed, subjectOf, type Phrase } from './subject-noun';
import { isFunctionWord, isLesserWord, lemmasOf } from './words';

/** Words that may stand between an article and its noun though they carry no meaning. */
const between =
  /^(?:little|small|tiny|new|first|last|great|very|too|one|lost|missing|big|loud|old|young|upside|down)$/;

/** Returns the noun behind the article at a place. */
export function englishPhraseAt(words: readonly string[], index: number): Phrase | undefined {
  const word = words[index] ?? '';
  const isArticle = /^(?:the|an?|my|your|his|her|our|their|this)$/i.test(word) || /[’']s$/.test(word);
  if (!isArticle) return undefined;
  const run: string[] = [];
  for (const one of words.slice(index + 1, index + 6)) {
    // `the left glove`, but `the race left`
    const isLesser = isLesserWord(one, 'English') && run.length > 0;
    // `The wish that came true`
    const isNoun =
      run.length === 0 && /^(?:that|which|who)$/i.test(words[index + 2] ?? '') && isKnownNoun(one);
    if ((isLesser || isFunctionWord(one, 'English')) && !between.test(one.toLowerCase()) && !isNoun) break;
    run.push(one.toLowerCase());
  }
  const length = nounEndIn(run);
  const noun = run[length - 1];
  if (
    noun === undefined ||
    between.test(noun) ||
    isLesserWord(noun, 'English') ||
    isNamed(words[index + length] ?? '', 'English')
  )
    return undefined;
  // `A very windy day`
  const isOfDay = /^(?:days?|nights?|mornings?|evenings?|weeks?)$/i.test(words[index + length + 1] ?? '');
  if (isOfDay && !isKnownNoun(noun)) return undefined;
  const isMany = isPlural(noun);
  const start = firstOfNoun(run, length);
  const adjective =
    run.slice(0, start).findLast((one) => !/^(?:very|too|one|lost|missing|last|first)$/.test(one)) ?? '';
  const subject = isMany
    ? undefined
    : subjectOf(run.slice(start, length).join(' '), 'n', 'English', adjective);
  const before = index === 1 && isName(words[0] ?? '') ? words[0] : '';
  return { subject: called(subject, before, words[index + length + 1]), isFrame: isFrame(noun, 'English') };
}

const isKnownNoun = (words: string) =>
  [knownNoun, figureCalled, thingCalled].some((named) =>
    lemmasOf(words, 'English').some((one) => named(one, 'English')),
  );

/** Returns how many words of a run there are up to its noun: of `onion cries` one, of `washing machine` two. */
function nounEndIn(run: readonly string[]): number {
  for (let length = Math.min(4, run.length); length > 0; length -= 1)
    if (isKnownNoun(run[length - 1] ?? '') || isKnownNoun(run.slice(length - 2, length).join(' ')))
      return length;
  const verb = run.findIndex(
    (one, at) => at > 0 && /(?:[^s]s|ed)$/.test(one) && !isDescription(run[at - 1] ?? ''),
  );
  return verb > 0 ? verb : run.length;
}

const isDescription = (word: string) =>
  between.test(word) ||
  isLesserWord(word, 'English') ||
  adjectiveOf(word, 'English') !== undefined ||
  /(?:[^e]y|ed|ful|less|ous|ish|ic|al|en|ing)$/.test(word);

/** Returns where the noun begins behind its adjectives: another noun belongs to it. */
function firstOfNoun(run: readonly string[], length: number): number {
  let start = length - 1;
  // `washing machine` is one word in two.
  if (start > 0 && knownNoun(run.slice(start - 1, length).join(' '), 'English')) start -= 1;
  while (start > 0 && !isDescription(run[start - 1] ?? '')) start -= 1;
  return start;
}

function isPlural(word: string): boolean {
  if (knownNoun(word, 'English')?.base === word) return false;
  return (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) || lemmasOf(word, 'English').length > 3;
}
