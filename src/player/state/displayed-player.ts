// The player's state and media time as the controls display them. After a change of slide the old values stay until the new
// slide is painted or the page has turned, or until narration or another action releases them.
import type { Schedule } from '../../base/clock';
import type { Readable } from '../../base/readable';
import type { MediaTime, WritableMediaTime } from '../media/media-time';
import { isDone, type PlayerState } from './player-state';
import type { PlayerStore } from './player-store';
import { createDeferredDisplay, type DeferredDisplay } from './deferred-display';

export interface DisplayedPlayer {
  readonly state: Readable<PlayerState>;
  readonly mediaTime: Readable<MediaTime>;
  readonly setSchedule: DeferredDisplay['setSchedule'];
  /** Displays the current values at once, as when someone drags the scrub bar. */
  readonly release: DeferredDisplay['release'];
  /** Calls once no update is held back; returns a function that cancels the call. */
  readonly whenReleased: DeferredDisplay['whenReleased'];
}

/**
 * Returns the displayed state and media time. Must be called before anyone else subscribes to the store: it has to defer updates
 * before the values change. It waits for `afterPaint`, or for what an open book passes to `setSchedule`.
 */
export function createDisplayedPlayer(
  store: PlayerStore,
  mediaTime: WritableMediaTime,
  afterPaint: Schedule,
): DisplayedPlayer {
  const { deferredViewOf, defer, release, whenReleased, setSchedule } = createDeferredDisplay(afterPaint);
  let isChangingSlide = false;
  store.onAction((_, state, before) => {
    isChangingSlide = state.index !== before.index;
    // Turning back from the end hides the panel at the end at once.
    if (isChangingSlide && !isDone(before)) defer();
    else release();
  });
  store.subscribe(() => (isChangingSlide = false));
  const displayed = {
    state: deferredViewOf(store),
    mediaTime: deferredViewOf(mediaTime),
    setSchedule,
    release,
    whenReleased,
  };
  // Once narration runs, the marked sentence and the scrub bar must follow it. While the action is dispatched that changes the
  // slide, the media time is still the old slide's (its last time, or that it no longer buffers), which must not release the display.
  mediaTime.subscribe(() => {
    if (!isChangingSlide && mediaTime.get().time > 0) release();
  });
  return displayed;
}
