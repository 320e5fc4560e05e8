// Parses a presentation's index.json (spec contract §1, §10; spec player §1).
import * as v from 'valibot';
import { parse, parseJson } from '../../base/parse';
import { assertParsable, assertWithinBounds } from './index-bounds';
import { readCover, type CoverOfIndex } from './cover';
import type { StoredKind } from './kind';
import { splitClip, type Clip } from './media-clip';
import { presentationIdSchema } from './presentation-id-schema';
import { readTranscription, type Cue, type TranscriptionFault } from './transcription';

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
