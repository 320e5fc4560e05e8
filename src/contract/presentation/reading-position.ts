import type { StoryView } from './story-address';

/** How far a story has been read: the player reports it, and the device stores it (spec player §11). */
export interface ReadingPosition {
  /** Position in `[initialSlide, …slides, finalSlide]`, from 0 (spec player §1). */
  readonly slide: number;
  /** Whole seconds into the slide's narration. */
  readonly second: number;
  readonly view: StoryView;
}
