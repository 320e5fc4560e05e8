// Holds how the story is read: as slides or as a book, whose chunk it loads, and the book's options.
import { useEffect, useMemo, useState, useCallback } from 'react';
import type { Player } from '../../../player/player';
import type { StoryView } from '../../../contract/presentation/story-address';
import { loadBook, loadedBook } from '../book/load-book';
import type { PageSound } from '../shared/page-sound';
import type { ViewerDeps } from '../shared/viewer-browser-deps';

/** How the user has chosen to read the story. */
export interface ViewChoice {
  readonly view: StoryView;
  readonly onView: (view: StoryView) => void;
  /** The text in one column instead of pages. */
  readonly linear: boolean;
  readonly onLinear: (linear: boolean) => void;
  readonly pausesAfterPage: boolean;
  readonly onPausesAfterPage: (pauses: boolean) => void;
  readonly pageSound: PageSound;
}

/** Returns the view choice and, once its chunk is loaded, the book's component. */
export function useViewChoice(
  player: Player,
  initialView: StoryView | undefined,
  onViewChange: ((view: StoryView) => void) | undefined,
  deps: Pick<ViewerDeps, 'report' | 'createPageSound'>,
) {
  const { view, choose, BookView } = useView(initialView ?? 'slides', onViewChange, deps.report);
  const [linear, setLinear] = useState(false);
  const [pausesAfterPage, setPausesAfterPage] = useState(false);
  const [pageSound] = useState(deps.createPageSound);
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
      pageSound,
    }),
    [view, choose, linear, pausesAfterPage, pageSound],
  );
  return { viewChoice, BookView };
}

/** Shows the slides again if the book's chunk cannot be loaded. */
function useView(
  initial: StoryView,
  onChange: ((view: StoryView) => void) | undefined,
  report: (error: unknown, where: string) => void,
) {
  const [view, setView] = useState(initial);
  const [book, setBook] = useState(loadedBook);
  useEffect(() => {
    if (view !== 'book' || book !== undefined) return undefined;
    let left = false;
    loadBook().then(
      (module) => {
        if (!left) setBook(module);
      },
      (error: unknown) => {
        if (left) return;
        report(error, 'viewer: book');
        setView('slides');
      },
    );
    return () => {
      left = true;
    };
  }, [view, book, report]);
  const choose = useCallback(
    (chosen: StoryView) => {
      setView(chosen);
      onChange?.(chosen);
    },
    [onChange],
  );
  return { view, choose, BookView: book?.BookView };
}
