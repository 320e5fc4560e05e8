// Splits headline and text of a slide into passages. They are aligned together, because narration reads them without a break.
import type { PlayableSlide } from '../../../player/playable-story';
import type { Cue } from '../../../contract/presentation/transcription';

/** `from` is its offset in headline and text; it identifies the passage. */
export interface PlacedPassage extends Passage {
  readonly from: number;
}

interface Paragraph {
  readonly from: number;
  /** Whether a blank line is before it, as before a stanza. */
  readonly afterBlank: boolean;
  readonly passages: readonly PlacedPassage[];
}

interface SlidePassages {
  readonly headline: readonly PlacedPassage[];
  readonly text: readonly Paragraph[];
  /** The cues that were found in the text; the others are shown as subtitles (spec book §5). */
  readonly found: ReadonlySet<number>;
}

/** Returns the passages of a slide, aligned at the first call; undefined if there is no such slide. */
export type PassagesAt = (index: number) => SlidePassages | undefined;

/** Returns a `PassagesAt` for a story. It is lazy, since aligning a whole story at once would delay the cover. */
export function createPassages(slides: readonly PlayableSlide[]): PassagesAt {
  const cache = new Map<number, SlidePassages>();
  return (index) => {
    const slide = slides[index];
    if (slide === undefined) return undefined;
    const passages = cache.get(index) ?? passagesOf(slide);
    cache.set(index, passages);
    return passages;
  };
}

/** Returns the passages of a slide, aligned with its cues. */
export function passagesOf({ headline, text, cues }: PlayableSlide): SlidePassages {
  const passages = align(`${headline}\n${text}`, cues);
  const start = headline.length + 1;
  return {
    headline: passagesBetween(passages, 0, headline.length),
    text: paragraphs(passagesBetween(passages, start, start + text.length), text, start),
    found: new Set(passages.flatMap(({ cue }) => cue ?? [])),
  };
}

/** Returns the passages between two offsets of the text. */
function passagesBetween(passages: readonly Passage[], from: number, to: number): readonly PlacedPassage[] {
  const inside: PlacedPassage[] = [];
  let offset = 0;
  for (const passage of passages) {
    const text = passage.text.slice(Math.max(0, from - offset), Math.max(0, to - offset));
    if (text !== '') inside.push({ ...passage, text, from: Math.max(from, offset) });
    offset += passage.text.length;
  }
  return inside;
}

/** Splits at line breaks; a sentence across a line break is marked in both paragraphs. */
function paragraphs(passages: readonly PlacedPassage[], slideText: string, start: number): Paragraph[] {
  const all: PlacedPassage[][] = [[]];
  for (const passage of passages)
    for (const { 0: text, index } of passage.text.matchAll(/\n+|[^\n]+/g)) {
      if (text.startsWith('\n')) all.push([]);
      else all.at(-1)?.push({ ...passage, text, from: passage.from + index });
    }
  return all.flatMap((inOne) => {
    const [first] = inOne;
    const isBlank = inOne.every(({ text }) => text.trim() === '');
    if (first === undefined || isBlank) return [];
    return [{ from: first.from, afterBlank: isAfterBlank(slideText, first.from - start), passages: inOne }];
  });
}

/** Returns whether a blank line is between the line that begins at `from` and the text before it (spec book §3). */
export function isAfterBlank(text: string, from: number): boolean {
  let breaks = 0;
  for (let at = from - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (character.trim() !== '') return breaks > 1;
    if (character === '\n') breaks += 1;
  }
  return false;
}

// Finds the spoken sentences in a text (spec book §5), in order, by their letters and digits: of all matches it selects the chain that is
// in order of both and covers the most text.

/** A part of the text; `cue` is the index of the cue that is spoken there. Together the passages are the whole text. */
interface Passage {
  readonly text: string;
  readonly cue?: number;
}

interface NormalisedText {
  /** Letters and digits only, without case and accents. Converted to upper case first, since that makes ß SS. */
  readonly characters: string;
  /** Start and end in the text of the letter that each character comes from; one letter may give two characters. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The most matches of one cue. A refrain occurs several times; this is more than the verses of any book. */
const maxMatchesPerCue = 40;
/** The most candidates with the same prefix that are compared with a cue: more than in any real book. It limits hostile ones. */
const maxCandidates = 200;
/** The number of leading characters of a cue by which its candidates are looked up. */
const prefixLength = 4;

/** Returns the text in passages. The spoken ones cover as much of it as possible, in the order of their cues. */
export function align(text: string, cues: readonly Cue[]): readonly Passage[] {
  const normal = normalise(text);
  const words = new WordIndex(normal, text);
  const found = cues.flatMap(({ text: sentence }, cue): Match[] => {
    const { characters } = normalise(sentence);
    return words.findAll(characters).map((start) => ({ cue, start, end: start + characters.length }));
  });
  const passages: Passage[] = [];
  let offset = 0;
  for (const { cue, start, end } of longestChain(found, normal.characters.length)) {
    const first = normal.from[start] ?? offset;
    const last = normal.to[end - 1] ?? offset;
    const [from, to] = withPunctuation(text, first, last, offset);
    if (from > offset) passages.push({ text: text.slice(offset, from) });
    passages.push({ text: text.slice(from, to), cue });
    offset = to;
  }
  if (offset < text.length) passages.push({ text: text.slice(offset) });
  return passages;
}

/** The letters that were converted before: a book has some sixty different letters among thousands. */
const plainLetters = new Map<string, string>();

function plainOf(letter: string): string {
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const upper = letter.normalize('NFKD').toUpperCase();
  const plain = upper.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  plainLetters.set(letter, plain);
  return plain;
}

function normalise(text: string): NormalisedText {
  const from: number[] = [];
  const to: number[] = [];
  let characters = '';
  let offset = 0;
  for (const letter of text) {
    const plain = plainOf(letter);
    for (let at = 0; at < plain.length; at += 1) {
      from.push(offset);
      to.push(offset + letter.length);
    }
    characters += plain;
    offset += letter.length;
  }
  return { characters, from, to };
}

/** An index of a text's words by their first characters. */
class WordIndex {
  readonly #characters: string;
  /** Whether a word may begin or end before each character, and at the end. */
  readonly #isBoundary: readonly boolean[];
  /** Word starts in order, by prefix length and prefix. */
  readonly #starts = new Map<number, Map<string, number[]>>();

