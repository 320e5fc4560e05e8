// Follows the narration in the text of the book (spec book §5): marks the spoken sentence, and plays from a tapped one.
import { memo } from 'react';
import { canBeSeconds, cueIndexAt } from '../../../player/narration/cues';
import type { Player } from '../../../player/player';
import { isDone, type PlayerState, isPlaying } from '../../../player/state/player-state';
import { useBookStory, type BookStory } from './book-story';
import type { PlacedPassage } from '../text/passages-of-slide';
import { Subtitles } from '../text/Subtitles';
import { useReadable } from '../../../ui/use-readable';

/** Returns the index of the spoken sentence in the slide's cues; undefined for another slide or while none is spoken. */
export function useSpoken({ displayed, slides }: Player, index: number): number | undefined {
  const isCurrent = useReadable(displayed.state, (state) => state.index === index && !isDone(state));
  return useReadable(displayed.mediaTime, (time) => {
    const cue = isCurrent ? cueIndexAt(slides[index]?.cues ?? [], time) : -1;
    return cue < 0 ? undefined : cue;
  });
}

interface PassagesProps {
  readonly index: number;
  readonly passages: readonly PlacedPassage[];
}

/** Renders text with the spoken sentence marked, without rendering the book around it. */
export const Passages = memo(function Passages({ index, passages }: PassagesProps) {
  const { player, lang } = useBookStory();
  const spoken = useSpoken(player, index);
  return (
    <span lang={lang}>
      {passages.map(({ text, cue, from }) =>
        cue === undefined ? (
          text
        ) : (
          <span
            key={from}
            className="book-sentence"
            data-slide={index}
            data-cue={cue}
            data-spoken={cue === spoken || undefined}
          >
            {text}
          </span>
        ),
      )}
    </span>
  );
});

interface BookSubtitlesProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly story: BookStory;
}

/** Shows a subtitle for a spoken sentence that is not in the text; the others are marked there. */
export function BookSubtitles({ player, state, story }: BookSubtitlesProps) {
  const spoken = useSpoken(player, state.index);
  if (!state.subtitles || isDone(state) || spoken === undefined) return null;
  if (story.passagesAt(state.index)?.found.has(spoken) === true) return null;
  const cues = player.slides[state.index]?.cues ?? [];
  return <Subtitles cues={cues} mediaTime={player.displayed.mediaTime} lang={story.lang} />;
}

/**
 * Plays from the start of a tapped cue, or from the start of the slide where the times of its cues cannot be seconds. Does nothing when
 * there is no such slide or cue.
 */
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
