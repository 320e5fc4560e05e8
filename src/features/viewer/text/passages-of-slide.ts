// Splits headline and text of a slide into passages. They are aligned together, because narration reads them without a break. Pure.
import type { PlayableSlide } from '../../../player/playable-story';
import { align, type Passage } from './align-sentences';

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

export interface SlidePassages {
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
    text: paragraphs(passagesBetween(passages, start, start + text.length), (from) =>
      isAfterBlank(text, from - start),
    ),
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
function paragraphs(
  passages: readonly PlacedPassage[],
  isAfterBlankAt: (from: number) => boolean,
): readonly Paragraph[] {
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
    return [{ from: first.from, afterBlank: isAfterBlankAt(first.from), passages: inOne }];
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
