// Finds the spoken sentences in the written text (decision 27): by their letters and digits, in order. Pure; marks nothing.
import type { Cue } from '../../../../contract/presentation/presentation-index';

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

interface Match {
  readonly cue: number;
  /** In normalised signs. */
  readonly start: number;
  readonly end: number;
}

/** A refrain comes back; nothing comes back more often than a book has verses. */
const mostPlacesOfACue = 40;

/** The text in passages, as many spoken ones as can be had in the order of their cues. */
export function align(text: string, cues: readonly Cue[]): readonly Passage[] {
  const normal = normalise(text);
  const matches = longestInOrder(
    cues.flatMap((cue, at) => placesOf(normalise(cue.text).signs, at, normal, text)),
  );
  const passages: Passage[] = [];
  let at = 0;
  for (const { cue, start, end } of matches) {
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

/** Every place where the whole words of a cue stand. */
function placesOf(signs: string, cue: number, normal: Normal, text: string): Match[] {
  const places: Match[] = [];
  if (signs === '') return places;
  let start = normal.signs.indexOf(signs);
  while (start !== -1 && places.length < mostPlacesOfACue) {
    const end = start + signs.length;
    if (isEdge(normal, text, start) && isEdge(normal, text, end)) places.push({ cue, start, end });
    start = normal.signs.indexOf(signs, start + 1);
  }
  return places;
}

/** Whether a word may begin or end between these two signs. */
function isEdge({ from, to }: Normal, text: string, at: number): boolean {
  const before = to[at - 1];
  const after = from[at];
  if (before === undefined || after === undefined) return true;
  return after > before && !/^\p{M}*$/u.test(text.slice(before, after));
}

/** Those of the matches, given in order of their cues, that follow one another and hold the most signs. */
function longestInOrder(matches: readonly Match[]): readonly Match[] {
  const held: number[] = [];
  const previous: number[] = [];
  let best = -1;
  for (const [at, match] of matches.entries()) {
    let most = 0;
    let after = -1;
    for (const [earlier, { cue, end }] of matches.slice(0, at).entries()) {
      const signs = held[earlier] ?? 0;
      if (cue >= match.cue || end > match.start || signs <= most) continue;
      most = signs;
      after = earlier;
    }
    held.push(most + match.end - match.start);
    previous.push(after);
    if ((held[at] ?? 0) > (held[best] ?? 0)) best = at;
  }
  const chain: Match[] = [];
  for (let match = matches[best]; match !== undefined; match = matches[best]) {
    chain.unshift(match);
    best = previous[best] ?? -1;
  }
  return chain;
}

/** Quotation marks before a sentence and whatever closes it belong to it, but no space at its ends. */
function withItsMarks(text: string, from: number, to: number, least: number): readonly [number, number] {
  const opening = /[^\s\p{L}\p{N}\p{M}]*$/u.exec(text.slice(least, from))?.[0].length ?? 0;
  const closing = /^[^\s\p{L}\p{N}]*/u.exec(text.slice(to))?.[0].length ?? 0;
  return [from - opening, to + closing];
}
