// Loads a presentation and shows it: slides to play, or the steps of a party (spec screens §4). Both entry pages mount this
// component; it does not depend on the route or the deployment.
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { indexAddress } from '../../contract/presentation/media-path';
import {
  EmptyPresentationError,
  type NarratedIndex,
  type PartyIndex,
  type PresentationIndex,
  TooLargePresentationError,
} from '../../contract/presentation/presentation-index';
import { NetworkError, PresentationNotFoundError } from '../../contract/service/errors';
import { useTexts } from '../../platform/i18n/i18n';
import { ignoreFailedImport, report } from '../../platform/browser/report';
import { lazyPart } from '../../ui/lazy-part';
import type { PlayerDeps } from '../../player/player';
import { languageTagOfStory } from '../../player/story-language';
import { playableSlides, playableSteps } from '../../player/playable-story';
import { useResource } from '../../platform/browser/use-resource';
import { ShapeError } from '../../base/parse';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { passFocusTo } from '../../ui/move-focus';
import { viewCode } from './controls/late-code';
import { browserDeps, type ViewerDeps } from './shared/viewer-browser-deps';
import { HomeLink } from './controls/Controls';
import type { PartyStepsProps } from './PartySteps';
import type { ViewerProps } from './viewer-props';
import { StoryPlayer } from './StoryPlayer';
import { worldOf } from './worlds/world-of';
import './worlds/worlds.css';
import './viewer.css';

type PartyPartProps = PartyStepsProps &
  Omit<ComponentProps<typeof LoadingFailed>, 'error'> & { readonly deps: Pick<ViewerDeps, 'hasNetwork'> };

/** A separate chunk, since few presentations are parties. */
const PartySteps = lazyPart<PartyPartProps>(
  () => import('./PartySteps').then((part) => part.PartySteps),
  (error) => report(error, 'viewer: party'),
  MissingParty,
);

function MissingParty({ deps, onHome, onTryAgain, savedHref, onFirstPaint }: PartyPartProps) {
  useEffect(onFirstPaint, [onFirstPaint]);
  // The error of a script that did not load does not say why. A device that saves stories has this code too.
  const [error] = useState(() => (deps.hasNetwork() ? undefined : new NetworkError('PartySteps')));
  return <LoadingFailed error={error} onHome={onHome} onTryAgain={onTryAgain} savedHref={savedHref} />;
}

