// Converts an index into slides or steps for the player; resolves or refuses every media path (spec contract §11). Fetches nothing.
import { withClip, type Clip, resolveMediaPath, type RefusedPath } from '../contract/presentation/media-path';
import { isPlaylist } from '../contract/presentation/media-types';
import type { PartyIndex, NarratedIndex, Slide } from '../contract/presentation/presentation-index';
import type { Cue, TranscriptionFault } from '../contract/presentation/transcription';

/** A slide whose media are allowed URLs; a refused or missing medium is absent. */
export interface PlayableSlide {
  readonly headline: string;
  readonly text: string;
  readonly pictureUrl?: string;
  readonly audioUrl?: string;
  readonly filmUrl?: string;
  /** The index names a picture that must not be shown; a drawn placeholder takes its place. */
  readonly pictureRefused: boolean;
  readonly cues: readonly Cue[];
}

export interface PlayableStep {
  /** Index of the step in the party, from 0; it identifies the step. */
  readonly index: number;
  readonly description: string;
  readonly pictureUrl?: string;
}

/** Reported for a media path that points outside the presentations (spec contract §11). */
class RefusedMediumError extends Error {
  override readonly name = 'RefusedMediumError';
  constructor(
    readonly path: string,
    readonly reason: RefusedPath,
  ) {
    super(`${reason}: ${path}`);
  }
}

/** Reported once for a story whose sentences have times that cannot be read, or cannot be meant (spec contract §1). */
export class TranscriptionError extends Error {
  override readonly name = 'TranscriptionError';
  /** `faults` are the faults of the slides, each with the slide's number, counted from 1. */
  constructor(readonly faults: readonly (TranscriptionFault & { readonly slide: number })[]) {
    const named = faults
      .slice(0, maxNamed)
      .map(({ slide, field, reason }) => `slide ${slide} ${field}: ${reason}`);
    const others = faults.length - named.length;
    super([...named, ...(others > 0 ? [`${others} more`] : [])].join(', '));
  }
}

/** The number of slides that fit into a report. */
const maxNamed = 5;

/** Returns the URL of a path; undefined without a path or if it is refused. */
type Resolve = (path: string | undefined) => string | undefined;

/** Returns the slides in order, and an error for each refused path and one for all transcriptions that cannot be read. */
export function playableSlides(index: NarratedIndex, indexUrl: string, mediaOrigins: readonly string[]) {
  const { resolve, refused } = resolver(indexUrl, mediaOrigins);
  const slides = index.sequence.map((slide) => playableSlide(slide, resolve));
  const faults = index.sequence.flatMap(({ transcriptionFault }, at) =>
    transcriptionFault === undefined ? [] : [{ ...transcriptionFault, slide: at + 1 }],
  );
  const errors: readonly (RefusedMediumError | TranscriptionError)[] =
    faults.length === 0 ? refused : [...refused, new TranscriptionError(faults)];
  return { slides, errors };
}

/** Returns the steps of a Dallic Party in order and one error for each refused path. */
export function playableSteps(index: PartyIndex, indexUrl: string, mediaOrigins: readonly string[]) {
  const { resolve, refused } = resolver(indexUrl, mediaOrigins);
  const steps = index.steps.map(({ description, imageUrl }, stepIndex): PlayableStep => {
    const pictureUrl = resolve(imageUrl);
    return { index: stepIndex, description, ...(pictureUrl ? { pictureUrl } : {}) };
  });
  return { steps, refused };
}

function playableSlide(slide: Slide, resolve: Resolve): PlayableSlide {
  const pictureUrl = resolve(slide.imagePath);
  const audioUrl = clipUrl(resolve(slide.audioPath), slide.audioClip);
  const filmUrl = clipUrl(resolve(slide.speakerVideoPath), slide.speakerVideoClip);
  return {
    headline: slide.headline,
    text: slide.text,
    cues: cuesWithin(
      slide.transcription,
      slide.audioPath === undefined ? slide.speakerVideoClip : slide.audioClip,
    ),
    pictureRefused: slide.imagePath !== undefined && pictureUrl === undefined,
    ...(pictureUrl ? { pictureUrl } : {}),
    ...(audioUrl ? { audioUrl } : {}),
    ...(filmUrl ? { filmUrl } : {}),
  };
}

/** Returns the address of the part that is played. A playlist is always played whole. */
function clipUrl(url: string | undefined, clip: Clip | undefined): string | undefined {
  return url === undefined || isPlaylist(url) ? url : withClip(url, clip);
}

/** Seconds by which a sentence may begin before its clip. */
const clipTolerance = 1;

/**
 * Returns the cues of a clip, counted from its beginning. They are written in the time of the file, as HTML and EPUB have it; where none
 * of them lies within the clip, they were counted from its beginning already.
 */
function cuesWithin(cues: readonly Cue[], clip: Clip | undefined): readonly Cue[] {
  if (clip === undefined) return cues;
  const { start: from, end = Infinity } = clip;
  const within = cues.filter(({ start }) => start >= from - clipTolerance && start < end);
  if (within.length === 0) return cues;
  return within.map(({ text, start }) => ({ text, start: Math.max(0, start - from) }));
}

function resolver(indexUrl: string, mediaOrigins: readonly string[]) {
  const refused: RefusedMediumError[] = [];
  const seen = new Set<string>();
  const resolve: Resolve = (path) => {
    if (path === undefined) return undefined;
    const resolved = resolveMediaPath(path, indexUrl, mediaOrigins);
    if (resolved.allowed) return resolved.url;
    if (!seen.has(path)) refused.push(new RefusedMediumError(path, resolved.reason));
    seen.add(path);
    return undefined;
  };
  return { resolve, refused };
}
