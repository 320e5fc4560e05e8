// The speaker of a story: its film, and where it is drawn.
import { filmOf, targetOf, targetOfSlide } from '../../../player/narration/playback-target';
import type { Player } from '../../../player/player';
import { createWritable } from '../../../base/readable';
import { useReadable } from '../../../ui/use-readable';
import { report } from '../../../platform/browser/report';
import { lazyPart } from '../../../ui/lazy-part';

/** Whether any painter is left on this page; without one no speaker is drawn. */
export const canPaint = createWritable(true);

export interface SpeakerOfStory {
  readonly onSlide: boolean;
  readonly inStory: boolean;
}

/**
 * Returns whether a speaker is drawn on the current slide, and whether any slide of the story has one. Both follow the playback
 * target; both are false on a device that cannot draw a speaker. `index` is the drawn slide: in the book the old one, until the page
 * has turned.
 */
export function useSpeaker({ slides, store, failed }: Player, index: number): SpeakerOfStory {
  const isDrawable = useReadable(canPaint);
  const failedUrls = useReadable(failed);
  const onSlide = useReadable(store, (state) => {
    const target =
      state.index === index ? targetOf(state, slides, failedUrls) : targetOfSlide(slides[index], failedUrls);
    return filmOf(target) !== undefined;
  });
  const inStory = slides.some((slide) => filmOf(targetOfSlide(slide, failedUrls)) !== undefined);
  return { onSlide: isDrawable && onSlide, inStory: isDrawable && inStory };
}

/** Loaded with the first slide that has a speaker: most stories have none. */
export const LateSpeakerFilm = lazyPart(
  () => import('./SpeakerFilm').then((part) => part.SpeakerFilm),
  (error) => report(error, 'viewer: speaker'),
);
