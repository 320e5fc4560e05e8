// Determines what to play in a state: narration, a speaker video, or silence for reading. Pure.
import * as limits from '../../contract/limits';
import type { PlayableSlide } from '../playable-story';
import { isPlaying, type AnswerMedia, type PlayerAction, type PlayerState } from '../state/player-state';

export type PlaybackTarget =
  /** Narration, with a muted speaker video beside it where the slide has one. */
  | { readonly kind: 'audio'; readonly url: string; readonly speakerUrl?: string }
  /** A speaker video without narration is played with its own sound. */
  | { readonly kind: 'video'; readonly url: string }
  /** Without sound the slide is held for its reading time (spec player §4). */
  | { readonly kind: 'silence'; readonly milliseconds: number }
  /** An answer that is neither audio nor video. */
  | { readonly kind: 'nothing' };

/** An answer that names neither audio nor video (spec player §4). */
export class NotPlayableError extends Error {
  override readonly name = 'NotPlayableError';
  constructor() {
    super('The playback target is neither audio nor video');
  }
}

/** Returns how long a slide without sound is held, in milliseconds: max(4 s, 0.4 s per word) (spec player §4). */
export function readingTime({ headline, text }: Pick<PlayableSlide, 'headline' | 'text'>): number {
  const words = `${headline} ${text}`.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(limits.reading.least, words * limits.reading.perWord);
}

/** Returns the target of a state. `failed` are URLs that could not be played; they give silence, or no speaker. */
export function targetOf(
  state: PlayerState,
  slides: readonly PlayableSlide[],
  failed: ReadonlySet<string>,
): PlaybackTarget {
  if (state.name === 'Q_AND_A') return targetOfAnswer(state.answer);
  const slide = slides[state.index];
  if (slide === undefined) return { kind: 'nothing' };
  const { audioUrl, speakerVideoUrl } = slide;
  const wanted = audioUrl ?? speakerVideoUrl;
  if (wanted === undefined || failed.has(wanted))
    return { kind: 'silence', milliseconds: readingTime(slide) };
  if (audioUrl === undefined) return { kind: 'video', url: wanted };
  const hasSpeaker = speakerVideoUrl !== undefined && !failed.has(speakerVideoUrl);
  return { kind: 'audio', url: audioUrl, ...(hasSpeaker ? { speakerUrl: speakerVideoUrl } : {}) };
}

/** Returns whether the state has narration or a speaker video with sound, once it plays. */
export function hasSound(
  state: PlayerState,
  slides: readonly PlayableSlide[],
  failed: ReadonlySet<string>,
): boolean {
  const { kind } = targetOf(state, slides, failed);
  return kind === 'audio' || kind === 'video';
}

function targetOfAnswer({ audioUrl, videoUrl }: AnswerMedia): PlaybackTarget {
  if (audioUrl !== undefined)
    return { kind: 'audio', url: audioUrl, ...(videoUrl ? { speakerUrl: videoUrl } : {}) };
  return videoUrl === undefined ? { kind: 'nothing' } : { kind: 'video', url: videoUrl };
}

/** Returns whether sound is to play. An answer plays without Play. */
export const wantsSound = (state: PlayerState): boolean => isPlaying(state) || state.name === 'Q_AND_A';

/** Returns the slide's index or the answer; the medium is replaced when it changes. */
export const mediaKeyOf = (state: PlayerState): unknown =>
  state.name === 'Q_AND_A' ? state.answer : state.index;

/** Returns whether the same slide starts again: after Restart, after a second tap on it, or after the end. */
export const rewinds = (action: PlayerAction, state: PlayerState, before: PlayerState): boolean =>
  action.type === 'Restart' ||
  (action.type === 'GoTo' && action.index === state.index) ||
  (before.name === 'LAST_SLIDE_FINISHED' && state.name !== before.name);
