// Provides the contexts of an open book. The engine gets its pages once, so later changes reach them through these contexts.
import { createContext, useContext } from 'react';
import type { Player } from '../../../player/player';
import type { Pictures } from '../pictures/use-pictures';
import type { SlideRange } from './pages/rendered-slides';
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
