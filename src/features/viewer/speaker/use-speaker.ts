// Returns whether the current slide, and any slide of the story, has a speaker video that has not failed.
import { useSyncExternalStore } from 'react';
import type { Player } from '../../../player/player';

export interface SpeakerOfStory {
  readonly onSlide: boolean;
  readonly inStory: boolean;
}

export function useSpeaker({ slides, failed }: Player, index: number): SpeakerOfStory {
  const gone = useSyncExternalStore(failed.subscribe, failed.get);
  const hasSpeaker = (slide: (typeof slides)[number] | undefined): boolean =>
    slide?.speakerVideoUrl !== undefined && !gone.has(slide.speakerVideoUrl);
  return { onSlide: hasSpeaker(slides[index]), inStory: slides.some(hasSpeaker) };
}
