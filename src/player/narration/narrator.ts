// Plays the narration that the player's state asks for, and dispatches actions for media events: ended, blocked by the browser,
// paused from outside. The delays between slides are spec player §4, the meaning of `pause` events spec player §3. Draws nothing.
import { limits } from '../../contract/limits';
import type { Clock } from '../../contract/clock';
import type { PlayableSlide } from '../playable-story';
import { createProjector, type Projector } from '../film/projector';
import { followNarration } from '../film/follow-narration';
import { isLast, isPlaying, type PlayerAction, type PlayerState } from '../state/player-state';
import type { PlayerStore } from '../state/player-store';
import { NarrationFailedError, SpeakerFailedError, type FailedMedia } from './failed-media';
import { onMediaEvents } from './media-events';
import type { MediaClock } from './media-clock';
import { runAt, unlock, type MediaElement } from './media-element';
import { createNarrationSource } from './narration-source';
import { wantsSound, NotPlayableError, mediaKeyOf, rewinds, targetOf } from './playback-target';
import type { PlaybackTarget } from './playback-target';
import { createReadingHold, type ReadingHold } from './reading-hold';
import { createResumeAfterError } from './resume-after-error';

export interface NarratorDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaClock: MediaClock;
  readonly elements: { readonly audio: MediaElement; readonly video: MediaElement };
  readonly clock: Clock;
  /** Returns the URL to load: the object URL of prefetched bytes if there are any, else the URL itself. */
  readonly sourceOf: (url: string) => string;
  /** Calls once the current state has been painted; returns a function that cancels the call. */
  readonly afterPaint: (call: () => void) => () => void;
  /** Collects the URLs that could not be played. */
  readonly failed: FailedMedia;
  readonly report: (error: unknown, where: string) => void;
  /** Calls each time the network is back; returns an unsubscribe function. */
  readonly onOnline: (call: () => void) => () => void;
  /** Returns whether the story waits for Play after each page; without it, it does not. */
  readonly pausesAfterPage?: () => boolean;
}

/** `rest`: the medium is paused. `before-sound` and `after-sound`: the delays around a narration. */
type Phase = 'rest' | 'before-sound' | 'sounding' | 'after-sound';

const nothing: PlaybackTarget = { kind: 'nothing' };

export class Narrator {
  readonly #deps: NarratorDeps;
  readonly #projector: Projector;
  readonly #source: ReturnType<typeof createNarrationSource>;
  readonly #resumeAfterError: () => boolean;
  readonly #release: (() => void)[] = [];
  #phase: Phase = 'rest';
  #target = nothing;
  #medium: MediaElement | undefined;
  #hold: ReadingHold | undefined;
  /** The narration has reached its end, even if the player was paused right after. */
  #over = false;
  #seekTo: number | undefined;
  #cancelWait = (): void => undefined;
  #stopFollowing = (): void => undefined;

