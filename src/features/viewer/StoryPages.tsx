// Shows the story as slides or as a book, and the panel at its end.
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Readable } from '../../base/readable';
import type { Command, Flash } from './controls/use-commands';
import type { useViewChoice, ViewChoice } from './controls/use-view-choice';
import { followSlides, type Player } from '../../player/player';
import type { ViewerDeps } from './shared/viewer-browser-deps';
import type { StoryViewProps } from './shared/use-player';
import { usePictures, type Pictures } from './shared/Picture';
import { isDone, isPlaying, isStoryOver, type PlayerState } from '../../player/state/player-state';
import type { World } from './worlds/world-of';
import type { ViewerSlots } from './viewer-props';
import { Button } from '../../ui/Button';
import { useTexts } from '../../platform/i18n/i18n';
import { CommandButton } from './controls/Controls';
import { IconFrame } from '../../ui/Icon';
import { lazyPart } from '../../ui/lazy-part';
import { report } from '../../platform/browser/report';
import { PlayerButton, PlayerIcon } from '../../ui/PlayerButton';
// Here, so that the slides request no style sheet of their own.
import './slides/stage.css';

interface StoryPagesProps extends Pick<StoryViewProps, 'lang' | 'deps' | 'onPictureReady'> {
  readonly blur: boolean;
  readonly player: Player;
  readonly state: PlayerState;
  readonly viewChoice: ViewChoice;
  /** Whether the cover has been painted, or has been waited for long enough. */
  readonly painted: boolean;
  readonly views: ReturnType<typeof useViewChoice>['views'];
  /** What surrounds the book. */
  readonly world: World;
  readonly flash: Flash;
  readonly onCommand: (command: Command) => void;
  readonly onPicture: (url: string) => void;
  readonly onHome: () => void;
  readonly onRate: (() => void) | undefined;
  readonly renderEndPanel: ViewerSlots['renderEndPanel'];
  readonly readNext: ReactNode;
}

export function StoryPages({ viewChoice, views, world, onPicture, ...props }: StoryPagesProps) {
  const { player, state, lang, blur, deps, painted, onPictureReady } = props;
  const pictures = usePicturesOf(player, deps);
  const endPanel = isDone(state) ? <StoryEndPanel {...props} world={world} /> : null;
  const viewProps = { player, lang, pictures, deps, onPictureReady, endPanel };
  const { view, linear, onLinear, pageSound } = viewChoice;
  const { BookView, SlidesView } = views;
  if (view === 'slides') return SlidesView && <SlidesView {...viewProps} blur={blur} painted={painted} />;
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
const TheEnd = lazyPart(
  () => import('./TheEnd').then((part) => part.TheEnd),
  (error) => report(error, 'viewer: the end'),
);

type EndPanelProps = Pick<
  StoryPagesProps,
  'player' | 'state' | 'world' | 'flash' | 'onCommand' | 'onHome' | 'onRate' | 'readNext'
>;

function StoryEndPanel({
  renderEndPanel,
  ...props
}: EndPanelProps & Pick<StoryPagesProps, 'renderEndPanel'>) {
  const { onCommand, onRate } = props;
  if (renderEndPanel && onRate) return renderEndPanel({ onReplay: () => onCommand('HearAgain'), onRate });
  return <EndPanel {...props} />;
}

/** What can be done when the story is over, and while an answer plays (spec screens §4, §9). */
function EndPanel({ player, state, world, flash, onCommand, onHome, onRate, readNext }: EndPanelProps) {
  const { t } = useTexts();
  const isOver = isStoryOver(state);
  return (
    <div className="viewer-end-panel" data-over={isOver || undefined}>
      {isOver && <TheEnd world={world} closing={player.slides.at(-1)?.headline ?? ''} />}
      <div className="viewer-end-buttons">
        <Button primary onClick={() => onCommand('HearAgain')}>
          <PlayerIcon name="restart" />
          {t('viewer.hearAgain')}
        </Button>
        <Button onClick={onHome}>
          <IconFrame>
            <path d="M4.5 4h2.4a1 1 0 0 1 1 1v12.5H3.5V5a1 1 0 0 1 1-1Zm5.7 2.5h2.4a1 1 0 0 1 1 1v10H9.2v-10a1 1 0 0 1 1-1Zm4.8.6 2.3-.8a1 1 0 0 1 1.3.6l3 9.3-4.1 1.4-3.1-9.2a1 1 0 0 1 .6-1.3ZM2.8 19h18.4a1 1 0 0 1 0 2.2H2.8a1 1 0 0 1 0-2.2Z" />
          </IconFrame>
          {t('viewer.back')}
        </Button>
      </div>
      {isOver && readNext}
      <div className="viewer-end-icons">
        <CommandButton
          icon="restart"
          label={t('viewer.restart')}
          command="Restart"
          onCommand={onCommand}
          flash={flash}
        />
        <PlayerButton icon="home" label={t('viewer.home')} onClick={onHome} flashes={false} />
        {onRate && <PlayerButton icon="star" label={t('viewer.rate')} onClick={onRate} flashes={false} />}
      </div>
    </div>
  );
}
