// What is shown in a state (experience 2.10, decision 25). Pure; draws nothing.
import { isDone, isFirst, isLast, type PlayerState } from '../../../player/state/player-state';
import type { PlayableSlide } from '../../../player/playable-story';

export type SlideKind = 'headline' | 'thank-you' | 'columns';

/** While first a headline, while last thanks; a slide with a headline and nothing else is a headline too. */
export function kindOfSlide(state: PlayerState, slide: PlayableSlide): SlideKind {
  if (isFirst(state)) return 'headline';
  if (isLast(state)) return 'thank-you';
  const { headline, text, pictureUrl, pictureRefused, speakerVideoUrl } = slide;
  const hasMore = text !== '' || pictureRefused || pictureUrl !== undefined || speakerVideoUrl !== undefined;
  return headline !== '' && !hasMore ? 'headline' : 'columns';
}

/** Picture and headline change sides from slide to slide (experience 2.10). */
export function pictureSide(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right';
}

export type BackgroundLook = 'sharp' | 'dimmed' | 'blurred';

/** Sharp while first, dimmed between, blurred when done or when the address asks for it (decision 25). */
export function backgroundLook(state: PlayerState, blur: boolean): BackgroundLook {
  if (blur || isDone(state)) return 'blurred';
  return isFirst(state) ? 'sharp' : 'dimmed';
}

/** The initial slide lies behind, at the end the final one, if it has a picture. */
export function backgroundSlide(
  state: PlayerState,
  slides: readonly PlayableSlide[],
): PlayableSlide | undefined {
  const final = slides.at(-1);
  const finalHasPicture = final?.pictureUrl !== undefined || final?.pictureRefused === true;
  return isLast(state) && finalHasPicture ? final : slides[0];
}
