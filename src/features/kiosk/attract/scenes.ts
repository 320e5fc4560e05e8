// The order in which the attract mode plays the previews, and how long it shows each picture. Pure.
import * as limits from '../../../contract/limits';
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

/** Returns how long a slide without sound is shown (spec player §4). */
function readingTime({ headline, text }: PreviewScene): number {
  const words = `${headline} ${text}`.split(/\s+/).filter(Boolean).length;
  return Math.max(limits.reading.least, words * limits.reading.perWord);
}
