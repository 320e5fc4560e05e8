// Judges whether a title is about something grave: atrocities, death, illness, distress, religion, politics, or a named person.
// Whole words count, `*` stands for any letters before or after them, `_` for a space.
import * as v from 'valibot';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import { folded } from './find-topics';
import data from './grave-words.json' with { type: 'json' };

const words = v.array(v.string());
const kind = v.picklist(['atrocities', 'death', 'illness', 'distress', 'religion', 'politics', 'people']);
type Gravity = v.InferOutput<typeof kind>;

/** What may not be followed by facts about something else in the title: `The war and the birds` is no talk about birds. */
export const sorrows: ReadonlySet<string> = new Set<Gravity>(['atrocities', 'death', 'illness', 'distress']);

const graveWords = v.parse(
  v.strictObject({
    /** A row for each language; looked for in a title of any language. */
    words: v.strictObject(v.entriesFromList(kind.options, words)),
    /** Words that mean something else in another language: they count only in a talk in their own. */
    ownWords: v.array(v.strictTuple([v.picklist(speakerLanguages), kind, v.string()])),
    /** Harmless phrases with a grave word: they are taken out of a title before it is judged. */
    harmless: words,
    /** Words that say that a crab is meant where `Krebs` stands alone. */
    crabs: words,
    /** First names: with a family name after it, a title names a person. */
    firstNames: words,
  }),
  data,
);

const isJapanese = (word: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word);

/** Returns a text of folded words between single spaces; `9/11` is ` 9 11 `. */
const spacedWords = (text: string) =>
  ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim()} `;

/** Returns what finds one of the words in such a text: whole words, and any part where Japanese sets no spaces. */
function finding(words: string): (text: string) => boolean {
  const parts = words.split(' ').map((word) => {
    const spaced = spacedWords(word.replaceAll('_', ' '));
    return isJapanese(word) ? spaced.trim() : spaced.replace(' *', '').replace('* ', '');
  });
  return (text) => parts.some((part) => text.includes(part));
}

/** Each kind by its words, and the only language of a talk in which they count, if there is one. */
const named = [
  ...kind.options.map((one) => ({
    kind: one,
    isNamed: finding(graveWords.words[one].join(' ')),
    only: undefined,
  })),
  ...graveWords.ownWords.map(([only, one, own]) => ({ kind: one, isNamed: finding(own), only })),
];
const harmlessPhrases = graveWords.harmless.map((phrase) => spacedWords(phrase.replaceAll('_', ' ')));
const isAboutCrabs = finding(graveWords.crabs.join(' '));
const given = new Set(graveWords.firstNames);

/** Returns the ways in which a title is grave; none for most titles. */
export function gravityOf(title: string, language: SpeakerLanguage): ReadonlySet<Gravity> {
  let text = spacedWords(title);
  for (const phrase of harmlessPhrases) text = text.replaceAll(phrase, ' ');
  if (isAboutCrabs(text)) text = text.replaceAll(' krebs ', ' ');
  return new Set([
    ...named
      .filter(({ isNamed, only = language }) => only === language && isNamed(text))
      .map((one) => one.kind),
    ...(namesPerson(title) ? (['people'] as const) : []),
  ]);
}

/** Returns whether a first name stands before a family name, or two Japanese names are joined by their dot. */
function namesPerson(title: string): boolean {
  if (/[\p{Script=Katakana}ー]{2,}・[\p{Script=Katakana}ー]{2,}/u.test(title)) return true;
  const names = title.matchAll(
    /(?<first>\p{Lu}\p{L}+)(?= (?:\p{Lu}\.? |(?:van|von|de|del|della|di|da) ){0,2}\p{Lu}\p{Ll})/gu,
  );
  return Array.from(names).some(({ groups }) => given.has(folded(groups?.['first'] ?? '')));
}
