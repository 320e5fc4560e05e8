// Determines what to play in a state: narration, a film, or silence for reading. Keeps the URLs that this player could not play.
import type { PlayableSlide } from '../playable-story';
import { isPlaying, type PlayerAction, type PlayerState } from '../state/player-state';
import { createWritable, type Readable } from '../../base/readable';

/** What to play; `audio` and `video` are the elements that play it. */
export type PlaybackTarget =
  /** Narration, with the speaker's muted film beside it where the slide has one. */
  | { readonly kind: 'audio'; readonly url: string; readonly filmUrl?: string }
  /** A film without narration is played with its own sound. */
  | { readonly kind: 'video'; readonly url: string }
  /** Without sound the slide is held for its reading time (spec player §4). */
  | { readonly kind: 'silence'; readonly slide: PlayableSlide }
  /** An answer that is neither audio nor video, or that failed. */
  | { readonly kind: 'nothing' };

/** An answer that names neither audio nor video (spec player §4). */
export class NotPlayableError extends Error {
  override readonly name = 'NotPlayableError';
  constructor() {
    super('The playback target is neither audio nor video');
  }
}

/** Returns the target of a state. `failed` are URLs that could not be played; they give silence or nothing, or no speaker. */
export function targetOf(
  state: PlayerState,
  slides: readonly PlayableSlide[],
  failed: ReadonlySet<string>,
): PlaybackTarget {
  if (state.name !== 'Q_AND_A') return targetOfSlide(slides[state.index], failed);
  const { audioUrl, filmUrl } = state.answer;
  return targetOfMedia(audioUrl, filmUrl, failed) ?? { kind: 'nothing' };
}

/** Returns the target of a slide; nothing without one. */
export function targetOfSlide(slide: PlayableSlide | undefined, failed: ReadonlySet<string>): PlaybackTarget {
  if (slide === undefined) return { kind: 'nothing' };
  return targetOfMedia(slide.audioUrl, slide.filmUrl, failed) ?? { kind: 'silence', slide };
}

function targetOfMedia(
  audioUrl: string | undefined,
  filmUrl: string | undefined,
  failed: ReadonlySet<string>,
): PlaybackTarget | undefined {
  const url = audioUrl ?? filmUrl;
  if (url === undefined || failed.has(url)) return undefined;
  if (audioUrl === undefined) return { kind: 'video', url };
  const hasFilm = filmUrl !== undefined && !failed.has(filmUrl);
  return { kind: 'audio', url, ...(hasFilm ? { filmUrl } : {}) };
}

/** Returns whether the state has narration or a film with sound, once it plays. */
export function hasSound(
  state: PlayerState,
  slides: readonly PlayableSlide[],
  failed: ReadonlySet<string>,
): boolean {
  const { kind } = targetOf(state, slides, failed);
  return kind === 'audio' || kind === 'video';
}

/** Returns the URL of the target's film, muted or not. A speaker is drawn where there is one. */
export function filmOf(target: PlaybackTarget): string | undefined {
  if (target.kind === 'audio') return target.filmUrl;
  return target.kind === 'video' ? target.url : undefined;
}

/** Returns the URLs of the slide or answer, failed or not. */
export function mediaUrlsOf(state: PlayerState, slides: readonly PlayableSlide[]): readonly string[] {
  const slide = slides[state.index];
  const urls =
    state.name === 'Q_AND_A'
      ? [state.answer.audioUrl, state.answer.filmUrl]
      : [slide?.audioUrl, slide?.filmUrl];
  return urls.filter((url) => url !== undefined);
}

/** Returns whether the slide or the answer is to play, also in silence. An answer plays without Play. */
export const wantsPlayback = (state: PlayerState): boolean => isPlaying(state) || state.name === 'Q_AND_A';

/** Returns whether both states play the same slide or the same answer. Otherwise the medium is replaced. */
export function isSameMedium(a: PlayerState, b: PlayerState): boolean {
  if (a.name === 'Q_AND_A' && b.name === 'Q_AND_A') return a.answer === b.answer;
  return a.name !== 'Q_AND_A' && b.name !== 'Q_AND_A' && a.index === b.index;
}

/** Returns whether the same slide starts again: after Restart, after a second tap on it, or after the end. */
export const rewinds = (action: PlayerAction, state: PlayerState, before: PlayerState): boolean =>
  action.type === 'Restart' ||
  (action.type === 'GoTo' && action.index === state.index) ||
  (before.name === 'LAST_SLIDE_FINISHED' && state.name !== before.name);

/** A narration that could not be played: gone, broken, or neither audio nor video. */
export class NarrationFailedError extends Error {
  override readonly name = 'NarrationFailedError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${new URL(url).pathname} cannot be played as audio or video`, options);
  }
}

/** A speaker's film that could not be played; the narration continues without it. */
export class SpeakerFilmFailedError extends Error {
  override readonly name = 'SpeakerFilmFailedError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${new URL(url).pathname} cannot be shown as a speaker`, options);
  }
}

/**
 * The URLs that could not be played: a slide with such a narration runs in silence, such a speaker is not shown. A missing file cannot be
 * distinguished from a lost network, so each is tried again when its slide is shown again.
 */
export interface FailedMedia extends Readable<ReadonlySet<string>> {
  /** Adds a failed URL; returns true for its first failure, which is to be reported. */
  readonly add: (url: string) => boolean;
  /** Removes these URLs, so that they are tried again; without an argument, all of them. */
  readonly forget: (urls?: readonly (string | undefined)[]) => void;
}

/** Creates an empty set of failed URLs. `add` returns true once for each URL, even after `forget`. */
export function createFailedMedia(): FailedMedia {
  const { get, set, subscribe } = createWritable<ReadonlySet<string>>(new Set());
  const known = new Set<string>();
  return {
    get,
    subscribe,
    add(url) {
      const isFirst = !known.has(url);
      known.add(url);
      set(new Set([...get(), url]));
      return isFirst;
    },
    forget(urls) {
      const left = new Set(urls === undefined ? [] : [...get()].filter((url) => !urls.includes(url)));
      if (left.size < get().size) set(left);
    },
  };
}
