// The kind of a slide and the look of the background in a state (spec player §1 and §6). Pure.
import { isDone, isFirst, isLast, type PlayerState } from '../../../player/state/player-state';
import type { PlayableSlide } from '../../../player/playable-story';

export type SlideKind = 'headline' | 'thank-you' | 'columns';

/** Returns `headline` while first or for a slide with only a headline, `thank-you` while last, else `columns`. */
export function kindOfSlide(state: PlayerState, slide: PlayableSlide): SlideKind {
  if (isFirst(state)) return 'headline';
  if (isLast(state)) return 'thank-you';
  const { headline, text, pictureUrl, pictureRefused, filmUrl } = slide;
  const hasMore = text !== '' || pictureRefused || pictureUrl !== undefined || filmUrl !== undefined;
  return headline !== '' && !hasMore ? 'headline' : 'columns';
}

/** Returns the side of the picture, which alternates from slide to slide (spec player §1). */
export function pictureSide(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right';
}

export type BackgroundLook = 'sharp' | 'dimmed' | 'blurred';

/** Returns `sharp` while first, `dimmed` in between, `blurred` when done or if the URL asks for it (spec player §6). */
export function backgroundLook(state: PlayerState, blur: boolean): BackgroundLook {
  if (blur || isDone(state)) return 'blurred';
  return isFirst(state) ? 'sharp' : 'dimmed';
}

/**
 * Returns the slide of the background: the initial one, or the final one at the end if it has a picture. An answer before the end
 * does not show it ahead.
 */
export function backgroundSlide(
  state: PlayerState,
  slides: readonly PlayableSlide[],
): PlayableSlide | undefined {
  const final = slides.at(-1);
  const finalHasPicture = final?.pictureUrl !== undefined || final?.pictureRefused === true;
  const isAtEnd = isLast(state) && state.index === state.sequenceLength - 1;
  return isAtEnd && finalHasPicture ? final : slides[0];
}
