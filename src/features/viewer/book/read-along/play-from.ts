// Plays from the beginning of a tapped sentence (spec book §5; GoTo: spec player §2).
import { canBeSeconds } from '../../../../contract/presentation/transcription';
import type { Player } from '../../../../player/player';
import { isPlaying } from '../../../../player/state/player-state';

/** Plays from the start of a cue, or from that of the slide where it cannot be seconds. Does nothing when there is no such slide or cue. */
export function playFrom({ slides, store, mediaTime, seek }: Player, index: number, cue: number): void {
  const cues = slides[index]?.cues ?? [];
  const start = cues[cue]?.start;
  if (start === undefined) return;
  const isInTime = store.get().index !== index || canBeSeconds(cues, mediaTime.get().duration);
  if (store.get().index !== index || !isPlaying(store.get())) store.dispatch({ type: 'GoTo', index });
  seek(isInTime ? start : 0);
  if (!isPlaying(store.get())) store.dispatch({ type: 'Play' });
}

/** Returns the sentence that an element belongs to, or undefined. */
export function sentenceOf(target: EventTarget | null): { index: number; cue: number } | undefined {
  if (!(target instanceof Element)) return undefined;
  const sentence = target.closest<HTMLElement>('[data-cue]');
  if (sentence === null) return undefined;
  return { index: Number(sentence.dataset['slide']), cue: Number(sentence.dataset['cue']) };
}
