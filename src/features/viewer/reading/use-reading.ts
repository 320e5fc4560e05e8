// How the story is read just now: which driver, and the book's own options.
import { useEffect, useMemo, useState } from 'react';
import type { Reading } from '../controls/ReadingButtons';
import type { Player } from '../player';
import type { StoryView } from '../stage/driver';

interface Shown {
  readonly view: StoryView;
  readonly choose: (view: StoryView) => void;
}

export function useReading(player: Player, { view, choose }: Shown): Reading {
  const [linear, setLinear] = useState(false);
  const [pausesAfterPage, setPausesAfterPage] = useState(false);
  // Slides have no button for it, so they do not pause.
  useEffect(
    () => player.setPausesAfterPage(pausesAfterPage && view === 'book'),
    [player, pausesAfterPage, view],
  );
  return useMemo(
    () => ({
      view,
      onView: choose,
      linear,
      onLinear: setLinear,
      pausesAfterPage,
      onPausesAfterPage: setPausesAfterPage,
    }),
    [view, choose, linear, pausesAfterPage],
  );
}
