// Chooses the words of a presentation that a question may ask about, and what answers it, from how clearly each was heard in it.
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
  const found = new Map<string, Set<number>>();
  for (const [position, { text }] of sentences.entries())
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
      if (word.length >= shortest && !emptyWords.has(word))
        found.set(word, (found.get(word) ?? new Set()).add(position));
  const maxSentences = Math.max(commonShare * sentences.length, fewSentences);
  return [...found]
    .map(([word, positions]) => ({ word, sentences: [...positions] }))
    .filter((keyword) => keyword.sentences.length <= maxSentences)
    .sort((a, b) => a.sentences.length - b.sentences.length || b.word.length - a.word.length)
    .slice(0, maxKeywords);
}

/** A keyword and how unlike the question is to it where it is most alike. */
export interface HeardWord extends Keyword {
  readonly distance: number;
}

export interface ChosenAnswer {
  /** The words that were heard, the clearest first. */
  readonly words: readonly string[];
  /** The sentences of the answer, in their order. */
  readonly sentences: readonly string[];
  /** False when the words may have been misheard. */
  readonly isSure: boolean;
}

/** A word below this distance was said, in a voice like the service's own; measured with its voices. */
const sure = 0.84;
/** Up to this distance a word may have been said; above it, everything sounds alike. */
const possible = 1;
/** How much clearer than the other words a possible one must be. */
const margin = 0.05;

/**
 * Returns the sentence that the most and clearest words point to, with the one after it on the same slide; undefined when no
 * word was heard, or when all that fits was already `said`.
 */
export function chooseAnswer(
  heard: readonly HeardWord[],
  sentences: readonly SourceSentence[],
  said: readonly string[],
): ChosenAnswer | undefined {
  const words = clearest(heard);
  const isSaid = (position: number) =>
    said.some((answer) => answer.includes(sentences[position]?.text ?? ''));
  const scores = new Map<number, number>();
  for (const { distance, sentences: positions } of words)
    for (const position of positions) {
      if (isSaid(position)) continue;
      scores.set(position, (scores.get(position) ?? 0) + (1.2 - distance) / Math.sqrt(positions.length));
    }
  const [best] = [...scores].sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b);
  const first = best && sentences[best[0]];
  if (best === undefined || first === undefined) return undefined;
  const next = sentences[best[0] + 1];
  const follows = next?.slide === first.slide && !isSaid(best[0] + 1);
  return {
    words: words.map(({ word }) => word),
    sentences: [first.text, ...(follows ? [next.text] : [])],
    isSure: words.some(({ distance }) => distance < sure),
  };
}

/** Returns the recognised words; else the most similar word, when it stands out. */
function clearest(heard: readonly HeardWord[]): readonly HeardWord[] {
  const sorted = heard.toSorted((a, b) => a.distance - b.distance);
  const said = sorted.filter(({ distance }) => distance < sure);
  if (said.length > 0) return said.slice(0, 3);
  const [best, second] = sorted;
  if (best === undefined || best.distance >= possible) return [];
  return second === undefined || second.distance - best.distance >= margin ? [best] : [];
}
