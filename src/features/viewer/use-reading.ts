// How the story is read just now: which driver, and the book's own options.
import { useEffect, useMemo, useState } from 'react';
import type { Reading } from './controls/ReadingButtons';
import type { Player } from '../../player/player';
import type { StoryView } from './slides/driver';
import { useView } from './use-view';

interface ReadingOptions {
  readonly initialView: StoryView;
  readonly onViewChange?: (view: StoryView) => void;
  readonly report: (error: unknown, where: string) => void;
}

/** With the book's part, once it is fetched. */
export function useReading(player: Player, { initialView, onViewChange, report }: ReadingOptions) {
  const { view, choose, BookView } = useView(initialView, onViewChange, report);
  const [linear, setLinear] = useState(false);
  const [pausesAfterPage, setPausesAfterPage] = useState(false);
  // Slides have no button for it, so they do not pause.
  useEffect(
    () => player.setPausesAfterPage(pausesAfterPage && view === 'book'),
    [player, pausesAfterPage, view],
  );
  const reading = useMemo(
    (): Reading => ({
      view,
      onView: choose,
      linear,
      onLinear: setLinear,
      pausesAfterPage,
      onPausesAfterPage: setPausesAfterPage,
    }),
    [view, choose, linear, pausesAfterPage],
  );
  return { reading, BookView };
}
