// The order in which the attract mode plays the previews, and how long it shows each picture. Pure.
import { readingTime } from '../../../player/reading-time';
import type { Preview, PreviewSlide } from '../overview/preview';

export interface AttractSlide extends PreviewSlide {
  /** The title and language of the presentation that it belongs to. */
  readonly title: string;
  readonly lang: string | undefined;
  /** Milliseconds. */
  readonly duration: number;
}

/** Returns the slides with a picture, one presentation after the other; empty when none has a picture. */
export function attractSlidesOf(previews: readonly Preview[]): readonly AttractSlide[] {
  return previews.flatMap(({ slides, title, lang }) =>
    slides
      .filter(({ pictureUrl }) => pictureUrl !== undefined)
      .map((slide) => ({ ...slide, title, lang, duration: readingTime(slide) })),
  );
}
