// What titles are about, drawn or not: nouns by their kind, the German ones with their gender. They are data: subjects.json.
import * as v from 'valibot';
import { wordSetSchema } from '../../data-schemas';
import type { Gender } from '../grammar/noun';
import { lemmasOf, wordSetsSchema } from '../title/words';
import type { Language } from '../wording/sentences';
import data from './subjects.json' with { type: 'json' };

export const subjectKinds = [
  'vehicle', 'animal', 'food', 'plant', 'sky', 'person', 'being', 'place', 'event', 'thing', 'sound', 'other',
] as const; // prettier-ignore
export type SubjectKind = (typeof subjectKinds)[number];

const wordsSchema = v.strictObject({
  m: wordSetSchema,
  f: wordSetSchema,
  n: wordSetSchema,
  en: wordSetSchema,
});
const { kinds, frames } = v.parse(
  v.strictObject({
    kinds: v.record(v.picklist(subjectKinds), wordsSchema),
    /** Nouns that say nothing of what they are about: the secret of the mill is about the mill. */
    frames: wordSetsSchema,
  }),
  data,
);

/** A noun that is known: its basic form as a part of the word, and how the word differs from it. */
interface KnownNoun {
  readonly kind: SubjectKind;
  /** In the singular, lower case; the word itself where it is a compound. */
  readonly base: string;
  readonly gender: Gender;
}

const known: Record<Language, Map<string, Omit<KnownNoun, 'base'>>> = {
  German: new Map(),
  English: new Map(),
};
for (const kind of [...subjectKinds].reverse()) {
  const words = kinds[kind];
  for (const gender of ['m', 'f', 'n'] as const)
    for (const word of words?.[gender] ?? []) known.German.set(word, { kind, gender });
  for (const word of words?.en ?? []) known.English.set(word, { kind, gender: 'n' });
}

/** The fewest letters of a word that counts at the end of a German compound, and before it. */
const leastHead = 3;
const leastBefore = 2;

/** Returns the kind of a noun in any form; the longest known end of a German compound counts. */
export function knownNoun(word: string, language: Language): KnownNoun | undefined {
  const lemmas = lemmasOf(word, language);
  for (const base of lemmas) {
    const found = known[language].get(base);
    if (found) return { ...found, base };
  }
  if (language === 'English') return undefined;
  const plain = word.toLowerCase();
  for (let cut = leastBefore; cut <= plain.length - leastHead; cut += 1) {
    // A known word, with its own umlaut: the apples of `Bratäpfel`.
    const end = lemmasOf(plain.slice(cut), language).find((one) => known.German.has(one));
    const found = end === undefined ? undefined : known.German.get(end);
    if (found && end !== undefined) return { ...found, base: plain.slice(0, cut) + end };
  }
  return undefined;
}

/** Returns whether a noun only frames the subject of a title. */
export function isFrame(word: string, language: Language): boolean {
  return lemmasOf(word, language).some((one) => frames[language].has(one));
}
