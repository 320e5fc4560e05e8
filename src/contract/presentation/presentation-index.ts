// Parses a presentation's index.json within bounds (spec contract §1, §10; spec player §1).
import * as v from 'valibot';
import { readText, type ResponseWithBody } from '../read-text';
import { parse, parseJson } from '../../base/parse';
import { readCover, type CoverOfIndex, type StoredKind } from './kind';
import { splitClip, type Clip } from './media-path';
import { presentationIdSchema } from './presentation-id-schema';
import { readTranscription, type Cue, type TranscriptionFault } from './transcription';

/** Upper bounds of an index: far above any real one, but small enough for a page on a tablet and for the worker. */
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
function assertParsable(json: string, call: string): void {
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
function assertWithinBounds(index: PresentationIndex, call: string): void {
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

/** One slide, with unresolved paths; every field of the index may be missing (spec contract §10). */
export interface Slide {
  readonly headline: string;
  readonly text: string;
  readonly imagePath?: string;
  readonly audioPath?: string;
  readonly speakerVideoPath?: string;
  /** The parts of these files that the slide plays; absent where it plays them whole. */
  readonly audioClip?: Clip;
  readonly speakerVideoClip?: Clip;
  /** Sorted by start; empty when there is none. */
  readonly transcription: readonly Cue[];
  /** The first fault of the transcription; the story is shown all the same. */
  readonly transcriptionFault?: TranscriptionFault;
}

interface PartyStep {
  readonly imageUrl?: string;
  readonly description: string;
}

interface IndexBase {
  readonly presentationId?: string;
  /** As in a list entry; the language of the entry takes precedence. */
  readonly language?: string;
}

/** A narrated presentation or story: a sequence of slides. */
export interface NarratedIndex extends IndexBase, CoverOfIndex {
  readonly kind: Exclude<StoredKind, 'DALLIC_PARTY'>;
  /**
   * `[initialSlide, …slides, finalSlide]`, the cover with headline and text swapped (spec player §1, spec contract §1). Never
   * empty.
   */
  readonly sequence: readonly Slide[];
}

/** A series of images, created by changing a prompt repeatedly. */
export interface PartyIndex extends IndexBase {
  readonly kind: 'DALLIC_PARTY';
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly numberOfIterations: number;
  readonly steps: readonly PartyStep[];
}

export type PresentationIndex = NarratedIndex | PartyIndex;

/** Thrown for an index without anything to show. */
export class EmptyPresentationError extends Error {
  override readonly name = 'EmptyPresentationError';
  constructor(readonly call: string) {
    super('The presentation has no slides');
  }
}

const text = v.nullish(v.string(), '');
const slideSchema = v.pipe(
  v.object({
    headline: text,
    text,
    imagePath: v.nullish(v.string()),
    audioPath: v.nullish(v.string()),
    speakerVideoPath: v.nullish(v.string()),
    transcription: v.optional(v.unknown()),
  }),
  v.transform(({ headline, text, imagePath, audioPath, speakerVideoPath, transcription }): Slide => {
    const audio = splitClip(audioPath ?? '');
    const film = splitClip(speakerVideoPath ?? '');
    return {
      headline,
      text,
      ...readTranscription(transcription),
      ...(imagePath ? { imagePath } : {}),
      ...(audio.path === '' ? {} : { audioPath: audio.path }),
      ...(film.path === '' ? {} : { speakerVideoPath: film.path }),
      ...(audio.clip === undefined ? {} : { audioClip: audio.clip }),
      ...(film.clip === undefined ? {} : { speakerVideoClip: film.clip }),
    };
  }),
);

/** An invalid id counts as absent; the address of the index contains the id anyway (spec contract §9). */
const idInside = v.fallback(v.nullish(presentationIdSchema), undefined);
const base = { presentationId: idInside, language: v.fallback(v.nullish(v.string()), undefined) };
const narratedSchema = v.object({
  ...base,
  initialSlide: v.nullish(slideSchema),
  slides: v.nullish(v.array(slideSchema)),
  finalSlide: v.nullish(slideSchema),
});
const partySchema = v.object({
  ...base,
  initialPrompt: text,
  changePrompt: text,
  numberOfIterations: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  steps: v.nullish(
    v.array(
      v.pipe(
        v.object({ imageUrl: v.nullish(v.string()), description: text }),
        v.transform(({ imageUrl, description }): PartyStep => {
          return { description, ...(imageUrl ? { imageUrl } : {}) };
        }),
      ),
    ),
    [],
  ),
});

/** Returns the cover with headline and text swapped, so that the title becomes the cover's title (spec contract §1). */
export function swapCover(slide: Slide): Slide {
  return { ...slide, headline: slide.text, text: slide.headline };
}

/**
 * Parses an index.json. An unknown kind counts as a plain presentation (spec contract §1).
 * Throws ShapeError, TooLargePresentationError, or EmptyPresentationError when there is nothing to show.
 */
export function parsePresentationIndex(json: string, call: string): PresentationIndex {
  assertParsable(json, call);
  const index = readIndex(parseJson(json, call), call);
  assertWithinBounds(index, call);
  return index;
}

function readIndex(body: unknown, call: string): PresentationIndex {
  const { kind, cover } = readCover(body);
  if (kind === 'DALLIC_PARTY') {
    const { presentationId, language, ...party } = parse(partySchema, body, call);
    return { kind, ...party, ...baseOf(presentationId, language) };
  }
  const { presentationId, language, initialSlide, slides, finalSlide } = parse(narratedSchema, body, call);
  const sequence = [
    ...(initialSlide ? [swapCover(initialSlide)] : []),
    ...(slides ?? []),
    ...(finalSlide ? [finalSlide] : []),
  ];
  if (sequence.length === 0) throw new EmptyPresentationError(call);
  return { kind, sequence, ...(cover ? { cover } : {}), ...baseOf(presentationId, language) };
}

/** Returns those fields that are present. */
function baseOf(presentationId: string | null | undefined, language: string | null | undefined): IndexBase {
  return { ...(presentationId ? { presentationId } : {}), ...(language ? { language } : {}) };
}

/** Returns every path of an index once, cover first, then in reading order: picture, narration, speaker's film. */
export function mediaPathsOf(index: PresentationIndex): string[] {
  const paths =
    index.kind === 'DALLIC_PARTY'
      ? index.steps.map((step) => step.imageUrl)
      : index.sequence.flatMap((slide) => [slide.imagePath, slide.audioPath, slide.speakerVideoPath]);
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/**
 * Returns the first headline, or a party's first prompt, without spaces around it; empty when there is none. The title in a list takes
 * precedence (spec screens §4).
 */
export function titleOf(index: PresentationIndex): string {
  const title = index.kind === 'DALLIC_PARTY' ? index.initialPrompt : index.sequence[0]?.headline;
  return title?.trim() ?? '';
}
