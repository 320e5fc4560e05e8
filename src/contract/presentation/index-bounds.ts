// Upper bounds of an index: far above any real one, but small enough for a page on a tablet and for the worker.
import { readText, type ResponseWithBody } from '../read-text';
import type { PresentationIndex } from './presentation-index';

export const indexBounds = {
  bytes: 2 * 1024 * 1024,
  /** Nesting of lists and objects; a sentence is nested five deep. */
  depth: 32,
  /** Slides of a story, including cover and ending, or steps of a party. Each names at most three media. */
  slides: 500,
  /** UTF-16 units of a headline, a text, a description, a prompt or a sentence. */
  characters: 10_000,
  /** Sentences of one slide; `allCues` of all slides together. */
  cues: 1000,
  allCues: 10_000,
} as const;

/** Thrown for an index that exceeds the bounds. Nothing of it is shown or saved. */
export class TooLargePresentationError extends Error {
  override readonly name = 'TooLargePresentationError';
  constructor(
    readonly call: string,
    readonly bound: keyof typeof indexBounds,
  ) {
    super(`${call}: more than ${indexBounds[bound]} ${bound}`);
  }
}

/**
 * Returns the text of a response. Throws TooLargePresentationError as soon as it exceeds the bound, and reads no
 * further.
 */
export async function readIndexText(response: ResponseWithBody, call: string): Promise<string> {
  const text = await readText(response, indexBounds.bytes);
  if (text === undefined) throw new TooLargePresentationError(call, 'bytes');
  return text;
}

/**
 * Throws TooLargePresentationError when a text is longer or nested deeper than an index may be. Parsing it would take
 * seconds.
 */
export function assertParsable(json: string, call: string): void {
  if (json.length > indexBounds.bytes) throw new TooLargePresentationError(call, 'bytes');
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > indexBounds.depth) throw new TooLargePresentationError(call, 'depth');
  }
}

/** Throws TooLargePresentationError when an index exceeds the bounds. */
export function assertWithinBounds(index: PresentationIndex, call: string): void {
  const assert = (bound: keyof typeof indexBounds, count: number): void => {
    if (count > indexBounds[bound]) throw new TooLargePresentationError(call, bound);
  };
  const isParty = index.kind === 'DALLIC_PARTY';
  assert('slides', isParty ? index.steps.length : index.sequence.length);
  const texts = isParty
    ? [index.initialPrompt, index.changePrompt, ...index.steps.map(({ description }) => description)]
    : index.sequence.flatMap(({ headline, text }) => [headline, text]);
  let allCues = 0;
  for (const { transcription } of isParty ? [] : index.sequence) {
    assert('cues', transcription.length);
    allCues += transcription.length;
    for (const cue of transcription) texts.push(cue.text);
  }
  assert('allCues', allCues);
  for (const text of texts) assert('characters', text.length);
}
