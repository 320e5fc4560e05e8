// Plays the narration that the player's state asks for, and dispatches actions for media events: ended, blocked by the browser,
// paused from outside. The delays between slides are spec player §4, the meaning of `pause` events spec player §3. Draws nothing.
import * as limits from '../../contract/limits';
import type { PlayableSlide } from '../playable-story';
import { isPlaying, type PlayerAction, type PlayerState, type MediaTime } from '../state/player-state';
import type { PlayerStore } from '../state/player-store';
import { isNextToNothing } from '../reading-time';
import {
  NarrationFailedError,
  SpeakerFilmFailedError,
  type FailedMedia,
  wantsPlayback,
  NotPlayableError,
  isSameMedium,
  mediaUrlsOf,
  rewinds,
  targetOf,
  type PlaybackTarget,
} from './playback-target';
import type { MediaElement } from '../media/media-element';
import { SlideMedia, type SlideMediaDeps } from './slide-media';

export interface NarratorDeps extends SlideMediaDeps {
  readonly slides: readonly PlayableSlide[];
  readonly store: PlayerStore;
  /** Collects the URLs that could not be played. */
  readonly failed: FailedMedia;
  readonly report: (error: unknown, where: string) => void;
  /** Calls each time the network is back; returns an unsubscribe function. */
  readonly onNetworkBack: (call: () => void) => () => void;
  /** Records an event of the playback (see `player.ts`). */
  readonly log: (what: string) => void;
  /** Returns whether the story waits for Play after each page. */
  readonly pausesAfterPage: () => boolean;
}

/** `before-playback` and `after-playback`: the delays around what plays, a narration or a reading time in silence. */
type Phase = 'paused' | 'before-playback' | 'playing' | 'after-playback';

/** Plays and pauses the narration as the store's state asks for, from its construction until `dispose`. */
export class Narrator {
  readonly #deps: NarratorDeps;
  /** The media of the current slide. The narrator alone plays and pauses them. */
  readonly media: SlideMedia;
  readonly #release: (() => void)[] = [];
  #phase: Phase = 'paused';
  /** The narration has reached its end, even if the player was paused right after. */
  #over = false;
  /** Seconds at which the narration of the slide failed; it goes on from there when the network is back. */
  #failedAt = 0;
  /** The film of the slide that was opened again after a stall. */
  #reopenedFilm: string | undefined;
  #cancelWait = (): void => undefined;

