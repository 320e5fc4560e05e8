// Loads a presentation and shows it: slides to play, or the steps of a party (experience 2.10). Both entry pages mount this
// component; it does not depend on the route or the deployment.
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

/** A separate chunk, since few presentations are parties. */
const PartySteps = lazy(() => import('./party/PartySteps').then((part) => ({ default: part.PartySteps })));

export interface ViewerProps {
  readonly presentationId: string;
  /** The page's origin; the index URL is relative to it. */
  readonly origin: string;
  readonly mediaOrigins: readonly string[];
  /** Must be stable: a new function loads again. */
  readonly loadIndex: LoadIndex;
  readonly autoplay: boolean;
  readonly blur: boolean;
  readonly hideRotatePrompt: boolean;
  /** A message of the app with its buttons, shown above the presentation until it is dismissed. */
  readonly notice?: ReactNode;
  readonly productLogo?: ReactNode;
  readonly onHome: () => void;
  /** URL of the home link, for opening it in a new tab. */
  readonly homeHref?: string;
  /** Renders the rating dialog. The player ignores its keys while it is open. */
  readonly rate: (props: { presentationId: string; onClose: () => void }) => ReactNode;
  /** Resolves with whether that dialog opens automatically at the end of the story; must be stable. */
  readonly ratesByItself?: (presentationId: string) => Promise<boolean>;
  /** An extra button of the app in the bar, such as the one that saves the story; hidden while only Play is shown. */
  readonly extra?: ReactNode;
  /** Link to the list of saved stories, for when this one cannot be loaded offline. */
  readonly savedHref?: string;
  readonly onPlayingChange?: (playing: boolean) => void;
  /** Called once, when the story or an error message is first painted. */
  readonly onFirstPaint?: () => void;
  readonly initialSlideIndex?: number;
  /** Reads and saves the reading position; without it there is no Continue button. */
  readonly positions?: ReadingPositions;
  /** Overrides the world of the presentation's kind. */
  readonly dress?: World;
  /** The area in which it was opened; gives the world if the kind has none. */
  readonly area?: Area;
  /** Called when the presentation cannot be loaded. */
  readonly onUnavailable?: () => void;
  /** Book or slides (decision 28); slides by default. */
  readonly initialView?: StoryView;
  /** Called when the user switches the view. */
  readonly onViewChange?: (view: StoryView) => void;
  /** The story's language if it is known; otherwise it is guessed from the text. */
  readonly lang?: string | undefined;
  /** Replaced in tests. */
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

/** Reports each error once, however often the component renders. */
function useReportedOnce(refused: readonly RefusedMediumError[], report: PlayerDeps['report']): void {
  const reported = useRef(new Set<RefusedMediumError>());
  useEffect(() => {
    for (const error of refused) {
      if (!reported.current.has(error)) report(error, 'viewer: media path');
      reported.current.add(error);
    }
  }, [refused, report]);
}

/** Returns a stable function whose first call calls the latest `call`. */
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
