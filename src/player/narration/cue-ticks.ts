// Updates the media time when each sentence begins. Elements report their time only four times a second, too late for marks and
// subtitles. An element's time may also jump ahead, so in the last second before a sentence it is read repeatedly. Runs a timer
// only while a narration plays that has sentences left.
import type { MonotonicClock } from '../../base/clock';
import type { PlayerStore } from '../state/player-store';
import type { PlayableSlide } from '../playable-story';
import type { WritableMediaTime } from '../media/media-time';
import type { MediaElement } from '../media/media-element';

interface CueTicksDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaTime: WritableMediaTime;
  readonly elements: { readonly audio: MediaElement; readonly video: MediaElement };
  readonly clock: MonotonicClock;
}

/** After each of these events the time until the next sentence must be computed again. */
const timingEvents = ['playing', 'pause', 'waiting', 'seeking', 'seeked', 'ratechange', 'ended', 'emptied'];

/** Milliseconds before a sentence in which the time is read repeatedly; longer than any jump that was observed. */
const checkWindow = 1000;
/** The longest and shortest milliseconds between two readings; without a minimum, a time just before a sentence would loop. */
const longestCheckInterval = 25;
const shortestCheckInterval = 5;

/** Returns the milliseconds until the next reading, from the milliseconds until the next sentence. */
export function untilNextCheck(milliseconds: number): number {
  return milliseconds > checkWindow
    ? milliseconds - checkWindow
    : Math.min(longestCheckInterval, Math.max(shortestCheckInterval, Math.ceil(milliseconds)));
}

/** Starts the updates; returns a function that ends them. */
export function tickAtCues({ slides, store, mediaTime, elements, clock }: CueTicksDeps): () => void {
  let cancel = (): void => undefined;

  const wait = (): void => {
    cancel();
    cancel = () => undefined;
    const medium = elements.audio.hasAttribute('src') ? elements.audio : elements.video;
    const { paused, ended, seeking, currentTime, playbackRate } = medium;
    if (paused || ended || seeking || store.get().name === 'Q_AND_A' || !(playbackRate > 0)) return;
    const { index } = store.get();
    const cues = slides[index]?.cues ?? [];
    const next = cues.find(({ start }) => start > currentTime);
    if (next === undefined) return;
    const milliseconds = ((next.start - currentTime) / playbackRate) * 1000;
    cancel = clock.after(untilNextCheck(milliseconds), () => {
      // After Next or Pause the element holds the old time until its `pause` event, which cancels this timer, has come.
      if (store.get().index !== index || medium.paused) return;
      if (medium.currentTime >= next.start) mediaTime.set({ time: medium.currentTime });
      wait();
    });
  };

  const media = [elements.audio, elements.video];
  for (const medium of media) for (const type of timingEvents) medium.addEventListener(type, wait);
  return () => {
    cancel();
    for (const medium of media) for (const type of timingEvents) medium.removeEventListener(type, wait);
  };
}
