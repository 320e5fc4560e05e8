// The landing page (spec screens §3): the intro on a first visit, the shelf, and below it a form to suggest a topic. Gives the gallery its
// data, the addresses of this deployment and the stories saved on this device.
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { defaultView, pageOfSlide, storyHref } from '../../contract/presentation/story-address';
import { RatingButton, createRatingsStore, useSummaries } from '../../features/feedback/summary/summaries';
import type { RatingSummaryProps } from './RatingSummary';
import { Gallery } from '../../features/gallery/Gallery';
import type { Filters } from '../../features/gallery/filters';
import { createShelfStore } from '../../features/gallery/use-gallery';
import { afterPaint, systemClock } from '../../platform/browser/system-clock';
import type { Api } from '../../platform/http/api';
import { onNetworkChange } from '../../platform/http/reachability';
import { reducedMotion, portraitPhone } from '../../platform/browser/screen';
import { report } from '../../platform/browser/report';
import { useResource } from '../../platform/browser/use-resource';
import { useTexts, withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { derived, type Readable } from '../../base/readable';
import type { LastPosition } from '../../features/gallery/ContinueRow';
import { earlyIntro, createIntroState } from '../../platform/storage/intro-state';
import {
  createMark,
  rememberedStoryView,
  otherLanguagesKey,
  deviceStorage,
} from '../../platform/storage/site-storage';
import { lazyPart, useScheduled } from '../../ui/lazy-part';
import { useFiltersInAddress } from './use-filters-in-address';
import { savedEntries, withMadeEntries } from './known-entries';
import { createShelfLists } from './shelf-lists';
import { favouritesWithUndo } from './undo-offer';
import { freshOf, madeHere, createdStoryStore, runsMarkOf } from '../creation/made-here';
import { previewUrlOf, newStoryHref, newStoryHrefOf } from '../address/hrefs';
import { useApp } from '../providers';
import { useAfterFirstPaint } from '../shell/use-after-first-paint';
import { useReadable } from '../../ui/use-readable';
import { IntroCard } from '../../features/intro/IntroCard';
import { withDeviceDatabase } from '../../platform/storage/database';
import { focusPage } from '../shell/opened-page';

const introState = createIntroState({
  withDatabase: withDeviceDatabase,
  storage: deviceStorage,
  report,
});

/** The page works without the form: when its code cannot be loaded, nothing is rendered. */
const SuggestionBlock = lazyPart(
  () => withTexts(import('./suggestion-page'), ...laterTexts).then((page) => page.SuggestionBlock),
  (error) => report(error, 'suggestion block'),
);

export function LandingPage() {
  const isPainted = useAfterFirstPaint();
  const { deployment, favourites } = useApp();
  useEffect(() => {
    if (!isPainted) return;
    void introState.synchronize();
    void favourites.synchronize();
  }, [isPainted, favourites]);
  return (
    <>
      <Intro isPainted={isPainted} />
      <GalleryPage />
      {deployment.variant !== 'bookworm' && isPainted && <SuggestionBlock />}
    </>
  );
}

/**
 * Decides before the first paint whether to show the intro, and closes it only on request. So it never moves the shelf unexpectedly.
 * The route has already read the stored state.
 */
function Intro({ isPainted }: { readonly isPainted: boolean }) {
  const [isOpen, setOpen] = useState(() => !earlyIntro.wasClosed());
  if (!isOpen) return null;
  const close = () => {
    focusPage();
    setOpen(false);
    void introState.close();
  };
  return (
    <IntroCard
      onClose={close}
      renderEar={(wordsId) => isPainted && <SentenceEar sentence="welcome" describedBy={wordsId} />}
    />
  );
}

const loadParts = () => withTexts(import('./shelf-parts'), ...laterTexts);
const loadCreations = () => withTexts(import('../creation/shelf-creations'), 'creation');
const reportPart = (error: unknown) => report(error, 'shelf: parts');
const CardButton = lazyPart(() => loadParts().then((parts) => parts.CardButton), reportPart);
const SlidePicture = lazyPart(() => loadParts().then((parts) => parts.SlidePicture), reportPart);
const TitleEar = lazyPart(() => loadParts().then((parts) => parts.TitleEar), reportPart);
const SentenceEar = lazyPart(() => loadParts().then((parts) => parts.SentenceEar), reportPart);
const ShelfUndo = lazyPart(() => loadParts().then((parts) => parts.ShelfUndo), reportPart);
const ShelfTools = lazyPart(() => loadParts().then((parts) => parts.ShelfTools), reportPart);
const ShelfLine = lazyPart(() => loadParts().then((parts) => parts.ShelfLine), reportPart);
const MadeSection = lazyPart(() => loadParts().then((parts) => parts.MadeSection), reportPart);
const CreatedStoryNotice = lazyPart(
  () => loadCreations().then((part) => part.CreatedStoryNotice),
  reportPart,
);
const RunCards = lazyPart(() => loadCreations().then((part) => part.RunCards), reportPart);

/** Milliseconds that the first render waits for the lists; a slow service must not delay it. */
const longestWaitForLists = 100;

const otherLanguagesMark = createMark(deviceStorage, otherLanguagesKey);

/** Held as long as the page is open, so that the shelf is unchanged after returning from a presentation. */
const shelfStore = createShelfStore();
const ratingsStore = createRatingsStore();
const lists = createShelfLists({
  shelfStore,
  ratingsStore,
  // The first render waits for the stored state of the intro anyway.
  wait: () =>
    Promise.all([
      new Promise<void>((over) => systemClock.after(longestWaitForLists, over)),
      earlyIntro.read(),
    ]),
  clock: systemClock,
});

/** Loads what the first render of the shelf shows, unless that takes too long. Never rejects. */
export const prepareShelf = (api: Api): Promise<void> => lists.prepare(api);

export function GalleryPage() {
  const { api, deployment, downloads, reachability, favourites, outbox, session } = useApp();
  const { language } = useTexts();
  const withUndo = useMemo(() => favouritesWithUndo(favourites, afterPaint), [favourites]);
  const isReachable = useReadable(reachability);
  const hasNetwork = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const { isSignedIn, username = '' } = useReadable(session);
  const [filters, setFilters] = useFilters();
  const savedList = useMemo(
    () => derived(downloads.saved, (saved) => savedEntries(saved, language)),
    [downloads, language],
  );
  const isSavedKnown = useReadable(downloads.isSavedKnown);
  const ratings = useSummaries({
    ratingsStore,
    listFeedback: useCallback((signal) => lists.listFeedback(api, signal), [api]),
    ownRatings: outbox.ownRatings,
    isReachable,
  });
  const { renderRating, dialog } = useRatingButtons(ratings);
  const isPainted = useAfterFirstPaint();
  const createdStory = useReadable(createdStoryStore);
  const [hasCreatedStory] = useState(createdStory !== undefined);
  const isMaking = isPainted && isSignedIn && runsMarkOf(username).isSet();
  const making = isMaking && <RunCards person={username} />;
  const inProgress = usePresentationsInProgress(isPainted);
  const made = useMadeHere(inProgress);
  // Where staff publish the stories, the shelf may not have it.
  const isOnTable =
    deployment.variant === 'bookworm' && createdStory !== undefined && made.fresh.has(createdStory.id);
  const remembered = useReadable(portraitPhone, rememberedStoryView);
  // Visitors of a museum share the device (spec book §2).
  const chosenView = deployment.variant === 'museum' ? undefined : remembered;
  return (
    <IsPainted value={isPainted}>
      {(isMaking || hasCreatedStory) && <CreatedStoryRegion isOnTable={isOnTable} />}
      <Gallery
        clock={systemClock}
        shelfStore={shelfStore}
        afterPaint={afterPaint}
        language={language}
        loadPresentations={(signal) => lists.listEntries(api, signal)}
        hrefOf={({ id }) => storyHref(deployment.variant, id, chosenView)}
        previewUrlOf={({ id, previewImage }) => previewUrlOf(deployment, id, previewImage)}
        filters={filters}
        onFilter={setFilters}
        ratings={ratings}
        renderRating={renderRating}
        favourites={withUndo}
        reducedMotion={reducedMotion}
        inProgress={inProgress}
        pageOf={(slide) => pageOfSlide(slide, chosenView ?? defaultView(deployment.variant))}
        makeHrefOf={isSignedIn ? newStoryHrefOf : undefined}
        madeHere={made.ids}
        fresh={made.fresh}
        offersFirst={deployment.variant === 'bookworm'}
        making={making}
        renderMadeHere={
          deployment.variant === 'bookworm' && !deployment.withoutService
            ? (entries, { isLoading, isOffline, isSaved }) => (
                <MadeSection
                  entries={entries}
                  isLoading={isLoading}
                  isUnavailable={(entry) => isOffline && !isSaved(entry)}
                  making={making}
                  shelfStore={shelfStore}
                />
              )
            : undefined
        }
        newest={createdStory?.id}
        newStoryHref={isSignedIn ? newStoryHref : undefined}
        renderOffline={renderCardButton}
        renderEar={renderEar}
        renderPicture={renderPicture}
        renderTools={(shown, favourites) => isPainted && <ShelfTools shown={shown} favourites={favourites} />}
        status={isPainted && <ShelfLine shelfStore={shelfStore} />}
        isReachable={isReachable}
        hasNetwork={hasNetwork}
        complete={withMadeEntries}
        saved={savedList}
        isSavedKnown={isSavedKnown}
      />
      {dialog}
      {isPainted && <ShelfUndo />}
    </IsPainted>
  );
}

/** Returns the filters and a function that sets them. The address holds them, but for the languages, which the device remembers. */
function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const [inAddress, setInAddress] = useFiltersInAddress(systemClock);
  const [otherLanguages, setOtherLanguages] = useState(otherLanguagesMark.isSet);
  const filters = useMemo(() => ({ ...inAddress, otherLanguages }), [inAddress, otherLanguages]);
  const change = useCallback(
    ({ otherLanguages: areShown, ...others }: Filters) => {
      setOtherLanguages(areShown);
      if (areShown) otherLanguagesMark.set();
      else otherLanguagesMark.remove();
      setInAddress(others);
    },
    [setInAddress],
  );
  return [filters, change];
}

