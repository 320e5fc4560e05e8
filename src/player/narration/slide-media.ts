// The media of the current slide: which element plays it, from which source, and how far it is. Does not decide when it plays.
import type { MonotonicClock, Schedule } from '../../base/clock';
import { createCurrentFilm, type CurrentFilm, followNarration } from '../film/film-drivers';
import type { WritableMediaTime } from '../state/player-store';
import {
  createResumeAfterError,
  createStallWatch,
  type MediaElement,
  onMediaEvents,
  setPlaybackRate,
  type StallWatch,
  unlock,
} from '../media/media-element';
import { createNarrationSource } from './narration-source';
import type { NarrationBytes } from './media-preloader';
import { filmOf, type PlaybackTarget } from './playback-target';
import { readingTime, createReadingTimer, type ReadingTimer } from '../reading-time';

export interface SlideMediaDeps {
  readonly mediaTime: WritableMediaTime;
  readonly elements: { readonly audio: MediaElement; readonly video: MediaElement };
  readonly clock: MonotonicClock;
  readonly preloader: NarrationBytes;
  /** Returns false when the device has no network. */
  readonly hasNetwork: () => boolean;
  /** Calls once the current slide, and the controls around a turning page, have been painted. */
  readonly afterSlideIsPainted: Schedule;
}

/** What the media report; only the current medium does. */
export interface SlideMediaEvents {
  readonly onWaiting: () => void;
  readonly onPlay: (medium: MediaElement) => void;
  readonly onPause: (medium: MediaElement) => void;
  readonly onEnded: (medium: MediaElement) => void;
  /** The reading time of a slide without narration has ended. */
  readonly onReadingTimeOver: () => void;
  /** A source was set or reloaded that has to be played again if the slide is playing. */
  readonly onReloaded: () => void;
  /** The medium was started and gives neither bytes nor sound. */
  readonly onStalled: (cause: unknown) => void;
  readonly onNarrationFailed: (cause: unknown) => void;
  readonly onFilmFailed: (cause: unknown) => void;
}

/** HAVE_CURRENT_DATA: with a lower `readyState` nothing has been shown of a film. */
const haveCurrentData = 2;

const nothing: PlaybackTarget = { kind: 'nothing' };

/** Shows one playback target after the other on the two media elements; reports only the events of the current one. */
export class SlideMedia {
  readonly #deps: SlideMediaDeps;
  readonly #events: SlideMediaEvents;
  readonly #film: CurrentFilm;
  readonly #source: ReturnType<typeof createNarrationSource>;
  readonly #resumeAfterError: () => boolean;
  readonly #stallWatch: StallWatch;
  readonly #stopListening: readonly (() => void)[];
  #target = nothing;
  #medium: MediaElement | undefined;
  #readingTimer: ReadingTimer | undefined;
  #seekTo: number | undefined;
  #stopFollowing = (): void => undefined;

