// Provides the contexts of an open book: its story, and which slides are rendered on their pages. The engine gets its pages once, so
// later changes reach them through these contexts.
import { createContext, memo, useContext } from 'react';
import type { Player } from '../../../player/player';
import { canBeSeconds, cueIndexAt } from '../../../player/narration/cues';
import { isDone, isPlaying, type PlayerState } from '../../../player/state/player-state';
import { useReadable } from '../../../ui/use-readable';
import type { Pictures } from '../shared/Picture';
import type { PassagesAt, PlacedPassage } from '../text/passages-of-slide';
import { Subtitles } from '../text/story-text';

export interface BookStory {
  readonly player: Player;
  readonly passagesAt: PassagesAt;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** The slide at which the book was opened; the first paint waits for its picture. */
  readonly openedAt: number;
  readonly onPictureReady: () => void;
}

const BookStoryContext = createContext<BookStory | undefined>(undefined);
export const BookStoryProvider = BookStoryContext.Provider;

/** The range of slides whose pages are rendered; at first only the open ones. */
export const RenderedSlidesContext = createContext<SlideRange>({ from: 0, to: Infinity });

/** Returns the story of the surrounding book. Throws when there is no book around the component. */
export function useBookStory(): BookStory {
  const story = useContext(BookStoryContext);
  if (story === undefined) throw new Error('This part belongs into a book');
  return story;
}

/**
 * A range of slides, both ends included. The engine has all pages, but a book of hundreds has text and pictures only on those near the
 * current one.
 */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
}

/** A book of at most this many slides is rendered completely. */
const maxRenderedWhole = 100;
/**
 * At least this many slides are rendered before and after the current one, more than turn while one page still moves. All
 * of them are rendered and fitted anew after a jump, so it takes as long as there are slides in the range.
 */
const near = 8;
/** The number of slides by which the rendered range moves. */
const step = 4;

/** Returns the slide around which the book is rendered when `index` is shown; it changes only every `step` slides. */
export function renderedAround(index: number, slideCount: number): number {
  return slideCount <= maxRenderedWhole ? 0 : Math.round(index / step) * step;
}

/** Returns the rendered range around `around`, which is a result of `renderedAround`. */
export function renderedSlides(around: number, slideCount: number): SlideRange {
  if (slideCount <= maxRenderedWhole) return { from: 0, to: slideCount - 1 };
  return { from: Math.max(0, around - near - step), to: Math.min(slideCount - 1, around + near + step) };
}

// Follows the narration in the text of the book (spec book §5): marks the spoken sentence, and plays from a tapped one.

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
