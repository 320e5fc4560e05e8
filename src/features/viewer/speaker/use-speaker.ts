// Whether someone speaks in a film here, and in the story at all: a film that failed is as none.
import { useSyncExternalStore } from 'react';
import type { Player } from '../../../player/player';

export interface SpeakerOfStory {
  readonly onSlide: boolean;
  readonly inStory: boolean;
}

export function useSpeaker({ slides, failed }: Player, index: number): SpeakerOfStory {
  const gone = useSyncExternalStore(failed.subscribe, failed.get);
  const speaks = (slide: (typeof slides)[number] | undefined): boolean =>
    slide?.speakerVideoUrl !== undefined && !gone.has(slide.speakerVideoUrl);
  return { onSlide: speaks(slides[index]), inStory: slides.some(speaks) };
}