  constructor(deps: SlideMediaDeps, events: SlideMediaEvents) {
    this.#deps = deps;
    this.#events = events;
    const { audio, video } = deps.elements;
    this.#film = createCurrentFilm(video, {
      // The film got its source only after `play` was called.
      onAttached: () => {
        if (this.#target.kind === 'video') events.onReloaded();
      },
      onFailed: events.onFilmFailed,
    });
    this.#source = createNarrationSource(audio, {
      preloader: deps.preloader,
      clock: deps.clock,
      speed: () => deps.mediaTime.get().speed,
      afterSlideIsPainted: deps.afterSlideIsPainted,
    });
    this.#resumeAfterError = createResumeAfterError(audio);
    this.#stallWatch = createStallWatch({ ...deps, onStalled: events.onStalled });
    this.#stopListening = [this.#listenTo(audio), this.#listenTo(video)];
  }

  /** The playback target of the slide. */
  get target(): PlaybackTarget {
    return this.#target;
  }

  /** Returns whether the medium stands at its end. */
  get isAtItsEnd(): boolean {
    const medium = this.#medium;
    return medium?.ended === true && !medium.seeking && !this.#isSourcePending(medium);
  }

  /** Returns the length of the medium, or how far it has come where that is unknown; in seconds. */
  get length(): number {
    const { duration = 0, currentTime = 0 } = this.#medium ?? {};
    return Number.isFinite(duration) ? duration : currentTime;
  }

  /** Returns how far the medium has come, in seconds; 0 before anything of it was shown. */
  get reached(): number {
    const { readyState = 0, currentTime = 0 } = this.#medium ?? {};
    return readyState >= haveCurrentData ? currentTime : 0;
  }

  /** Sets the playback target to its beginning, and plays nothing yet. */
  show(target: PlaybackTarget): void {
    const { audio, video } = this.#deps.elements;
    this.stopFollowing();
    this.#stallWatch.stop();
    this.#target = target;
    this.#medium = { audio, video, silence: undefined, nothing: undefined }[target.kind];
    const milliseconds = target.kind === 'silence' ? readingTime(target.slide) : 0;
    this.#readingTimer = target.kind === 'silence' ? this.#createReadingTimer(milliseconds) : undefined;
    this.#deps.mediaTime.set({ time: 0, duration: milliseconds / 1000, buffering: false });
    this.#source.show(target.kind === 'audio' ? target.url : undefined);
    this.#showFilm();
  }

  /** Sets the source now that waits for a paint. */
  setSourceNow(): void {
    this.#source.setNow();
  }

  /** Loads the slide's media and plays them. Rejects as the element does. */
  start(): Promise<void> | undefined {
    this.#source.setNow();
    Object.values(this.#deps.elements).forEach(unlock);
    this.#film.load();
    this.#readingTimer?.run();
    this.#watchForStall();
    return this.play();
  }

  /** Plays the medium; returns undefined when there is none. Rejects as the element does. */
  play(): Promise<void> | undefined {
    const medium = this.#medium;
    if (medium === undefined || !this.#isSourcePending(medium)) return medium?.play();
    // The source that a seek needs is not there yet. The tap loads the element, so that it may sound then (see `unlock`).
    medium.load();
    this.#events.onWaiting();
    return undefined;
  }

  pause(): void {
    this.#readingTimer?.pause();
    this.#stallWatch.stop();
    if (this.#medium?.paused === false) this.#medium.pause();
    this.#deps.mediaTime.set({ buffering: false });
  }

  /** Seeks to a time of the slide, with or without narration; in seconds. */
  seek(time: number): void {
    this.#deps.mediaTime.set({ time });
    this.#readingTimer?.seek(time * 1000);
    if (this.#medium === undefined) return;
    if (this.#medium.readyState > 0 && !this.#isSourcePending(this.#medium))
      this.#seekNow(this.#medium, time);
    else this.#seekTo = time;
  }

  /** Seeks an element that has its metadata, once its source leads to the right place; the beginning of a file is right in each. */
  #seekNow(medium: MediaElement, time: number): void {
    const isSought = medium === this.#deps.elements.audio && (time > 0 || this.#source.isClip());
    if (!isSought || !this.#source.findExact(this.#onExactSource)) {
      medium.currentTime = time;
      return;
    }
    this.#seekTo = time;
    this.#events.onWaiting();
  }

  readonly #onExactSource = (): void => {
    const medium = this.#medium;
    // Another source has no metadata yet.
    if (medium !== undefined && medium.readyState > 0 && this.#seekTo !== undefined) {
      medium.currentTime = this.#seekTo;
      this.#seekTo = undefined;
    }
    this.#events.onReloaded();
  };

  /** Forgets a seek that waits for the metadata. */
  forgetSeek(): void {
    this.#seekTo = undefined;
  }

  /** Sets the playback rate, 0.75 to 1.5, with the pitch preserved; the delays between slides do not scale (spec player §4). */
  setSpeed(speed: number): void {
    this.#deps.mediaTime.set({ speed });
    for (const element of Object.values(this.#deps.elements)) setPlaybackRate(element, speed);
  }

  /** Preloads the current narration and film, and from now on the media of each slide, before Play. */
  fetchEagerly(): void {
    this.#source.fetchEagerly();
    this.#film.fetchEagerly();
  }

  /** Lets the speaker's film no longer follow the narration. */
  stopFollowing(): void {
    this.#stopFollowing();
    this.#stopFollowing = () => undefined;
  }

  /** Removes the speaker's film; the narration continues. */
  removeSpeakerFilm(): void {
    this.stopFollowing();
    this.#film.show(undefined);
  }

  /** Loads the speaker's film again, which was removed; the narration continues. */
  restoreSpeakerFilm(): void {
    this.#showFilm();
    if (this.#medium?.paused === false) this.#film.load();
  }

  /** Releases the elements. */
  dispose(): void {
    for (const stop of this.#stopListening) stop();
    this.#stallWatch.stop();
    this.#source.show(undefined);
    this.#film.show(undefined);
    this.#deps.mediaTime.set({ time: 0, duration: 0, buffering: false });
  }

  #showFilm(): void {
    const { audio, video } = this.#deps.elements;
    const filmUrl = filmOf(this.#target);
    this.#film.show(filmUrl);
    setPlaybackRate(video, this.#deps.mediaTime.get().speed);
    if (filmUrl !== undefined && this.#target.kind === 'audio')
      this.#stopFollowing = followNarration(audio, video);
  }

  #createReadingTimer(milliseconds: number): ReadingTimer {
    const onTime = (elapsed: number): void => this.#deps.mediaTime.set({ time: elapsed / 1000 });
    return createReadingTimer(this.#deps.clock, milliseconds, onTime, this.#events.onReadingTimeOver);
  }

  #watchForStall(): void {
    if (this.#medium !== undefined && !this.#isSourcePending(this.#medium))
      this.#stallWatch.start(this.#medium);
  }

  #listenTo(element: MediaElement): () => void {
    const { onWaiting, onPlay, onPause, onEnded } = this.#events;
    return onMediaEvents(element, {
      isMedium: (candidate) => candidate === this.#medium && !this.#isSourcePending(candidate),
      onMetadata: () => this.#catchUpWithSeek(),
      onTime: () => this.#reportTime(),
      onWaiting: () => {
        onWaiting();
        if (!element.paused) this.#watchForStall();
      },
      onReady: () => {
        this.#stallWatch.stop();
        this.#deps.mediaTime.set({ buffering: false });
      },
      onPlay,
      onPause,
      onEnded,
      onError: ({ error }) => {
        // The film's driver reports the errors of a film.
        if (error === null || this.#target.kind !== 'audio') return;
        if (this.#resumeAfterError()) this.#events.onReloaded();
        else if (this.#deps.preloader.playOriginals(this.#target.url)) {
          this.#source.setOriginal();
          this.#events.onReloaded();
        } else this.#events.onNarrationFailed(error);
      },
    });
  }

  /** Returns whether the audio element still has the narration of the previous slide. */
  #isSourcePending(medium: MediaElement): boolean {
    return medium === this.#deps.elements.audio && this.#source.isSourcePending();
  }

  #catchUpWithSeek(): void {
    const time = this.#seekTo ?? (this.#source.isClip() ? 0 : undefined);
    this.#seekTo = undefined;
    if (this.#medium !== undefined && time !== undefined) this.#seekNow(this.#medium, time);
  }

  #reportTime(): void {
    if (this.#medium === undefined || this.#medium.readyState === 0) return;
    const { currentTime, duration } = this.#medium;
    this.#deps.mediaTime.set({ time: currentTime, duration: Number.isFinite(duration) ? duration : 0 });
  }
}
