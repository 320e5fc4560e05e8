// Reports the reading position whenever it changes, and says where a story can be continued. Runs no timer; a paused player causes no
// calls. The app stores the positions.
import type { Player } from './player';
import { wayBack } from './sleep-timer';
import { isDone, isStoryOver, type PlayerState } from './state/player-state';
import type { ReadingPosition, StoryView } from '../contract/presentation/story-address';

/**
 * Calls `onPosition` for each new position; returns a function that ends it. That function also saves a page that was turned to
 * but is not displayed yet. Call it before the player is closed: closing rewinds, and that is not a reading position.
 */
export function followReadingPosition(
  { store, displayed, sleepTimer }: Pick<Player, 'store' | 'displayed' | 'sleepTimer'>,
  view: StoryView,
  onPosition: (position: ReadingPosition) => void,
  onHidden: (call: () => void) => () => void,
): () => void {
  let lastSecond = wholeSecond(displayed.mediaTime.get().time);
  let before = displayed.state.get();
  // A listener who fell asleep continues where the sleep timer was set.
  const save = (position: ReadingPosition): void => {
    const slide = wayBack(sleepTimer.get());
    onPosition(slide === undefined ? position : { slide, second: 0, view });
  };
  const saveOnSleep = (): void => {
    if (sleepTimer.get().asleep) save({ slide: before.index, second: 0, view });
  };
  const savePosition = (state: PlayerState): void => {
    // A story that is over, or was left on its last slide, starts again from the first one (spec player §11).
    const isOver = isStoryOver(state) && !isStoryOver(before);
    if (isOver || state.index !== before.index)
      save({ slide: isAtLastSlide(state) ? 0 : state.index, second: 0, view });
    before = state;
  };
  const stops = [
    sleepTimer.subscribe(saveOnSleep),
    displayed.state.subscribe(() => savePosition(displayed.state.get())),
    displayed.mediaTime.subscribe(() => {
      const second = wholeSecond(displayed.mediaTime.get().time);
      if (second === lastSecond) return;
      lastSecond = second;
      const state = store.get();
      // Listening to the first page again does not overwrite the saved position.
      if (state.index > 0 && !isAtLastSlide(state) && !isDone(state))
        save({ slide: state.index, second, view });
    }),
    // A page that was turned to a moment ago may not be painted yet, and after this no frame may come.
    onHidden(() => savePosition(store.get())),
  ];
  return () => {
    for (const stop of stops) stop();
    savePosition(store.get());
  };
}

const isAtLastSlide = ({ index, sequenceLength }: PlayerState): boolean => index === sequenceLength - 1;
const wholeSecond = (time: number): number => Math.floor(time);

/** The interface through which the viewer reads and saves a reading position. */
export interface ReadingPositionStore {
  /** Resolves with the last position on this device, or undefined if there is none. Never rejects. */
  readonly read: (presentationId: string) => Promise<ReadingPosition | undefined>;
  /** Saves the current position; may be called at every change. */
  readonly save: (presentationId: string, position: ReadingPosition) => void;
}

/** Returns whether the story can be continued there: after the first slide and before the last. */
export function canContinue({ slide }: ReadingPosition, slides: number): boolean {
  return slide > 0 && slide < slides - 1;
}
