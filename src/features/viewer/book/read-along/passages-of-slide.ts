// A slide's words as passages: headline and text are read in one go, so they are aligned in one go. Pure.
import type { PlayableSlide } from '../../../../player/playable-story';
import { align, type Passage } from './align';

/** `from` is where it begins in the slide's words: the place is what a passage is known by. */
export interface PlacedPassage extends Passage {
  readonly from: number;
}

interface Paragraph {
  readonly from: number;
  readonly passages: readonly PlacedPassage[];
}

export interface SlidePassages {
  readonly headline: readonly PlacedPassage[];
  readonly text: readonly Paragraph[];
  /** The cues that were found in the words; the others are shown as subtitles (decision 27). */
  readonly found: ReadonlySet<number>;
}

/** Gives the words of the slide at an index, aligned when they are first asked for; undefined where there is no slide. */
export type PassagesAt = (index: number) => SlidePassages | undefined;

/** Returns a `PassagesAt` for a story: to align a whole story at its start would hold up its cover. */
export function createPassages(slides: readonly PlayableSlide[]): PassagesAt {
  const known = new Map<number, SlidePassages>();
  return (index) => {
    const slide = slides[index];
    if (slide === undefined) return undefined;
    const passages = known.get(index) ?? passagesOf(slide);
    known.set(index, passages);
    return passages;
  };
}

/** Returns a slide's words, aligned with what is spoken. */
export function passagesOf({ headline, text, cues }: PlayableSlide): SlidePassages {
  const passages = align(`${headline}\n${text}`, cues);
  return {
    headline: cut(passages, 0, headline.length),
    text: paragraphs(cut(passages, headline.length + 1, headline.length + 1 + text.length)),
    found: new Set(passages.flatMap(({ cue }) => cue ?? [])),
  };
}

/** What lies between two places of the text. */
function cut(passages: readonly Passage[], from: number, to: number): readonly PlacedPassage[] {
  const inside: PlacedPassage[] = [];
  let at = 0;
  for (const passage of passages) {
    const text = passage.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') inside.push({ ...passage, text, from: Math.max(from, at) });
    at += passage.text.length;
  }
  return inside;
}

/** Splits at line breaks; a sentence that goes on over one is marked in both parts. */
function paragraphs(passages: readonly PlacedPassage[]): readonly Paragraph[] {
  const all: PlacedPassage[][] = [[]];
  for (const passage of passages)
    for (const { 0: text, index } of passage.text.matchAll(/\n+|[^\n]+/g)) {
      if (text.startsWith('\n')) all.push([]);
      else all.at(-1)?.push({ ...passage, text, from: passage.from + index });
    }
  return all.flatMap((inOne) => {
    const [first] = inOne;
    const isBlank = inOne.every(({ text }) => text.trim() === '');
    return first === undefined || isBlank ? [] : [{ from: first.from, passages: inOne }];
  });
}
