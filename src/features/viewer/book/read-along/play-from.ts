// A tapped sentence is told from its beginning (issue of the book; GoTo as in decision 21). Knows the player, no page.
import type { Player } from '../../../../player/player';
import { isPlaying } from '../../../../player/state/player-state';

/** Plays from a cue of a slide. What is unknown changes nothing. */
export function playFrom({ slides, store, seek }: Player, index: number, cue: number): void {
  const start = slides[index]?.cues[cue]?.start;
  if (start === undefined) return;
  if (store.get().index !== index || !isPlaying(store.get())) store.dispatch({ type: 'GoTo', index });
  seek(start);
  if (!isPlaying(store.get())) store.dispatch({ type: 'Play' });
}

/** The sentence that an element belongs to, if it does. */
export function sentenceOf(target: EventTarget | null): { index: number; cue: number } | undefined {
  if (!(target instanceof Element)) return undefined;
  const sentence = target.closest<HTMLElement>('[data-cue]');
  if (sentence === null) return undefined;
  return { index: Number(sentence.dataset['slide']), cue: Number(sentence.dataset['cue']) };
}
