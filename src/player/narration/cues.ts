// Finds the sentence that is spoken at a time, and updates the media time when each begins. Elements report their time only four times a
// second, too late for marks and subtitles.
import type { Cue } from '../../contract/presentation/transcription';
import type { MediaTime } from '../state/player-state';
import type { WritableMediaTime, PlayerStore } from '../state/player-store';
import type { MonotonicClock } from '../../base/clock';
import { type PlayableSlide, TranscriptionError } from '../playable-story';
import type { MediaElement } from '../media/media-element';
import type { Readable } from '../../base/readable';
import { hasSound } from './playback-target';

/** How many times its duration, and how many seconds, a cue may start after the end of a medium. */
const tolerance = { times: 3, seconds: 10 } as const;

/**
 * Returns whether the starts can be seconds of a medium of this duration, which is 0 while unknown. Milliseconds cannot: they are far
 * beyond its end. `cues` are in order of their start.
 */
export function canBeSeconds(cues: readonly Cue[], duration: number): boolean {
  const last = cues.at(-1)?.start ?? 0;
  return duration === 0 || last <= duration * tolerance.times + tolerance.seconds;
}

/**
 * Returns the index of the latest cue that starts at or before the time (spec player §8); -1 before the first, and where the starts
 * cannot be seconds. `cues` are in order of their start.
 */
export function cueIndexAt(
  cues: readonly Cue[],
  { time, duration }: Pick<MediaTime, 'time' | 'duration'>,
): number {
  if (!canBeSeconds(cues, duration)) return -1;
  let from = 0;
  let to = cues.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const cue = cues[middle];
    if (cue !== undefined && cue.start <= time) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/**
 * Returns how much of a cue has been spoken, from 0 to 1. It lasts until the next one starts, or until the end of the medium; 0 while that
 * is unknown.
 */
export function cueProgress(cues: readonly Cue[], index: number, seconds: number, duration: number): number {
  const start = cues[index]?.start ?? 0;
  const length = (cues[index + 1]?.start ?? duration) - start;
  return length > 0 ? Math.max(0, Math.min(1, (seconds - start) / length)) : 0;
}

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

/**
 * Updates the media time when each sentence begins; returns a function that ends it. An element's time may jump ahead, so in the last
 * second before a sentence it is read repeatedly. A timer runs only while a narration plays that has sentences left.
 */
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

interface CueCheckDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaTime: Readable<MediaTime>;
  readonly failed: Readable<ReadonlySet<string>>;
  readonly report: (error: unknown, where: string) => void;
}

/**
 * Reports sentences whose times cannot be seconds of their narration: milliseconds start far beyond its end (spec player §8). Checks each
 * narration once its duration is known, and reports each slide once; returns a function that ends this.
 */
export function checkCues({ slides, store, mediaTime, failed, report }: CueCheckDeps): () => void {
  const reported = new Set<number>();
  let wasKnown = mediaTime.get().duration > 0;
  return mediaTime.subscribe(() => {
    const { duration } = mediaTime.get();
    const isNews = duration > 0 && !wasKnown;
    // The previous duration stays until the next medium is shown, whose duration is unknown at first.
    wasKnown = duration > 0;
    const state = store.get();
    const cues = slides[state.index]?.cues ?? [];
    if (!isNews || canBeSeconds(cues, duration) || reported.has(state.index)) return;
    if (state.name === 'Q_AND_A' || !hasSound(state, slides, failed.get())) return;
    reported.add(state.index);
    const fault = { slide: state.index + 1, field: 'transcription', reason: 'beyond-the-end' } as const;
    report(new TranscriptionError([fault]), 'viewer: transcription');
  });
}
