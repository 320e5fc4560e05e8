// Tells the media clock of each sentence as it begins. A medium reports its time four times a second; marks and subtitles
// that waited for that would come late. A clock that catches up jumps over what was foreseen, so it is asked again and
// again in the last second before a sentence. Runs a timer only while a narration with sentences to come is heard.
import type { Clock } from '../../contract/clock';
import type { PlayerStore } from '../state/player-store';
import type { PlayableSlide } from '../playable-story';
import type { MediaClock } from './media-clock';
import type { MediaElement } from './media-element';

interface CueTicksDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaClock: MediaClock;
  readonly elements: { readonly audio: MediaElement; readonly video: MediaElement };
  readonly clock: Clock;
}

/** After each of these the next sentence begins at another moment, or not at all. */
const turningPoints = ['playing', 'pause', 'waiting', 'seeking', 'seeked', 'ratechange', 'ended', 'emptied'];

/** Milliseconds before a sentence in which the clock is asked again and again; longer than any jump that was seen. */
const near = 1000;
/** Milliseconds between two such questions at most, and at least: a clock may stand just before a sentence. */
const askEvery = 25;
const askAgain = 5;

/** Milliseconds until the clock is asked again, when the next sentence is so many away. */
export function untilAsked(milliseconds: number): number {
  return milliseconds > near
    ? milliseconds - near
    : Math.min(askEvery, Math.max(askAgain, Math.ceil(milliseconds)));
}

/** Ticks until the answer is called. */
export function tickAtCues({ slides, store, mediaClock, elements, clock }: CueTicksDeps): () => void {
  let cancel = (): void => undefined;

  const wait = (): void => {
    cancel();
    cancel = () => undefined;
    const medium = elements.audio.hasAttribute('src') ? elements.audio : elements.video;
    const { paused, ended, seeking, currentTime, playbackRate } = medium;
    if (paused || ended || seeking || store.get().name === 'Q_AND_A' || !(playbackRate > 0)) return;
    const cues = slides[store.get().index]?.cues ?? [];
    const next = cues.find(({ start }) => start > currentTime);
    if (next === undefined) return;
    const milliseconds = ((next.start - currentTime) / playbackRate) * 1000;
    cancel = clock.after(untilAsked(milliseconds), () => {
      if (medium.currentTime >= next.start) mediaClock.set({ time: medium.currentTime });
      wait();
    });
  };

  const media = [elements.audio, elements.video];
  for (const medium of media) for (const type of turningPoints) medium.addEventListener(type, wait);
  return () => {
    cancel();
    for (const medium of media) for (const type of turningPoints) medium.removeEventListener(type, wait);
  };
}
