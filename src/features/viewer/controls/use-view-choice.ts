// Holds how the story is read: as slides or as a book, whose code it loads, and the book's options.
import { useEffect, useMemo, useState, useCallback } from 'react';
import type { Player } from '../../../player/player';
import type { StoryView } from '../../../contract/presentation/story-address';
import { viewCode } from './late-code';
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

/** Returns the view choice and the components of the views that are loaded. */
export function useViewChoice(
  player: Player,
  initialView: StoryView | undefined,
  onViewChange: ((view: StoryView) => void) | undefined,
  deps: Pick<ViewerDeps, 'report' | 'createPageSound'>,
) {
  const { view, choose, views } = useView(initialView ?? 'slides', onViewChange, deps.report);
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
  return { viewChoice, views };
}

/** The components of the views that are loaded. */
const loadedViews = () => ({
  BookView: viewCode.book.loaded()?.BookView,
  SlidesView: viewCode.slides.loaded()?.SlidesView,
});

/** Shows the other view if the code of one cannot be loaded; where both are missing, the error boundary says so. */
function useView(
  initial: StoryView,
  onChange: ((view: StoryView) => void) | undefined,
  report: (error: unknown, where: string) => void,
) {
  const [view, setView] = useState(initial);
  const [views, setViews] = useState(loadedViews);
  const isLoaded = (view === 'book' ? views.BookView : views.SlidesView) !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    let left = false;
    viewCode[view].load().then(
      () => {
        if (!left) setViews(loadedViews);
      },
      (error: unknown) => {
        if (left) return;
        report(error, `viewer: ${view}`);
        if (view === 'book') setView('slides');
        else if (viewCode.book.loaded()) setView('book');
        else
          setViews(() => {
            throw error;
          });
      },
    );
    return () => {
      left = true;
    };
  }, [view, isLoaded, report]);
  const choose = useCallback(
    (chosen: StoryView) => {
      setView(chosen);
      onChange?.(chosen);
    },
    [onChange],
  );
  return { view, choose, views };
}
