// Converts an index into slides or steps for the player; resolves or refuses every media path (spec contract §11). Fetches nothing.
import { resolveMediaPath, type RefusedPath } from '../contract/presentation/media-path';
import type { Cue, PartyIndex, NarratedIndex, Slide } from '../contract/presentation/presentation-index';

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
export class RefusedMediumError extends Error {
  override readonly name = 'RefusedMediumError';
  constructor(
    readonly path: string,
    readonly reason: RefusedPath,
  ) {
    super(`${reason}: ${path}`);
  }
}

/** Returns the URL of a path; undefined without a path or if it is refused. */
type Resolve = (path: string | undefined) => string | undefined;

/** Returns the slides in order and one error for each refused path. */
export function playableSlides(index: NarratedIndex, indexUrl: string, mediaOrigins: readonly string[]) {
  const { resolve, refused } = resolver(indexUrl, mediaOrigins);
  return { slides: index.sequence.map((slide) => playableSlide(slide, resolve)), refused };
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
  const audioUrl = resolve(slide.audioPath);
  const filmUrl = resolve(slide.speakerVideoPath);
  return {
    headline: slide.headline,
    text: slide.text,
    cues: slide.transcription,
    pictureRefused: slide.imagePath !== undefined && pictureUrl === undefined,
    ...(pictureUrl ? { pictureUrl } : {}),
    ...(audioUrl ? { audioUrl } : {}),
    ...(filmUrl ? { filmUrl } : {}),
  };
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
