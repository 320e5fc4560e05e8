// Chooses the words of a presentation that a question may ask about.
import * as v from 'valibot';
import data from './empty-words.json' with { type: 'json' };

/** A sentence of the presentation, and the slide on which it stands. */
export interface SourceSentence {
  readonly text: string;
  readonly slide: number;
}

/** A word as it is spoken, and the positions of the sentences in which it stands. */
export interface Keyword {
  readonly word: string;
  readonly sentences: readonly number[];
}

/** Shorter words are too easily heard in other ones. */
const shortest = 4;
/** Each word is compared with the whole question, which takes time. */
const maxKeywords = 80;
/** A word that stands in more of the sentences than this tells none of them apart; of the few sentences of a short talk each counts. */
const commonShare = 0.4;
const fewSentences = 6;

/** Words that say nothing about what a sentence is about, in the languages of the voices. */
const emptyWords = new Set(Object.values(v.parse(v.record(v.string(), v.array(v.string())), data)).flat());

/** Returns the words that tell sentences apart, those of the fewest sentences first. */
export function keywordsOf(sentences: readonly SourceSentence[]): readonly Keyword[] {
  const found = new Map<string, { word: string; sentences: Set<number> }>();
  sentences.forEach(({ text }, position) => {
    for (const [word] of text.matchAll(/\p{L}+/gu)) {
      const key = word.toLowerCase();
      if (word.length < shortest || emptyWords.has(key)) continue;
      const known = found.get(key) ?? { word: key, sentences: new Set() };
      known.sentences.add(position);
      found.set(key, known);
    }
  });
  const maxSentences = Math.max(commonShare * sentences.length, fewSentences);
  return [...found.values()]
    .filter((keyword) => keyword.sentences.size <= maxSentences)
    .sort((a, b) => a.sentences.size - b.sentences.size || b.word.length - a.word.length)
    .slice(0, maxKeywords)
    .map(({ word, sentences: positions }) => ({ word, sentences: [...positions] }));
}