export function Viewer(props: ViewerProps) {
  const { presentationId, loadIndex, area } = props.source;
  const { onHome, onUnavailable } = props.events;
  const { view = 'slides' } = props.options;
  const home = <HomeLink href="#/" onHome={onHome} />;
  const { t } = useTexts();
  // A transition renders a story in slices, so that a slow tablet still responds to touch.
  const { resource: loading, retry } = useResource<PresentationIndex>(
    useCallback((signal) => loadIndex(presentationId, signal), [loadIndex, presentationId]),
    { where: 'viewer: index', asTransition: true },
  );
  const onFirstPaint = useOnce(props.events.onFirstPaint);
  useEffect(() => {
    if (loading.name === 'failed') onUnavailable?.();
  }, [loading, onUnavailable]);
  // Beside the index. The story waits for it, and says what failed.
  useEffect(() => {
    if (area !== 'party') viewCode[view].load().catch(ignoreFailedImport);
  }, [area, view]);
  const world = loading.name === 'loaded' ? worldOf(loading.value.kind, area) : undefined;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['viewer'] = 'true';
    return () => void delete dataset['viewer'];
  }, []);
  return (
    // While it loads it may have the focus, which the player or the party then takes.
    <main className="viewer" data-world={world} tabIndex={loading.name === 'loaded' ? undefined : -1}>
      {loading.name === 'loading' && (
        <div className="viewer-loading">
          {home}
          <output>{t('viewer.loading')}</output>
        </div>
      )}
      {loading.name === 'failed' && (
        <LoadingFailed
          error={loading.error}
          onHome={onHome}
          onTryAgain={() => void retry()}
          savedHref={props.savedHref}
        />
      )}
      {loading.name === 'loaded' && (
        <Presentation
          key={presentationId}
          {...props}
          home={home}
          index={loading.value}
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

function Party(props: Of<PartyIndex>) {
  const { index, source, slots, events, savedHref, deps = browserDeps, home, onFirstPaint } = props;
  const [attempt, setAttempt] = useState(0);
  const { presentationId, appOrigin, mediaOrigins } = source;
  const { steps, refused } = useMemo(
    () => playableSteps(index, indexAddress(appOrigin, presentationId), mediaOrigins),
    [index, appOrigin, presentationId, mediaOrigins],
  );
  useReportedOnce(refused, deps.report);
  const language = source.language || index.language;
  const lang = useMemo(
    () =>
      languageTagOfStory(
        language,
        steps.map(({ description }) => ({ headline: '', text: description })),
      ),
    [language, steps],
  );
  return (
    <PartySteps
      key={attempt}
      initialPrompt={index.initialPrompt}
      changePrompt={index.changePrompt}
      steps={steps}
      lang={lang}
      home={home}
      tools={
        <div className="party-tools">
          {slots.saveButton}
          {slots.partyTools}
        </div>
      }
      deps={deps}
      onFirstPaint={onFirstPaint}
      onHome={events.onHome}
      onTryAgain={() => setAttempt(attempt + 1)}
      savedHref={savedHref}
    />
  );
}

function Story({ index, source, deps = browserDeps, ...props }: Of<NarratedIndex>) {
  const { presentationId, appOrigin, mediaOrigins, area } = source;
  const { slides, errors } = useMemo(
    () => playableSlides(index, indexAddress(appOrigin, presentationId), mediaOrigins),
    [index, appOrigin, presentationId, mediaOrigins],
  );
  useReportedOnce(errors, deps.report);
  return (
    <StoryPlayer
      {...props}
      presentationId={presentationId}
      slides={slides}
      world={worldOf(index.kind, area) ?? 'narration'}
      language={source.language || index.language}
      deps={deps}
    />
  );
}

/** Reports each error once, however often the component renders. */
function useReportedOnce(errors: readonly Error[], report: PlayerDeps['report']): void {
  const reported = useRef(new Set<Error>());
  useEffect(() => {
    for (const error of errors) {
      if (!reported.current.has(error)) report(error, 'viewer: index');
      reported.current.add(error);
    }
  }, [errors, report]);
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

// The message when a presentation could not be loaded, with the buttons Try again and Home.

interface LoadingFailedProps {
  readonly error: unknown;
  readonly onHome: () => void;
  readonly onTryAgain: () => void;
  /** Link to the list of the stories that are saved on this device. */
  readonly savedHref: string | undefined;
}

function LoadingFailed({ error, onHome, onTryAgain, savedHref }: LoadingFailedProps) {
  const { t } = useTexts();
  const reason = reasonOf(error);
  const isOffline = reason === 'network';
  // Trying again helps little: the way out comes first.
  const isGone = reason === 'notFound';
  const home = (
    <Button primary={isGone} onClick={onHome}>
      {t('viewer.home')}
    </Button>
  );
  return (
    <div className="viewer-failed">
      <SpeechBubble mood="sad">
        <p role="alert">{t(`viewer.errorSentences.${reason}`)}</p>
        <p>{t(isOffline ? 'viewer.notSaved' : 'viewer.errorHint')}</p>
        <p className="viewer-failed-detail">{t('viewer.error', { message: t(`viewer.errors.${reason}`) })}</p>
      </SpeechBubble>
      <div className="viewer-end-buttons">
        {isGone && home}
        <Button ref={toViewer} primary={!isGone} onClick={onTryAgain}>
          {t('viewer.tryAgain')}
        </Button>
        {isOffline && savedHref !== undefined && (
          <a className="button" href={savedHref}>
            {t('viewer.savedStories')}
          </a>
        )}
        {!isGone && home}
      </div>
    </div>
  );
}

/** Focuses the `main` around the button: the next view may not be in the page yet when the button is removed. */
const toViewer = passFocusTo((removed) => removed.closest('main'));

/** Returns the key of the text; it depends on the error's class, never on its message (spec screens §6). */
function reasonOf(error: unknown): 'notFound' | 'network' | 'unreadable' | 'tooLarge' | 'empty' | 'other' {
  if (error instanceof PresentationNotFoundError) return 'notFound';
  if (error instanceof NetworkError) return 'network';
  if (error instanceof EmptyPresentationError) return 'empty';
  if (error instanceof TooLargePresentationError) return 'tooLarge';
  return error instanceof ShapeError ? 'unreadable' : 'other';
}
