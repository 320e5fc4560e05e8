// Shows the story as slides or as a book, and the panel at its end.
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Readable } from '../../base/readable';
import type { EndPanelProps } from './EndPanel';
import type { useViewChoice, ViewChoice } from './controls/use-view-choice';
import { followSlides, type Player } from '../../player/player';
import type { ViewerDeps } from './shared/viewer-browser-deps';
import type { StoryViewProps } from './shared/use-player';
import { usePictures, type Pictures } from './shared/Picture';
import { isDone, isPlaying } from '../../player/state/player-state';
import { lazyPart } from '../../ui/lazy-part';
import { report } from '../../platform/browser/report';
// Here, so that the slides request no style sheet of their own.
import './slides/stage.css';

interface StoryPagesProps extends Pick<StoryViewProps, 'lang' | 'deps' | 'onPictureReady'>, EndPanelProps {
  readonly blur: boolean;
  readonly viewChoice: ViewChoice;
  /** Whether the cover has been painted, or has been waited for long enough. */
  readonly painted: boolean;
  readonly views: ReturnType<typeof useViewChoice>['views'];
  readonly onPicture: (url: string) => void;
  /** What rates the story. */
  readonly rating: ReactNode;
}

export function StoryPages({ viewChoice, views, world, onPicture, rating, ...props }: StoryPagesProps) {
  const { player, state, lang, blur, deps, painted, onPictureReady } = props;
  const pictures = usePicturesOf(player, deps);
  const endPanel = isDone(state) ? <EndPanel {...props} world={world} /> : null;
  const viewProps = { player, lang, pictures, deps, onPictureReady, endPanel, rating };
  const { view, linear, onLinear, pageSound } = viewChoice;
  const { BookView, SlidesView } = views;
  if (view === 'slides')
    return SlidesView && <SlidesView {...viewProps} world={world} blur={blur} painted={painted} />;
  if (BookView === undefined) return null;
  return (
    <BookView
      {...viewProps}
      {...{ state, world, linear, onPicture, pageSound }}
      onLinear={() => onLinear(true)}
    />
  );
}

/** Requests a failed picture again by the player's state, not the displayed one, which misses a slide that is left at once. */
function usePicturesOf({ slides, store }: Player, deps: ViewerDeps): Pictures {
  const { reducedMotion } = deps;
  const mayMove = useMemo(
    (): Readable<boolean> => ({
      get: () => isPlaying(store.get()) && !reducedMotion.get(),
      subscribe(listener) {
        const stops = [store.subscribe(listener), reducedMotion.subscribe(listener)];
        return () => stops.forEach((stop) => stop());
      },
    }),
    [store, reducedMotion],
  );
  const pictures = usePictures(deps, mayMove);
  const { tryAgain } = pictures;
  useEffect(
    () => followSlides(store, () => tryAgain(slides[store.get().index]?.pictureUrl)),
    [slides, store, tryAgain],
  );
  return pictures;
}

/** Loaded once the story is painted. */
const EndPanel = lazyPart(
  () => import('./EndPanel').then((part) => part.EndPanel),
  (error) => report(error, 'viewer: the end'),
);