/** The live region of the notice. It is painted empty first: a screen reader announces what changes in a region that it knows. */
function CreatedStoryRegion({ isOnTable }: ComponentProps<typeof CreatedStoryNotice>) {
  const isPainted = useScheduled(afterPaint);
  return (
    <output className={isOnTable ? 'visually-hidden' : 'created-story'}>
      {isPainted && <CreatedStoryNotice isOnTable={isOnTable} />}
    </output>
  );
}

/** Returns the renderer of the cards' stars, and the dialog that they open. */
function useRatingButtons({ summaryOf, isLoading }: ReturnType<typeof useSummaries>) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<PresentationEntry>();
  const renderRating = useCallback(
    (entry: PresentationEntry, titleId: string) => (
      <RatingButton
        summary={summaryOf(entry)}
        isLoading={isLoading}
        describedBy={titleId}
        onOpen={() => setOpened(entry)}
      />
    ),
    [summaryOf, isLoading],
  );
  const close = useCallback(() => setOpened(undefined), []);
  const dialog = opened && (
    <Summary
      {...shownTitle(opened, t('app.untitled'))}
      presentationId={opened.id}
      ratingsStore={ratingsStore}
      summary={summaryOf(opened)}
      onClose={close}
    />
  );
  return { renderRating, dialog };
}

