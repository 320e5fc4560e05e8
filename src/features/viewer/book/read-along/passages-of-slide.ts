// A slide's words as passages: headline and text are read in one go, so they are aligned in one go. Pure.
import type { PlayableSlide } from '../../story/playable-story';
import { align, type Passage } from './align';

export interface SlidePassages {
  readonly headline: readonly Passage[];
  /** By paragraphs. */
  readonly text: readonly (readonly Passage[])[];
  /** The cues that were found in the words; the others are shown as subtitles (decision 27). */
  readonly found: ReadonlySet<number>;
}

export function passagesOf({ headline, text, cues }: PlayableSlide): SlidePassages {
  const passages = align(`${headline}\n${text}`, cues);
  return {
    headline: cut(passages, 0, headline.length),
    text: paragraphs(cut(passages, headline.length + 1, headline.length + 1 + text.length)),
    found: new Set(passages.flatMap(({ cue }) => cue ?? [])),
  };
}

/** What lies between two places of the text. */
function cut(passages: readonly Passage[], from: number, to: number): readonly Passage[] {
  const inside: Passage[] = [];
  let at = 0;
  for (const passage of passages) {
    const text = passage.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (text !== '') inside.push({ ...passage, text });
    at += passage.text.length;
  }
  return inside;
}

/** Splits at line breaks; a sentence that goes on over one is marked in both parts. */
function paragraphs(passages: readonly Passage[]): readonly (readonly Passage[])[] {
  const all: Passage[][] = [[]];
  for (const passage of passages)
    for (const [at, text] of passage.text.split(/\n+/).entries()) {
      if (at > 0) all.push([]);
      if (text !== '') all.at(-1)?.push({ ...passage, text });
    }
  return all.filter((paragraph) => paragraph.some(({ text }) => text.trim() !== ''));
}
