// Judges whether a title is about something grave: atrocities, death, illness, distress, religion, politics, or a named person.
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import { folded } from './find-topics';
import { graveWords, gravities, type Gravity } from './grave-words';

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

const kinds = gravities.map((kind) => [kind, finding(graveWords.words[kind].join(' '))] as const);
const own = graveWords.ownWords.map(([language, kind, words]) => ({
  language,
  kind,
  isNamed: finding(words),
}));
const harmlessPhrases = graveWords.harmless.map((phrase) => spacedWords(phrase.replaceAll('_', ' ')));
const isAboutCrabs = finding(graveWords.crabs.join(' '));
const given = new Set(graveWords.firstNames);

/** Returns the ways in which a title is grave; none for most titles. */
export function gravityOf(title: string, language: SpeakerLanguage): ReadonlySet<Gravity> {
  let text = spacedWords(title);
  for (const phrase of harmlessPhrases) text = text.replaceAll(phrase, ' ');
  if (isAboutCrabs(text)) text = text.replaceAll(' krebs ', ' ');
  return new Set([
    ...kinds.filter(([, isNamed]) => isNamed(text)).map(([kind]) => kind),
    ...own.filter((one) => one.language === language && one.isNamed(text)).map(({ kind }) => kind),
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