  constructor(normal: NormalisedText, text: string) {
    this.#characters = normal.characters;
    this.#isBoundary = Array.from({ length: normal.characters.length + 1 }, (_, at) =>
      isWordBoundary(normal, text, at),
    );
  }

  /** Returns where these characters occur as whole words. */
  findAll(characters: string): readonly number[] {
    if (characters === '') return [];
    const found: number[] = [];
    for (const start of this.#startsWith(characters).slice(0, maxCandidates)) {
      if (found.length === maxMatchesPerCue) break;
      if (
        this.#isBoundary[start + characters.length] === true &&
        this.#characters.startsWith(characters, start)
      )
        found.push(start);
    }
    return found;
  }

  /** Returns the starts of words with the same prefix as these characters. */
  #startsWith(characters: string): readonly number[] {
    const leading = Math.min(characters.length, prefixLength);
    const starts = this.#starts.get(leading) ?? this.#startsBy(leading);
    this.#starts.set(leading, starts);
    return starts.get(characters.slice(0, leading)) ?? [];
  }

  #startsBy(leading: number): Map<string, number[]> {
    const starts = new Map<string, number[]>();
    for (const [at, isStart] of this.#isBoundary.entries()) {
      if (!isStart) continue;
      const key = this.#characters.slice(at, at + leading);
      const known = starts.get(key);
      if (known === undefined) starts.set(key, [at]);
      else known.push(at);
    }
    return starts;
  }
}

/** Returns whether a word may begin or end before the character at `at`. */
function isWordBoundary({ from, to }: NormalisedText, text: string, at: number): boolean {
  const before = to[at - 1];
  const after = from[at];
  if (before === undefined || after === undefined) return true;
  return after > before && !/^\p{M}*$/u.test(text.slice(before, after));
}

/** Extends a range by opening quotation marks before it and closing punctuation after it, but not by white space. */
function withPunctuation(text: string, from: number, to: number, min: number): readonly [number, number] {
  let opening = 0;
  // A loop, since a regular expression anchored at the end would restart at each mark in the text before.
  for (const character of text.slice(min, from))
    opening = /[^\s\p{L}\p{N}\p{M}]/u.test(character) ? opening + character.length : 0;
  const closing = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(to))?.[0].length ?? 0;
  return [from - opening, to + closing];
}

/** A sentence found in the text from `start` up to `end`. `cue` is its index in the list of sentences. */
export interface Match {
  readonly cue: number;
  readonly start: number;
  readonly end: number;
}

interface Chain {
  readonly match: Match;
  readonly before: Chain | undefined;
  readonly covered: number;
  /** The index of its last match among all; of two chains that cover as much, the earlier one wins. */
  readonly order: number;
}

/**
 * Returns the matches that follow one another in the text, at most one for each cue, and together cover the most of it. `matches`
 * must be in the order of their cues; `length` is the length of the text. The time grows with n log `length` for n matches.
 */
export function longestChain(matches: readonly Match[], length: number): readonly Match[] {
  const ended = new BestByEnd(length);
  let ofSameCue: Chain[] = [];
  let best: Chain | undefined;
  for (const [order, match] of matches.entries()) {
    if (ofSameCue[0]?.match.cue !== match.cue) {
      for (const chain of ofSameCue) ended.add(chain);
      ofSameCue = [];
    }
    const before = ended.upTo(match.start);
    const covered = (before?.covered ?? 0) + match.end - match.start;
    const chain: Chain = { match, before, covered, order };
    ofSameCue.push(chain);
    best = better(best, chain);
  }
  const chain: Match[] = [];
  for (let link = best; link !== undefined; link = link.before) chain.push(link.match);
  return chain.reverse();
}

/** The best chain up to any offset of the text: a Fenwick tree, which adds and queries in log `length` steps. */
class BestByEnd {
  readonly #best: (Chain | undefined)[];

  constructor(length: number) {
    this.#best = Array.from({ length: length + 1 });
  }

  add(chain: Chain): void {
    for (let at = chain.match.end; at < this.#best.length; at += at & -at)
      this.#best[at] = better(this.#best[at], chain);
  }

  upTo(offset: number): Chain | undefined {
    let best: Chain | undefined;
    for (let at = offset; at > 0; at -= at & -at) best = better(best, this.#best[at]);
    return best;
  }
}

function better(one: Chain | undefined, other: Chain | undefined): Chain | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.covered !== other.covered) return one.covered > other.covered ? one : other;
  return one.order < other.order ? one : other;
}
