// Makes heard what the state asks for, and turns what the media report into actions: ended, blocked, stopped from outside.
// The delays between slides are decision 23, the reading of `pause` decision 22. Draws nothing.
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
import { asksForSound, NotPlayableError, placeOf, rewinds, targetOf } from './playback-target';
import type { PlaybackTarget } from './playback-target';
import { createReadingHold, type ReadingHold } from './reading-hold';
import { createTakingUp } from './resume-after-error';

export interface NarratorDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  readonly mediaClock: MediaClock;
  readonly elements: { readonly audio: MediaElement; readonly video: MediaElement };
  readonly clock: Clock;
  /** Where the bytes of an address are nearest: the address itself, or what was fetched ahead. */
  readonly sourceOf: (url: string) => string;
  /** Calls when what the state asks for is painted; the answer takes it back. */
  readonly afterPaint: (call: () => void) => () => void;
  /** What could not be played, for whoever shows it. */
  readonly failed: FailedMedia;
  readonly report: (error: unknown, where: string) => void;
  /** Calls when the network is back; returns what stops that. */
  readonly onOnline: (call: () => void) => () => void;
  /** Whether the story waits for Play after each page; absent, it does not. */
  readonly pausesAfterPage?: () => boolean;
}

/** `rest` asks nothing of the medium; the two waits are the pauses around a narration. */
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
  /** The narration was heard to its end, even if it was paused right after. */
  #over = false;
  #seekTo: number | undefined;
  #cancelWait = (): void => undefined;
  #stopFollowing = (): void => undefined;

  constructor(deps: NarratorDeps) {
    this.#deps = deps;
    this.#projector = createProjector(deps.elements.video, {
      sourceOf: deps.sourceOf,
      // A film that came on later than it was asked to play.
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
    this.#resumeAfterError = createTakingUp(deps.elements.audio);
    this.#hear(deps.elements.audio);
    this.#hear(deps.elements.video);
    this.#release.push(deps.store.onAction(this.#follow));
    this.#release.push(deps.onOnline(this.#onOnline));
    this.#show(deps.store.get());
  }

  /** Lets go of the media and of every timer. */
  dispose(): void {
    this.#leave();
    for (const release of this.#release) release();
    this.#source.show(undefined);
    this.#projector.show(undefined);
    this.#deps.mediaClock.set({ time: 0, duration: 0, buffering: false });
  }

  /** Goes to so many seconds of the current slide, silent or not. */
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

  /** 0.75 to 1.5 with the pitch kept; the pauses between slides do not scale (decision 23). */
  setSpeed(speed: number): void {
    this.#deps.mediaClock.set({ speed });
    for (const element of Object.values(this.#deps.elements)) runAt(element, speed);
  }

  /** From now on the current narration is fetched before it is asked for. */
  fetchEagerly(): void {
    this.#source.fetchEagerly();
    this.#projector.fetchEagerly();
  }

  readonly #follow = (action: PlayerAction, state: PlayerState, before: PlayerState): void => {
    const asked = asksForSound(state);
    if (placeOf(state) !== placeOf(before)) {
      this.#show(state);
      if (asked && asksForSound(before))
        this.#wait('before-sound', limits.player.soundAfterSlide, this.#begin);
      else if (asked) this.#begin();
      return;
    }
    if (rewinds(action, state, before)) {
      if (this.#isSilenced()) this.#show(state);
      this.seek(0);
    }
    if (asked && !asksForSound(before)) this.#begin();
    else if (!asked) this.#rest();
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

  /** The slide is read in silence because its narration failed. */
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

  /** What failed without a network has another chance; a silence that is being read goes on. */
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

  /** Stops whatever runs for the slide that is left. */
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

  /** A page was heard to its end just now; Play then leads to the next. */
  #heardOut(): void {
    this.#over = true;
    const { pausesAfterPage, store } = this.#deps;
    if (pausesAfterPage?.() === true && !isLast(store.get())) store.dispatch({ type: 'Pause' });
    else this.#endSlide();
  }

  /** The narration is over: after a pause comes the next slide, unless an answer was given. */
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
    // Of a source that is of no use the element tells itself.
    if (target !== this.#target || name === 'AbortError' || name === 'NotSupportedError') return;
    if (name !== 'NotAllowedError') this.#fail(error);
    else if (this.#phase === 'sounding') this.#deps.store.dispatch({ type: 'Pause' });
  }

  #onBroken(cause: unknown): void {
    if (!this.#resumeAfterError()) this.#fail(cause);
    else if (this.#phase === 'sounding') this.#play();
  }

  /** The slide goes on in silence (decision 23). */
  #fail(cause: unknown): void {
    if (this.#target.kind !== 'audio' && this.#target.kind !== 'video') return;
    const { url } = this.#target;
    if (this.#deps.failed.add(url))
      this.#deps.report(new NarrationFailedError(url, { cause }), 'viewer: narration');
    const sounding = this.#phase === 'sounding';
    const state = this.#deps.store.get();
    // The pauses before and after a narration go on without it.
    if (sounding) this.#rest();
    this.#stopFollowing();
    this.#setTarget(
      state.name === 'Q_AND_A' ? nothing : targetOf(state, this.#deps.slides, this.#deps.failed.get()),
    );
    if (sounding) this.#sound();
  }

  /** Beside a narration the story goes on without its speaker; a film that speaks itself is the narration. */
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
    return createReadingHold(this.#deps.clock, milliseconds, onTime, () => this.#heardOut());
  }

  #hear(element: MediaElement): void {
    const stop = onMediaEvents(element, {
      isMedium: (heard) => heard === this.#medium && !this.#isAwaited(heard),
      onMetadata: () => this.#catchUpWithSeek(),
      onTime: () => this.#tellTime(),
      onWaiting: () => this.#deps.mediaClock.set({ buffering: this.#phase === 'sounding' }),
      onGoingOn: () => this.#deps.mediaClock.set({ buffering: false }),
      onPlay: (medium) => this.#onPlay(medium),
      onPause: (medium) => this.#onPause(medium),
      onEnded: (medium) => this.#onEnded(medium),
      onError: ({ error }) => {
        // Of a film its driver tells.
        if (error !== null && this.#target.kind === 'audio') this.#onBroken(error);
      },
    });
    this.#release.push(stop);
  }

  /** It still has the sound of the slide before. */
  #isAwaited(medium: MediaElement): boolean {
    return medium === this.#deps.elements.audio && this.#source.isAwaited();
  }

  #catchUpWithSeek(): void {
    if (this.#medium !== undefined && this.#seekTo !== undefined) this.#medium.currentTime = this.#seekTo;
    this.#seekTo = undefined;
  }

  #tellTime(): void {
    if (this.#medium === undefined || this.#medium.readyState === 0) return;
    const { currentTime, duration } = this.#medium;
    this.#deps.mediaClock.set({ time: currentTime, duration: Number.isFinite(duration) ? duration : 0 });
  }

  /** Started from outside, as by a key of a headset. */
  #onPlay(medium: MediaElement): void {
    if (this.#phase === 'rest' && !medium.paused) this.#deps.store.dispatch({ type: 'Play' });
  }

  /** Stopped from outside, as by a call coming in. Browsers also fire `pause` before `ended` (decision 22). */
  #onPause(medium: MediaElement): void {
    if (this.#phase !== 'sounding' || !medium.paused || medium.ended || medium.seeking) return;
    this.#deps.store.dispatch({ type: 'Pause' });
  }

  #onEnded(medium: MediaElement): void {
    if (!medium.ended) return;
    this.#over = true;
    if (this.#phase === 'sounding') this.#heardOut();
  }
}
