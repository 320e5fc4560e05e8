// Finds the noun that a title is about, whether it can be drawn or not: the iron of `Das freche Bügeleisen`.
import { figureCalled } from '../lexicon/figures';
import { sexOfName } from '../lexicon/names';
import { isFrame, knownNoun, type SubjectKind } from '../lexicon/subjects';
import type { Language } from '../wording/sentences';
import { englishPhraseAt } from './english-phrases';
import { germanPhraseAt } from './german-phrases';
import { called, inCapital, isName, isNamed, subjectOf, type Phrase, type Subject } from './subject-noun';
import { isOf } from './words';

/** Returns the subject of a title; undefined without a noun, with a plural, or where the title does not tell the gender. */
export function subjectIn(words: readonly string[], language: Language): Subject | undefined {
  const found = phrasesIn(words, language);
  const about = found.find(({ isFrame: isOnlyFrame }) => !isOnlyFrame);
  const [outer] = found;
  // `Das Lied der Wale` is about the song, for whales are many.
  const framed = outer?.isFrame === true && outer.subject?.kind !== 'other' ? outer.subject : undefined;
  return withGivenName(about?.subject ?? framed, words);
}

/** `A bin lorry called Bert`: a vehicle may have any name. */
function withGivenName(subject: Subject | undefined, words: readonly string[]): Subject | undefined {
  const at = words.findIndex((word) => isOf('called', word));
  const name = words[at + 1];
  if (subject?.kind !== 'vehicle' || at < 1 || name === undefined) return subject;
  const isBehind = words.slice(0, at).join(' ').toLowerCase().endsWith(subject.noun.de.base.toLowerCase());
  return isBehind ? { ...subject, name: inCapital(name), isKnown: true } : subject;
}

/** Returns what the title names behind `and`. */
export function secondIn(words: readonly string[], language: Language): Subject | undefined {
  const at = words.findIndex((word) => isOf('and', word));
  return at < 1 ? undefined : subjectIn(words.slice(at + 1), language);
}

function phrasesIn(words: readonly string[], language: Language): Phrase[] {
  const whole = words.join(' ');
  const isOne = words.length === 1 || (language === 'English' && knownNoun(whole, language) !== undefined);
  if (isOne) return [{ subject: ofSingleWord(whole, language), isFrame: false }];
  const phrases = words.flatMap((_, index) => {
    const named = namedVehicleAt(words, index, language);
    if (named || language === 'English') return named ?? englishPhraseAt(words, index) ?? [];
    return germanPhraseAt(words, index) ?? bareAt(words, index, language) ?? [];
  });
  return phrases.length > 0 ? phrases : words.flatMap((_, index) => bareAt(words, index, language) ?? []);
}

/** Returns the vehicle of `Digger Dan and the cow`. */
function namedVehicleAt(words: readonly string[], index: number, language: Language): Phrase | undefined {
  const [word = '', name = '', joint] = words.slice(index);
  const found = knownNoun(word, language);
  if (index > 0 || found?.kind !== 'vehicle' || !isName(name) || !isOf('and', joint)) return undefined;
  const subject = subjectOf(language === 'English' ? found.base : word, found.gender, language);
  return { subject: { ...subject, name: `${inCapital(word)} ${name}`, isKnown: true }, isFrame: false };
}

/** Ends of words that are rather a notion than somebody's invented name. */
const notions = /(?:schaft|ung|heit|keit|en|tion|tag|zeit|ing|ness|ship|day|abfuhr)$/;

/** `Pizza` is one; a word that nobody knows is somebody's name. */
function ofSingleWord(word: string, language: Language): Subject | undefined {
  const found = knownNoun(word, language);
  if (found) {
    const subject = subjectOf(language === 'English' ? found.base : word, found.gender, language);
    // Nobody plays the hide and seek.
    const name = / and /.test(found.base) ? { name: found.base, isKnown: true } : {};
    return found.base === word.toLowerCase() ? { ...subject, ...name } : undefined;
  }
  if (!/^\p{Script=Latin}{4,}$/u.test(word) || sexOfName(word) || figureCalled(word, language))
    return undefined;
  const noun = { de: { gender: 'n', base: word }, en: word } as const;
  const kind = notions.test(word) ? 'other' : 'being';
  return { noun, name: inCapital(word), isKnown: true, kind };
}

/** Returns the noun at a place, if it has no article: `Oma fährt Motorrad`. */
function bareAt(words: readonly string[], index: number, language: Language): Phrase | undefined {
  const word = words[index] ?? '';
  const found = knownNoun(word, language);
  const isNumbered = /^\d+$/.test(words[index + 1] ?? '');
  const isNoun = isNumbered || (language === 'English' ? bareKinds.has(found?.kind) : /^\p{Lu}/u.test(word));
  const isAfterOther =
    index > 0 && /^(?:\p{Lu}|.*(?:e[mnrs]?|d.s|.m)$)/u.test(words[index - 1] ?? '') && language === 'German';
  if (found?.base !== word.toLowerCase() || !isNoun || isAfterOther || isNamed(word, language))
    return undefined;
  const subject = called(
    subjectOf(language === 'English' ? found.base : word, found.gender, language),
    '',
    words[index + 1],
  );
  return { subject, isFrame: isFrame(word, language) };
}

/** Kinds of nouns that English titles name without an article, and that are hardly verbs. */
const bareKinds: ReadonlySet<SubjectKind | undefined> = new Set(['food', 'event', 'sky', 'sound']);
