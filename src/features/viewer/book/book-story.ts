// Provides the contexts of an open book: its story, and which slides are rendered on their pages. The engine gets its pages once, so
// later changes reach them through these contexts.
import { createContext, useContext } from 'react';
import type { Player } from '../../../player/player';
import type { Pictures } from '../pictures/use-pictures';
import type { PassagesAt } from '../text/passages-of-slide';

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
