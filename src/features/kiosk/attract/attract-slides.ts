// The order in which the attract mode plays the previews, and how long it shows each picture. Pure.
import { readingTime } from '../../../player/playable-story';
import type { Preview, PreviewScene } from '../overview/preview';

export interface AttractScene extends PreviewScene {
  /** The title and language of the presentation that it belongs to. */
  readonly title: string;
  readonly lang: string | undefined;
  /** Milliseconds. */
  readonly duration: number;
}

/** Returns the scenes with a picture, one presentation after the other; empty when none has a picture. */
export function scenesOf(previews: readonly Preview[]): readonly AttractScene[] {
  return previews.flatMap(({ scenes, title, lang }) =>
    scenes
      .filter(({ pictureUrl }) => pictureUrl !== undefined)
      .map((scene) => ({ ...scene, title, lang, duration: readingTime(scene) })),
  );
}