  constructor(deps: NarratorDeps) {
    this.#deps = deps;
    this.media = new SlideMedia(deps, {
      onWaiting: () => deps.mediaTime.set({ buffering: this.#phase === 'playing' }),
      onPlay: (medium) => this.#onPlay(medium),
      onPause: (medium) => this.#onPause(medium),
      onEnded: (medium) => this.#onEnded(medium),
      onReadingTimeOver: () => this.#onNarrationOver(),
      onReloaded: () => {
        if (this.#phase === 'playing') this.#watch(this.media.play());
      },
      onStalled: (cause) => this.#onStalled(cause),
      onNarrationFailed: (cause) => this.#fail(cause),
      onFilmFailed: (cause) => this.#onFilmFailed(cause),
    });
    this.#release.push(deps.store.onAction('effects', this.#follow));
    this.#release.push(deps.onNetworkBack(this.#onNetworkBack));
    this.#show(deps.store.get());
    // A tap on Play may come before this.
    if (wantsPlayback(deps.store.get())) this.#begin();
  }

  /** Releases the media and stops every timer. */
  dispose(): void {
    this.#leave();
    for (const release of this.#release) release();
    this.media.dispose();
  }

  /** Seeks to a time of the current slide, with or without narration; in seconds. */
  seek(seconds: number): void {
    this.#over = false;
    this.media.seek(Math.max(0, seconds));
    this.#reportAnswer();
    if (this.#phase !== 'after-playback') return;
    this.#cancelWait();
    this.#startPlayback();
  }

  readonly #follow = (action: PlayerAction, state: PlayerState, before: PlayerState): void => {
    this.#act(action, state, before);
    this.#reportAnswer();
  };

  #act(action: PlayerAction, state: PlayerState, before: PlayerState): void {
    const isWanted = wantsPlayback(state);
    if (!isSameMedium(state, before)) {
      this.#show(state);
      if (isWanted && wantsPlayback(before))
        this.#wait('before-playback', limits.player.soundAfterSlide, this.#begin);
      else if (isWanted) this.#begin();
      return;
    }
    if (state.name === 'Q_AND_A') return this.#actDuringAnswer(action);
    if (rewinds(action, state, before)) {
      const isRetried = this.media.target.kind === 'silence';
      if (isRetried) this.#show(state);
      this.seek(0);
      // Showing the slide again has ended its running reading time.
      if (isRetried && isWanted) return this.#begin();
    }
    if (isWanted && !wantsPlayback(before)) this.#begin();
    else if (!isWanted) this.#pause();
    else if (state.name !== before.name && this.#over) this.#endSlide();
  }

  /** Pause and Play leave Q_AND_A as it is (spec player §2): whether the answer is paused, the media time says. */
  #actDuringAnswer({ type }: PlayerAction): void {
    if (type === 'Pause') this.#pause();
    else if (type === 'Play' && this.#answer() === 'paused') this.#begin();
  }

  #answer(): MediaTime['answer'] {
    const isAnswer = this.#deps.store.get().name === 'Q_AND_A' && this.media.target.kind !== 'nothing';
    if (!isAnswer || this.#over) return 'none';
    return this.#phase === 'paused' ? 'paused' : 'playing';
  }

  #reportAnswer(): void {
    this.#deps.mediaTime.set({ answer: this.#answer() });
  }

  #show(state: PlayerState): void {
    this.#leave();
    this.#over = false;
    this.#failedAt = 0;
    this.#reopenedFilm = undefined;
    this.media.forgetSeek();
    this.#deps.failed.forget(mediaUrlsOf(state, this.#deps.slides));
    this.media.show(targetOf(state, this.#deps.slides, this.#deps.failed.get()));
    if (this.media.target.kind === 'nothing') this.#deps.report(new NotPlayableError(), 'viewer: answer');
  }

  /**
   * Tries failed media again. A silent reading time that runs is not interrupted, nor is an answer repeated: their media stay failed
   * until they are shown again.
   */
  readonly #onNetworkBack = (): void => {
    const { failed, store, slides } = this.#deps;
    const { target } = this.media;
    const urls = mediaUrlsOf(store.get(), slides);
    const isSilenced = target.kind === 'silence' && urls.some((url) => failed.get().has(url));
    if (target.kind === 'audio') {
      const isWithoutFilm = target.filmUrl !== undefined && failed.get().has(target.filmUrl);
      failed.forget();
      if (isWithoutFilm) this.media.restoreSpeakerFilm();
    } else if (this.#phase === 'paused' && !this.#over && isSilenced) {
      failed.forget();
      const failedAt = this.#failedAt;
      this.#show(store.get());
      if (failedAt > 0) this.media.seek(failedAt);
    } else {
      failed.forget([...failed.get()].filter((url) => !urls.includes(url)));
    }
  };

  /** Stops everything that runs for the slide. */
  #leave(): void {
    this.#pause();
    this.media.stopFollowing();
  }

  #setPhase(phase: Phase): void {
    if (phase !== this.#phase) this.#deps.log(`phase ${phase}`);
    this.#phase = phase;
  }

  #pause(): void {
    this.#cancelWait();
    this.#setPhase('paused');
    this.media.pause();
  }

  readonly #begin = (): void => {
    this.media.setSourceNow();
    // A medium that was left at its very end does not fire `ended` again.
    if (this.media.isAtItsEnd && !this.#continuesInSilence()) this.#over = true;
    if (this.#over) this.#endSlide();
    else this.#startPlayback();
  };

  #startPlayback(): void {
    this.#setPhase('playing');
    this.#watch(this.media.start());
  }

  /** Handles the browser's refusal to play. */
  #watch(playing: Promise<void> | undefined): void {
    const { target } = this.media;
    playing?.catch((error: unknown) => this.#onPlayBlocked(error, target));
  }

  /** The narration or the reading time has just ended. With a pause after each page, Play then leads to the next page. */
  #onNarrationOver(): void {
    this.#over = true;
    const { pausesAfterPage, store } = this.#deps;
    const { index, sequenceLength } = store.get();
    if (pausesAfterPage() && index < sequenceLength - 1) store.dispatch({ type: 'Pause' });
    else this.#endSlide();
  }

