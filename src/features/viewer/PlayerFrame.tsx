// The player's root element: its name, its state as attributes, swipes and taps on slides, and the two media elements.
import { memo, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { StoryView } from '../../contract/presentation/story-address';
import type { Player, PlayerDeps } from '../../player/player';
import { isFirst } from '../../player/state/player-state';
import {
  tapPages,
  turnPlayer,
  useAttributeState,
  useBuffering,
  useFocusOnOpening,
} from './shared/use-player';
import { useSwipe } from './shared/use-swipe';
import type { ViewerDeps } from './shared/viewer-browser-deps';
import { useIsRightToLeft } from './text/story-text';

interface PlayerFrameProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly player: Player;
  readonly title: string;
  readonly view: StoryView;
  readonly painted: boolean;
  readonly deps: Pick<ViewerDeps, 'isZoomed' | 'isUpright'>;
  readonly onPicture: (url: string) => void;
  readonly children: ReactNode;
}

/** Returns whether a gesture begins on a slide, by touch or pen: a mouse selects text there. A book handles its gestures itself. */
const beginsOnSlide = ({ target, pointerType }: PointerEvent): boolean =>
  pointerType !== 'mouse' &&
  target instanceof Element &&
  target.closest('.viewer-stage, .viewer-background') !== null;

/** The player's root element, with its accessible name, state and position as attributes (spec screens §9). */
export function PlayerFrame({
  root,
  player,
  title,
  view,
  painted,
  deps,
  onPicture,
  children,
}: PlayerFrameProps) {
  const buffering = useBuffering(player);
  const state = useAttributeState(player, view);
  const isFromRight = useIsRightToLeft();
  const swipe = useSwipe(
    (steps) => turnPlayer(player, (steps === 1) === isFromRight ? 'previous' : 'next'),
    deps.isZoomed,
    beginsOnSlide,
    ({ target, clientX: x }) => tapPages({ target, x }, { player, isRightToLeft: isFromRight, onPicture }),
  );
  useFocusOnOpening(root);
  return (
    <section
      ref={root}
      tabIndex={-1}
      className="viewer-player"
      aria-label={title}
      data-player-state={state.name}
      data-slide-index={state.index}
      data-view={view}
      data-direction={isFromRight ? 'rtl' : undefined}
      data-first={isFirst(state) || undefined}
      data-painted={painted || undefined}
      data-buffering={buffering || undefined}
      {...swipe}
    >
      {children}
    </section>
  );
}

/** Puts the page's two media elements into the document while the player is mounted. */
export const MediaHost = memo(function MediaHost({
  elements,
}: {
  readonly elements: PlayerDeps['elements'];
}) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const placed = Object.values(elements()).filter((element) => element instanceof HTMLElement);
    host.current?.append(...placed);
    return () => {
      for (const element of placed) element.remove();
    };
  }, [elements]);
  return <div ref={host} className="viewer-media" aria-hidden="true" />;
});
