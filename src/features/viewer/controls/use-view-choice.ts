// Holds how the story is read: as slides or as a book, and the book's options.
import { useEffect, useMemo, useState } from 'react';
import type { Player } from '../../../player/player';
import type { StoryView } from '../../../contract/presentation/story-address';
import { useView } from './use-view';

/** How the user has chosen to read the story. */
export interface ViewChoice {
  readonly view: StoryView;
  readonly onView: (view: StoryView) => void;
  /** The text in one column instead of pages. */
  readonly linear: boolean;
  readonly onLinear: (linear: boolean) => void;
  readonly pausesAfterPage: boolean;
  readonly onPausesAfterPage: (pauses: boolean) => void;
}

/** Returns the view choice and, once its chunk is loaded, the book's component. */
export function useViewChoice(
  player: Player,
  initialView: StoryView | undefined,
  onViewChange: ((view: StoryView) => void) | undefined,
  report: (error: unknown, where: string) => void,
) {
  const { view, choose, BookView } = useView(initialView ?? 'slides', onViewChange, report);
  const [linear, setLinear] = useState(false);
  const [pausesAfterPage, setPausesAfterPage] = useState(false);
  // The slides have no button for this option, so it does not apply to them.
  useEffect(
    () => player.setPausesAfterPage(pausesAfterPage && view === 'book'),
    [player, pausesAfterPage, view],
  );
  const viewChoice = useMemo(
    (): ViewChoice => ({
      view,
      onView: choose,
      linear,
      onLinear: setLinear,
      pausesAfterPage,
      onPausesAfterPage: setPausesAfterPage,
    }),
    [view, choose, linear, pausesAfterPage],
  );
  return { viewChoice, BookView };
}