  /** Goes to the next slide after a delay; does nothing more after an answer or while paused. */
  #endSlide(): void {
    if (!isPlaying(this.#deps.store.get())) return this.#pause();
    this.#wait('after-playback', limits.player.nextAfterNarration, () =>
      this.#deps.store.dispatch({ type: 'Next' }),
    );
  }

  #wait(phase: Phase, milliseconds: number, then: () => void): void {
    this.#cancelWait();
    this.#setPhase(phase);
    this.#cancelWait = this.#deps.clock.after(milliseconds, then);
  }

  #onPlayBlocked(error: unknown, target: PlaybackTarget): void {
    const name = error instanceof Error ? error.name : '';
    // For an unusable source the element fires its own `error` event.
    if (target !== this.media.target || name === 'AbortError' || name === 'NotSupportedError') return;
    if (name !== 'NotAllowedError') this.#fail(error);
    else if (this.#phase === 'playing') this.#deps.store.dispatch({ type: 'Pause' });
  }

  /** Reports the failure once; the slide continues in silence (spec player §3). */
  #fail(cause: unknown): void {
    const { target } = this.media;
    if (target.kind !== 'audio' && target.kind !== 'video') return;
    if (this.#deps.failed.add(target.url))
      this.#deps.report(new NarrationFailedError(target.url, { cause }), 'viewer: narration');
    // The same bytes would fail again.
    this.#deps.preloader.drop(target.url);
    this.#failedAt = this.#deps.mediaTime.get().time;
    this.#replace(targetOf(this.#deps.store.get(), this.#deps.slides, this.#deps.failed.get()));
    this.#reportAnswer();
  }

  /** Opens a stalled film once more: in WebKit a film in segments sometimes has all its bytes and does not begin. */
  #onStalled(cause: unknown): void {
    const { target, reached } = this.media;
    if (target.kind !== 'video' || this.#reopenedFilm === target.url) return this.#fail(cause);
    this.#reopenedFilm = target.url;
    this.#replace(target);
    if (reached > 0) this.media.seek(reached);
  }

  /** Plays another target in place of the medium; the delays before and after it continue. */
  #replace(target: PlaybackTarget): void {
    const wasPlaying = this.#phase === 'playing';
    if (wasPlaying) this.#pause();
    this.media.show(target);
    if (wasPlaying) this.#startPlayback();
  }

  /** Holds a slide for its reading time whose sound has ended and is next to nothing; returns whether it does. */
  #continuesInSilence(): boolean {
    const { store, slides } = this.#deps;
    const { name, index } = store.get();
    const slide = slides[index];
    if (slide === undefined || name === 'Q_AND_A' || !isNextToNothing(this.media.length, slide)) return false;
    this.#replace({ kind: 'silence', slide });
    return true;
  }

  /** Removes a silent speaker and continues; a film with its own sound is the narration and fails as such. */
  #onFilmFailed(cause: unknown): void {
    const { target } = this.media;
    if (target.kind !== 'audio') return this.#fail(cause);
    this.media.removeSpeakerFilm();
    if (target.filmUrl !== undefined && this.#deps.failed.add(target.filmUrl))
      this.#deps.report(new SpeakerFilmFailedError(target.filmUrl, { cause }), 'viewer: speaker');
  }

  /** Playback was started from outside, such as by a headset button. */
  #onPlay(medium: MediaElement): void {
    if (this.#phase === 'paused' && !medium.paused) this.#deps.store.dispatch({ type: 'Play' });
  }

  /**
   * Playback was paused from outside, such as by an incoming call, or a seek is over. Browsers also fire `pause` before `ended`, and
   * pause for a seek or for an error that they report later (spec player §3).
   */
  #onPause(medium: MediaElement): void {
    if (this.#phase !== 'playing' || !medium.paused) return;
    if (medium.ended || medium.seeking || medium.error !== null) return;
    this.#deps.store.dispatch({ type: 'Pause' });
  }

  #onEnded(medium: MediaElement): void {
    if (!medium.ended) return;
    if (this.#continuesInSilence()) return;
    if (this.#phase === 'playing') this.#onNarrationOver();
    // A seek to the end of a paused one: Play then leads to the next slide.
    else this.#over = true;
    this.#reportAnswer();
  }
}
