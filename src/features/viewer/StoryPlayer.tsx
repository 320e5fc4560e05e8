// The story player: one player, shown by one of two drivers (slides or book), and its controls. Knows no address and no service.
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Announcement } from './Announcement';
import { GoodNight } from './bedtime/GoodNight';
import type { ReadingPositions } from '../../player/positions';
import { Above } from './controls/Above';
import { StoryBar } from './controls/StoryBar';
import { useRating } from './controls/use-rating';
import { useCommands } from './controls/use-commands';
import { MediaHost } from './MediaHost';
import type { Player, PlayerDeps } from '../../player/player';
import { StoryPages } from './StoryPages';
import { useReading } from './use-reading';
import type { StoryView } from './slides/driver';
import { isDone, isFirst, isPlaying, type PlayerState } from '../../player/state/player-state';
import type { PlayableSlide } from '../../player/playable-story';
import { languageOf } from '../../player/story-language';
import {
  useBuffering,
  useFirstPaint,
  useFocusOnOpening,
  useNowPlaying,
  useOutwardState,
  usePlayer,
  usePlaying,
} from './use-player';
import type { World } from './themes/world-of';

export interface StoryPlayerProps {
  readonly presentationId: string;
  readonly slides: readonly PlayableSlide[];
  readonly startIndex: number;
  readonly autoplay: boolean;
  readonly blur: boolean;
  readonly hideRotatePrompt: boolean;
  /** What the app has to say of the story, above it. */
  readonly notice?: ReactNode;
  readonly productLogo?: ReactNode;
  readonly initialView: StoryView;
  readonly onViewChange?: (view: StoryView) => void;
  /** What surrounds the book. */
  readonly world: World;
  /** The story's language where it is known; else its words tell. */
  readonly lang?: string | undefined;
  readonly positions?: ReadingPositions;
  readonly deps: PlayerDeps;
  /** The way out, as a link. */
  readonly home: ReactNode;
  /** A button of the app's own. */
  readonly extra?: ReactNode;
  readonly onHome: () => void;
  readonly onPlayingChange?: (playing: boolean) => void;
  readonly onFirstPaint: () => void;
  readonly rate: (props: { presentationId: string; onClose: () => void }) => ReactNode;
  readonly ratesByItself?: (presentationId: string) => Promise<boolean>;
}

export function StoryPlayer(props: StoryPlayerProps) {
  const { slides, deps, presentationId } = props;
  const root = useRef<HTMLElement>(null);
  const { player, state } = usePlayer(slides, props, deps);
  const rating = useRating(player, isDone(state), presentationId, props.ratesByItself);
  const { command: onCommand, flash } = useCommands(root, player, deps.clock, !rating.isOpen);
  const { reading, BookView } = useReading(player, { ...props, report: deps.report });
  const [painted, onPainted] = useFirstPaint(player, deps.clock, props.onFirstPaint);
  const lang = useLanguage(slides, props.lang);
  usePlaying(isPlaying(state), props.onPlayingChange);
  const common = { player, state, reading, flash, onCommand, painted };
  return (
    <Frame root={root} view={reading.view} {...common}>
      <Above notice={props.notice} hideRotatePrompt={props.hideRotatePrompt} reading={reading} />
      {props.productLogo !== undefined && <div className="viewer-logo">{props.productLogo}</div>}
      <StoryPages
        {...common}
        BookView={BookView}
        world={props.world}
        lang={lang}
        blur={props.blur}
        report={deps.report}
        onPainted={onPainted}
        onHome={props.onHome}
        onRate={rating.open}
      />
      <StoryBar
        {...common}
        presentationId={presentationId}
        root={root}
        home={props.home}
        extra={props.extra}
        positions={props.positions}
      />
      <Announcement player={player} state={state} lang={lang} />
      <GoodNight sleepTimer={player.sleepTimer} />
      <MediaHost elements={deps.elements} />
      {rating.isOpen && props.rate({ presentationId, onClose: rating.close })}
    </Frame>
  );
}

function useLanguage(slides: readonly PlayableSlide[], known: string | undefined): string | undefined {
  const guessed = useMemo(() => languageOf(slides), [slides]);
  return known ?? guessed;
}

interface FrameProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly player: Player;
  readonly state: PlayerState;
  readonly view: StoryView;
  readonly painted: boolean;
  readonly children: ReactNode;
}

/** What the player is to those who look at it from outside: its name, its state, its place (decision 41). */
function Frame({ root, player, view, painted, children }: FrameProps) {
  const { t } = useTexts();
  const title = player.slides[0]?.headline.trim() || t('viewer.story');
  const buffering = useBuffering(player);
  const state = useOutwardState(player, view);
  useFocusOnOpening(root);
  useNowPlaying(player, title);
  return (
    <section
      ref={root}
      tabIndex={-1}
      className="viewer-player"
      aria-label={title}
      data-player-state={state.name}
      data-slide-index={state.index}
      data-view={view}
      data-first={isFirst(state) || undefined}
      data-painted={painted || undefined}
      data-buffering={buffering || undefined}
    >
      {children}
    </section>
  );
}