const loadSummary = () => withTexts(import('./RatingSummary'), ...laterTexts);

/** Loads and shows the summary dialog of a presentation. */
function Summary(props: RatingSummaryProps) {
  const { onClose } = props;
  const { resource } = useResource(loadSummary, { where: 'feedback: load summary' });
  const hasFailed = resource.name === 'failed';
  useEffect(() => {
    if (hasFailed) onClose();
  }, [hasFailed, onClose]);
  return resource.value && <resource.value.RatingSummary {...props} />;
}

/** Returns the ids of the presentations made on this device, and those that are new. */
function useMadeHere(positions: Readable<readonly LastPosition[]>) {
  const times = useReadable(madeHere);
  const opened = useReadable(positions);
  return useMemo(() => {
    const ids = new Set(opened.map(({ presentationId }) => presentationId));
    return { ids: new Set(times.keys()), fresh: freshOf(times, ids, systemClock.now()) };
  }, [times, opened]);
}

/** Returns the reading positions, the last read first. Subscribes to changes, also of other tabs, only after the first paint. */
function usePresentationsInProgress(isPainted: boolean) {
  const { positions } = useApp();
  return useMemo(() => {
    const recent = positions.recent();
    return isPainted ? recent : { ...recent, subscribe: () => () => undefined };
  }, [positions, isPainted]);
}

/** Whether the first paint of the shelf is over. In a context, so that no card renders again for its button. */
const IsPainted = createContext(false);

function LateCardButton(props: ComponentProps<typeof CardButton>) {
  return useContext(IsPainted) && <CardButton {...props} />;
}

function LateEar(props: ComponentProps<typeof TitleEar>) {
  return useContext(IsPainted) && <TitleEar {...props} />;
}

function LatePicture(props: ComponentProps<typeof SlidePicture>) {
  return useContext(IsPainted) && <SlidePicture {...props} />;
}

const renderPicture = ({ id }: PresentationEntry, slide: number) => <LatePicture id={id} slide={slide} />;

const renderEar = ({ id }: PresentationEntry, titleId: string) => <LateEar id={id} titleId={titleId} />;

const renderCardButton = (entry: PresentationEntry, titleId: string) => (
  <LateCardButton entry={entry} titleId={titleId} />
);