  constructor(deps: NarratorDeps) {
    this.#deps = deps;
    this.#projector = createProjector(deps.elements.video, {
      sourceOf: deps.sourceOf,
      // The film got its source only after `play` was called.
      onAttached: () => {
        if (this.#phase === 'sounding' && this.#target.kind === 'video') this.#play();
      },
      onFailed: (cause) => this.#onFilmFailed(cause),
    });
    this.#source = createNarrationSource(deps.elements.audio, {
      sourceOf: deps.sourceOf,
      speed: () => deps.mediaClock.get().speed,
      later: deps.afterPaint,
    });
    this.#resumeAfterError = createResumeAfterError(deps.elements.audio);
    this.#listenTo(deps.elements.audio);
    this.#listenTo(deps.elements.video);
    this.#release.push(deps.store.onAction(this.#follow));
    this.#release.push(deps.onOnline(this.#onOnline));
    this.#show(deps.store.get());
  }

  /** Releases the media and stops every timer. */
  dispose(): void {
    this.#leave();
    for (const release of this.#release) release();
    this.#source.show(undefined);
    this.#projector.show(undefined);
    this.#deps.mediaClock.set({ time: 0, duration: 0, buffering: false });
  }

  /** Seeks to a time of the current slide, with or without narration; in seconds. */
  seek(seconds: number): void {
    const time = Math.max(0, seconds);
    this.#over = false;
    this.#deps.mediaClock.set({ time });
    this.#hold?.seek(time * 1000);
    if (this.#medium !== undefined) {
      if (this.#medium.readyState > 0 && !this.#isAwaited(this.#medium)) this.#medium.currentTime = time;
      else this.#seekTo = time;
    }
    if (this.#phase !== 'after-sound') return;
    this.#cancelWait();
    this.#sound();
  }

  /** Sets the playback rate, 0.75 to 1.5, with the pitch preserved; the delays between slides do not scale (spec player §4). */
  setSpeed(speed: number): void {
    this.#deps.mediaClock.set({ speed });
    for (const element of Object.values(this.#deps.elements)) runAt(element, speed);
  }

  /** Preloads the current narration and film, and from now on those of each slide, before Play. */
  fetchEagerly(): void {
    this.#source.fetchEagerly();
    this.#projector.fetchEagerly();
  }

  readonly #follow = (action: PlayerAction, state: PlayerState, before: PlayerState): void => {
    const soundWanted = wantsSound(state);
    if (mediaKeyOf(state) !== mediaKeyOf(before)) {
      this.#show(state);
      if (soundWanted && wantsSound(before))
        this.#wait('before-sound', limits.player.soundAfterSlide, this.#begin);
      else if (soundWanted) this.#begin();
      return;
    }
    if (rewinds(action, state, before)) {
      if (this.#isSilenced()) this.#show(state);
      this.seek(0);
    }
    if (soundWanted && !wantsSound(before)) this.#begin();
    else if (!soundWanted) this.#rest();
    else if (state.name !== before.name && this.#over) this.#endSlide();
  };

  #show(state: PlayerState): void {
    this.#leave();
    this.#over = false;
    this.#seekTo = undefined;
    this.#forgetFailures();
    this.#setTarget(targetOf(state, this.#deps.slides, this.#deps.failed.get()));
    if (this.#target.kind === 'nothing') this.#deps.report(new NotPlayableError(), 'viewer: answer');
  }

  /** Returns whether the slide runs in silence because its narration failed. */
  #isSilenced(): boolean {
    return this.#target.kind === 'silence' && this.#mediaOfSlide().some((url) => url !== undefined);
  }

  #mediaOfSlide(): readonly (string | undefined)[] {
    const { audioUrl, speakerVideoUrl } = this.#deps.slides[this.#deps.store.get().index] ?? {};
    return [audioUrl, speakerVideoUrl];
  }

  #forgetFailures(): void {
    this.#deps.failed.forget(this.#mediaOfSlide());
  }

  /** Tries failed media again; a slide whose silent reading time is running is not interrupted. */
  readonly #onOnline = (): void => {
    this.#deps.failed.forget();
    if (this.#phase === 'rest' && !this.#over && this.#isSilenced()) this.#show(this.#deps.store.get());
  };

  #setTarget(target: PlaybackTarget): void {
    const { audio, video } = this.#deps.elements;
    this.#target = target;
    this.#medium = { audio, video, silence: undefined, nothing: undefined }[target.kind];
    this.#hold = target.kind === 'silence' ? this.#createHold(target.milliseconds) : undefined;
    const duration = target.kind === 'silence' ? target.milliseconds / 1000 : 0;
    this.#deps.mediaClock.set({ time: 0, duration, buffering: false });
    const speakerUrl = target.kind === 'audio' ? target.speakerUrl : undefined;
    this.#source.show(target.kind === 'audio' ? target.url : undefined);
    this.#projector.show(target.kind === 'video' ? target.url : speakerUrl);
    runAt(video, this.#deps.mediaClock.get().speed);
    if (speakerUrl !== undefined) this.#stopFollowing = followNarration(audio, video);
  }

  /** Stops everything that runs for the slide. */
  #leave(): void {
    this.#rest();
    this.#stopFollowing();
    this.#stopFollowing = () => undefined;
  }

  #rest(): void {
    this.#cancelWait();
    this.#phase = 'rest';
    this.#hold?.pause();
    if (this.#medium?.paused === false) this.#medium.pause();
    this.#deps.mediaClock.set({ buffering: false });
  }

  readonly #begin = (): void => {
    this.#source.settle();
    const atItsEnd = this.#medium?.ended === true && !this.#medium.seeking;
    if (this.#over || atItsEnd) this.#endSlide();
    else this.#sound();
  };

  #sound(): void {
    this.#source.settle();
    this.#phase = 'sounding';
    Object.values(this.#deps.elements).forEach(unlock);
    this.#projector.load();
    this.#hold?.run();
    this.#play();
  }

  #play(): void {
    const target = this.#target;
    this.#medium?.play().catch((error: unknown) => this.#onRefused(error, target));
  }

  /** The narration or the reading time has just ended. With a pause after each page, Play then leads to the next page. */
  #onNarrationOver(): void {
    this.#over = true;
    const { pausesAfterPage, store } = this.#deps;
    if (pausesAfterPage?.() === true && !isLast(store.get())) store.dispatch({ type: 'Pause' });
    else this.#endSlide();
  }

  /** Goes to the next slide after a delay; does nothing more after an answer or while paused. */
  #endSlide(): void {
    this.#over = true;
    if (!isPlaying(this.#deps.store.get())) return this.#rest();
    this.#wait('after-sound', limits.player.nextAfterNarration, () =>
      this.#deps.store.dispatch({ type: 'Next' }),
    );
  }

  #wait(phase: Phase, milliseconds: number, then: () => void): void {
    this.#cancelWait();
    this.#phase = phase;
    this.#cancelWait = this.#deps.clock.after(milliseconds, then);
  }

  #onRefused(error: unknown, target: PlaybackTarget): void {
    const name = error instanceof Error ? error.name : '';
    // For an unusable source the element fires its own `error` event.
    if (target !== this.#target || name === 'AbortError' || name === 'NotSupportedError') return;
    if (name !== 'NotAllowedError') this.#fail(error);
    else if (this.#phase === 'sounding') this.#deps.store.dispatch({ type: 'Pause' });
  }

  #onBroken(cause: unknown): void {
    if (!this.#resumeAfterError()) this.#fail(cause);
    else if (this.#phase === 'sounding') this.#play();
  }

  /** Reports the failure once; the slide continues in silence (spec player §4). */
  #fail(cause: unknown): void {
    if (this.#target.kind !== 'audio' && this.#target.kind !== 'video') return;
    const { url } = this.#target;
    if (this.#deps.failed.add(url))
      this.#deps.report(new NarrationFailedError(url, { cause }), 'viewer: narration');
    const sounding = this.#phase === 'sounding';
    const state = this.#deps.store.get();
    // The delays before and after a narration continue without it.
    if (sounding) this.#rest();
    this.#stopFollowing();
    this.#setTarget(
      state.name === 'Q_AND_A' ? nothing : targetOf(state, this.#deps.slides, this.#deps.failed.get()),
    );
    if (sounding) this.#sound();
  }

  /** Removes a silent speaker and continues; a film with its own sound is the narration and fails as such. */
  #onFilmFailed(cause: unknown): void {
    if (this.#target.kind !== 'audio') return this.#fail(cause);
    const { speakerUrl } = this.#target;
    this.#stopFollowing();
    this.#projector.show(undefined);
    if (speakerUrl === undefined) return;
    if (this.#deps.failed.add(speakerUrl))
      this.#deps.report(new SpeakerFailedError(speakerUrl, { cause }), 'viewer: speaker');
  }

  #createHold(milliseconds: number): ReadingHold {
    const onTime = (elapsed: number): void => this.#deps.mediaClock.set({ time: elapsed / 1000 });
    return createReadingHold(this.#deps.clock, milliseconds, onTime, () => this.#onNarrationOver());
  }

  #listenTo(element: MediaElement): void {
    const stop = onMediaEvents(element, {
      isMedium: (candidate) => candidate === this.#medium && !this.#isAwaited(candidate),
      onMetadata: () => this.#catchUpWithSeek(),
      onTime: () => this.#reportTime(),
      onWaiting: () => this.#deps.mediaClock.set({ buffering: this.#phase === 'sounding' }),
      onReady: () => this.#deps.mediaClock.set({ buffering: false }),
      onPlay: (medium) => this.#onPlay(medium),
      onPause: (medium) => this.#onPause(medium),
      onEnded: (medium) => this.#onEnded(medium),
      onError: ({ error }) => {
        // The film's driver reports the errors of a film.
        if (error !== null && this.#target.kind === 'audio') this.#onBroken(error);
      },
    });
    this.#release.push(stop);
  }

  /** Returns whether the audio element still has the narration of the previous slide. */
  #isAwaited(medium: MediaElement): boolean {
    return medium === this.#deps.elements.audio && this.#source.isAwaited();
  }

  #catchUpWithSeek(): void {
    if (this.#medium !== undefined && this.#seekTo !== undefined) this.#medium.currentTime = this.#seekTo;
    this.#seekTo = undefined;
  }

  #reportTime(): void {
    if (this.#medium === undefined || this.#medium.readyState === 0) return;
    const { currentTime, duration } = this.#medium;
    this.#deps.mediaClock.set({ time: currentTime, duration: Number.isFinite(duration) ? duration : 0 });
  }

  /** Playback was started from outside, such as by a headset button. */
  #onPlay(medium: MediaElement): void {
    if (this.#phase === 'rest' && !medium.paused) this.#deps.store.dispatch({ type: 'Play' });
  }

  /** Playback was paused from outside, such as by an incoming call. Browsers also fire `pause` before `ended` (spec player §3). */
  #onPause(medium: MediaElement): void {
    if (this.#phase !== 'sounding' || !medium.paused || medium.ended || medium.seeking) return;
    this.#deps.store.dispatch({ type: 'Pause' });
  }

  #onEnded(medium: MediaElement): void {
    if (!medium.ended) return;
    this.#over = true;
    if (this.#phase === 'sounding') this.#onNarrationOver();
  }
}
