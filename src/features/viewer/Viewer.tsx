// Opens a presentation and shows what it is: slides to be played, or the steps of a party (experience 2.10).
// Knows no route and no deployment; both entries mount this very component.
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { indexAddress } from '../../contract/presentation/media-path';
import type {
  NarratedIndex,
  PartyIndex,
  PresentationIndex,
} from '../../contract/presentation/presentation-index';
import { useTexts } from '../../platform/i18n/i18n';
import { browserDeps } from './browser-deps';
import type { ReadingPositions } from '../../player/positions';
import { HomeLink } from './controls/HomeLink';
import { LoadingFailed } from './LoadingFailed';
import { useLoadedIndex, type LoadIndex } from './use-loaded-index';
import type { PlayerDeps } from '../../player/player';
import type { StoryView } from './slides/driver';
import { StoryPlayer } from './StoryPlayer';
import { languageOf } from '../../player/story-language';
import { playableSlides, playableSteps, type RefusedMediumError } from '../../player/playable-story';
import { worldOf, type Area, type World } from './themes/world-of';
import '../../ui/look/worlds.css';
import './themes/drawings.css';
import './viewer.css';

/** A part of its own: few presentations are a party, and none is a story. */
const PartySteps = lazy(() => import('./party/PartySteps').then((part) => ({ default: part.PartySteps })));

export interface ViewerProps {
  readonly presentationId: string;
  /** The page's own origin, against which the index lies. */
  readonly origin: string;
  readonly mediaOrigins: readonly string[];
  /** Must be stable: a new function loads again. */
  readonly loadIndex: LoadIndex;
  readonly autoplay: boolean;
  readonly blur: boolean;
  readonly hideRotatePrompt: boolean;
  /** What the app has to say of the presentation, above it, until it is sent away: words, and what may be done. */
  readonly notice?: ReactNode;
  readonly productLogo?: ReactNode;
  readonly onHome: () => void;
  /** Where the way home leads, for those who open it in a tab of its own. */
  readonly homeHref?: string;
  /** The rating dialog, shown while a person rates; the player's keys rest meanwhile. */
  readonly rate: (props: { presentationId: string; onClose: () => void }) => ReactNode;
  /** Whether that dialog opens by itself when the story is over; must be stable. */
  readonly ratesByItself?: (presentationId: string) => Promise<boolean>;
  /** A button of the app's own in the bar, such as the one that saves the story; Play still stands alone at first. */
  readonly extra?: ReactNode;
  /** Where the stories on this device are listed, for those who find that this one is not. */
  readonly savedHref?: string;
  readonly onPlayingChange?: (playing: boolean) => void;
  /** Called once, when something of the story or about it is painted. */
  readonly onFirstPaint?: () => void;
  readonly initialSlideIndex?: number;
  /** Remembers where the story was left; without it nothing is offered to continue. */
  readonly positions?: ReadingPositions;
  /** Overrides the world that the kind asks for. */
  readonly dress?: World;
  /** Where it was opened: the world of what has none by its kind. */
  readonly area?: Area;
  /** Called when the presentation cannot be had. */
  readonly onUnavailable?: () => void;
  /** Book or slides (decision 28); slides unless said otherwise. */
  readonly initialView?: StoryView;
  /** The reader chose the other one. */
  readonly onViewChange?: (view: StoryView) => void;
  /** The story's language where it is known; else its words tell. */
  readonly lang?: string | undefined;
  /** Stand-ins for tests. */
  readonly deps?: PlayerDeps;
}

export function Viewer(props: ViewerProps) {
  const { presentationId, loadIndex, onHome, homeHref = '#/', dress, area, onUnavailable } = props;
  const home = <HomeLink href={homeHref} onHome={onHome} />;
  const { t } = useTexts();
  const { loading, tryAgain } = useLoadedIndex(presentationId, loadIndex);
  const onFirstPaint = useOnce(props.onFirstPaint);
  useEffect(() => {
    if (loading.status !== 'failed') return;
    onFirstPaint();
    onUnavailable?.();
  }, [loading, onFirstPaint, onUnavailable]);
  const world = loading.status === 'loaded' ? (dress ?? worldOf(loading.index.kind, area)) : undefined;
  return (
    <main className="viewer" data-world={world}>
      {loading.status === 'loading' && (
        <div className="viewer-loading">
          {home}
          <output>{t('viewer.loading')}</output>
        </div>
      )}
      {loading.status === 'failed' && (
        <LoadingFailed
          error={loading.error}
          onHome={onHome}
          onTryAgain={tryAgain}
          savedHref={props.savedHref}
        />
      )}
      {loading.status === 'loaded' && (
        <Presentation
          key={presentationId}
          {...props}
          home={home}
          index={loading.index}
          onFirstPaint={onFirstPaint}
        />
      )}
    </main>
  );
}

interface PresentationProps extends ViewerProps {
  readonly index: PresentationIndex;
  readonly home: ReactNode;
  readonly onFirstPaint: () => void;
}

function Presentation(props: PresentationProps) {
  const { index } = props;
  return index.kind === 'DALLIC_PARTY' ? (
    <Party {...props} index={index} />
  ) : (
    <Story {...props} index={index} />
  );
}

type Of<Index extends PresentationIndex> = PresentationProps & { readonly index: Index };

function Party({ index, presentationId, origin, mediaOrigins, ...props }: Of<PartyIndex>) {
  const { deps = browserDeps } = props;
  const { steps, refused } = useMemo(
    () => playableSteps(index, indexAddress(origin, presentationId), mediaOrigins),
    [index, origin, presentationId, mediaOrigins],
  );
  useReportedOnce(refused, deps.report);
  const guessed = useMemo(
    () => languageOf(steps.map(({ description }) => ({ headline: '', text: description }))),
    [steps],
  );
  return (
    <Suspense>
      <PartySteps
        initialPrompt={index.initialPrompt}
        changePrompt={index.changePrompt}
        steps={steps}
        lang={props.lang ?? guessed}
        home={props.home}
        report={deps.report}
        onFirstPaint={props.onFirstPaint}
      />
    </Suspense>
  );
}

function Story({ index, origin, mediaOrigins, dress, area, ...props }: Of<NarratedIndex>) {
  const { presentationId, deps = browserDeps } = props;
  const { slides, refused } = useMemo(
    () => playableSlides(index, indexAddress(origin, presentationId), mediaOrigins),
    [index, origin, presentationId, mediaOrigins],
  );
  useReportedOnce(refused, deps.report);
  return (
    <StoryPlayer
      {...props}
      deps={deps}
      slides={slides}
      startIndex={props.initialSlideIndex ?? 0}
      initialView={props.initialView ?? 'slides'}
      world={dress ?? worldOf(index.kind, area) ?? 'narration'}
    />
  );
}

/** Each refused path is reported once, however often it is rendered. */
function useReportedOnce(refused: readonly RefusedMediumError[], report: PlayerDeps['report']): void {
  const reported = useRef(new Set<RefusedMediumError>());
  useEffect(() => {
    for (const error of refused) {
      if (!reported.current.has(error)) report(error, 'viewer: media path');
      reported.current.add(error);
    }
  }, [refused, report]);
}

/** A stable function that passes its first call on, to whatever `call` is by then. */
function useOnce(call: (() => void) | undefined): () => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  }, [call]);
  const called = useRef(false);
  return useCallback(() => {
    if (called.current) return;
    called.current = true;
    latest.current?.();
  }, []);
}
