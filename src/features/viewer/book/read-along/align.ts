// Finds the spoken sentences in the written text (decision 27): by their letters and digits, in order. Pure; marks nothing.
import type { Cue } from '../../../../contract/presentation/presentation-index';
import { longestChain, type Match } from './longest-chain';

/** A piece of the text; `cue` is the place in the list of cues of what is said there. The pieces make up the whole text. */
export interface Passage {
  readonly text: string;
  readonly cue?: number;
}

interface Normal {
  /** Letters and digits only, without case and accents; by way of capitals, since the capital of ß is SS. */
  readonly signs: string;
  /** Where each of them stands in the text: from, and up to (one letter may become two signs). */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A refrain comes back; nothing comes back more often than a book has verses. */
const mostPlacesOfACue = 40;
/** So many places of a text are compared with a cue that begin alike: no book has so many, and a hostile one has no more. */
const mostCompared = 200;
/** How many signs of a cue lead to the places that it is compared with. */
const leadingSigns = 4;

/** The text in passages, as many spoken ones as can be had in the order of their cues. */
export function align(text: string, cues: readonly Cue[]): readonly Passage[] {
  const normal = normalise(text);
  const words = new Words(normal, text);
  const found = cues.flatMap(({ text: said }, cue): Match[] => {
    const { signs } = normalise(said);
    return words.placesOf(signs).map((start) => ({ cue, start, end: start + signs.length }));
  });
  const passages: Passage[] = [];
  let at = 0;
  for (const { cue, start, end } of longestChain(found, normal.signs.length)) {
    const [from, to] = withItsMarks(text, normal.from[start] ?? at, normal.to[end - 1] ?? at, at);
    if (from > at) passages.push({ text: text.slice(at, from) });
    passages.push({ text: text.slice(from, to), cue });
    at = to;
  }
  if (at < text.length) passages.push({ text: text.slice(at) });
  return passages;
}

function normalise(text: string): Normal {
  const from: number[] = [];
  const to: number[] = [];
  let signs = '';
  let at = 0;
  for (const letter of text) {
    const plain = letter
      .normalize('NFKD')
      .toUpperCase()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    for (let sign = 0; sign < plain.length; sign += 1) {
      from.push(at);
      to.push(at + letter.length);
    }
    signs += plain;
    at += letter.length;
  }
  return { signs, from, to };
}

/** The words of a text, by the signs they begin with. */
class Words {
  readonly #signs: string;
  /** Of each place between two signs, and of both ends, whether a word may begin or end there. */
  readonly #deps: readonly boolean[];
  /** By how many signs are looked at, and then by those: where words begin with them, in order. */
  readonly #starts = new Map<number, Map<string, number[]>>();

  constructor(normal: Normal, text: string) {
    this.#signs = normal.signs;
    this.#deps = Array.from({ length: normal.signs.length + 1 }, (_, at) => isEdge(normal, text, at));
  }

  /** Returns where these signs stand as whole words. */
  placesOf(signs: string): readonly number[] {
    if (signs === '') return [];
    const places: number[] = [];
    for (const start of this.#startsWith(signs).slice(0, mostCompared)) {
      if (places.length === mostPlacesOfACue) break;
      if (this.#deps[start + signs.length] === true && this.#signs.startsWith(signs, start))
        places.push(start);
    }
    return places;
  }

  /** Where words begin like these signs. */
  #startsWith(signs: string): readonly number[] {
    const leading = Math.min(signs.length, leadingSigns);
    const starts = this.#starts.get(leading) ?? this.#startsBy(leading);
    this.#starts.set(leading, starts);
    return starts.get(signs.slice(0, leading)) ?? [];
  }

  #startsBy(leading: number): Map<string, number[]> {
    const starts = new Map<string, number[]>();
    for (const [at, isStart] of this.#deps.entries()) {
      if (!isStart) continue;
      const key = this.#signs.slice(at, at + leading);
      const known = starts.get(key);
      if (known === undefined) starts.set(key, [at]);
      else known.push(at);
    }
    return starts;
  }
}

/** Whether a word may begin or end between these two signs. */
function isEdge({ from, to }: Normal, text: string, at: number): boolean {
  const before = to[at - 1];
  const after = from[at];
  if (before === undefined || after === undefined) return true;
  return after > before && !/^\p{M}*$/u.test(text.slice(before, after));
}

/** Quotation marks before a sentence and whatever closes it belong to it, but no space at its ends. */
function withItsMarks(text: string, from: number, to: number, least: number): readonly [number, number] {
  let opening = 0;
  // Sign by sign: a pattern that ends with the text before would begin anew at each mark in it.
  for (const sign of text.slice(least, from))
    opening = /[^\s\p{L}\p{N}\p{M}]/u.test(sign) ? opening + sign.length : 0;
  const closing = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(to))?.[0].length ?? 0;
  return [from - opening, to + closing];
}
