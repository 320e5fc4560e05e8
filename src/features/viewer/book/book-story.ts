// What the parts of an open book share. Pages are handed to the engine once, so what changes reaches them by this context.
import { createContext, useContext } from 'react';
import type { Player } from '../../../player/player';
import type { Pictures } from '../slides/pictures';
import type { SlideRange } from './pages/printed-slides';
import type { PassagesAt } from './read-along/passages-of-slide';

export interface BookStory {
  readonly player: Player;
  readonly passagesAt: PassagesAt;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** The slide at which the book was opened: its picture is waited for. */
  readonly openedAt: number;
  readonly onPainted: () => void;
}

const BookStoryContext = createContext<BookStory | undefined>(undefined);
export const BookStoryProvider = BookStoryContext.Provider;

/** The slides that are printed by now: at first those that lie open, which are painted first. */
export const PrintedSlidesContext = createContext<SlideRange>({ from: 0, to: Infinity });

export function useBookStory(): BookStory {
  const story = useContext(BookStoryContext);
  if (story === undefined) throw new Error('This part belongs into a book');
  return story;
}
