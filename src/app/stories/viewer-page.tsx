// A presentation as a page of either entry: gives the viewer its data and saves those that are opened (spec offline §2).
import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { useSaveOpenedStory, type OpenedStoryChoices } from '../../features/offline/use-save-opened-story';
import { NewPresentationNotice, type PublishLink } from '../../features/publication/NewPresentationNotice';
import { Viewer } from '../../features/viewer/Viewer';
import type {
  LoadIndex,
  RatingSlotProps,
  ViewerEvents,
  ViewerSlots,
} from '../../features/viewer/viewer-props';
import type { Area, StoryView } from '../../contract/presentation/story-address';
import { titleOf } from '../../contract/presentation/presentation-index';
import { afterPaint, systemClock } from '../../platform/browser/system-clock';
import { portraitPhone } from '../../platform/browser/screen';
import { startLoad, useResource } from '../../platform/browser/use-resource';
import { useTexts, withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { readSetting } from '../../platform/storage/device-settings';
import { networkCost } from '../../platform/browser/network-cost';
import { readPresentationIndex } from '../../platform/http/read-presentation-index';
import { rememberStoryView } from '../../platform/storage/site-storage';
import { report } from '../../platform/browser/report';
import { lazyPart } from '../../ui/lazy-part';
import { areaOf, screenOf } from '../address/screen-of';
import { usePresentationId, offlineHref } from '../address/hrefs';
import { removeEarlyCover } from '../early/early';
import { knownCoverOf, rememberCover } from '../early/known-covers';
import { entryOf } from './known-entries';
import { useApp } from '../providers';
import { useOpenPublishPage, usePublishLink } from '../address/publish-link';
import { usePageBusy, usePageTitle } from '../shell/opened-page';
import { useReadable } from '../../ui/use-readable';
import '../../ui/styles/fonts.css';

/** What a page that shows the viewer adds to it; each must be stable. */
export interface ViewerExtras
  extends
    Pick<ViewerSlots, 'renderAskPanel' | 'renderEndPanel' | 'renderRating' | 'logo'>,
    Pick<ViewerEvents, 'onPlayer'> {
  /** Replaces the way home. */
  readonly onHome?: () => void;
}

const noExtras: ViewerExtras = {};

export function ViewerPage({ extras = noExtras }: { readonly extras?: ViewerExtras }) {
  const id = usePresentationId();
  const { pathname } = useLocation();
  useEffect(() => removeEarlyCover, []);
  // By the path, since the address of the same presentation in another view has to open that view.
  return isPresentationId(id) ? (
    <OpenPresentation key={pathname} id={id} extras={extras} />
  ) : (
    <UnknownPresentation />
  );
}

/** Shows the page frame for an address whose id cannot be one. No story needs it. */
const UnknownPresentation = lazyPart(
  () => import('../shell/unknown-page').then((part) => part.UnknownPage),
  (error) => report(error, 'viewer: unknown address'),
);

/** Loaded later than the cover and the Play button, which are needed first. */
const OfflineButton = lazyPart(
  () =>
    withTexts(import('../../features/offline/OfflineButton'), ...laterTexts).then(
      (part) => part.OfflineButton,
    ),
  (error) => report(error, 'offline: button'),
);

const readOpenedStoryChoices = async (): Promise<OpenedStoryChoices> => {
  const [keepsOpened, onlyOnWifi] = await Promise.all([
    readSetting('keepOpenedStories'),
    readSetting('keepOpenedOnlyOnWifi'),
  ]);
  return { keepsOpened, onlyOnWifi };
};

/** Needed at the end only. */
const ReadNext = lazyPart(
  () => import('./ReadNext').then((part) => part.ReadNext),
  (error) => report(error, 'viewer: read next'),
);

/** Comes with the menu and the end, which ask for it. Not by Suspense, which may hold it back for 0.3 s. */
const loadRating = () => import('./Rating');

function Rating(props: RatingSlotProps) {
  const { resource } = useResource(loadRating, { where: 'viewer: rating' });
  return resource.value && <resource.value.Rating {...props} />;
}

interface OpenPresentationProps {
  readonly id: string;
  readonly extras: ViewerExtras;
}

function OpenPresentation({ id, extras }: OpenPresentationProps) {
  const { onHome, onPlayer, ...extraSlots } = extras;
  const { deployment, launch, downloads, positions, policy } = useApp();
  const pageBusy = usePageBusy();
  const navigate = useNavigate();
  const area = areaOf(useLocation().pathname) ?? 'view';
  const notice = useNotice(id);
  const [isFirstPaintDone, setFirstPaintDone] = useState(false);
  const [initialView] = useState(viewOfAddress);
  const { entry, isEntryKnown } = useEntry(id, isFirstPaintDone);
  const { loadIndex, ownTitle } = useLoadIndex(area);
  const canSave = useReadable(downloads.canSave);
  useSaveOpenedStory({
    downloads,
    id,
    variant: deployment.variant,
    listed: entry,
    readChoices: readOpenedStoryChoices,
    networkCost,
    isShown: isFirstPaintDone && isEntryKnown && ownTitle !== undefined,
  });
  usePresentationTitle(entry, ownTitle);
  const onUnavailable = useCallback(() => {
    removeEarlyCover();
    // A party that cannot be loaded is replaced by the party page (spec player §12).
    if (area === 'party') void navigate({ to: '/party', replace: true });
  }, [area, navigate]);
  return (
    <Viewer
      source={{
        presentationId: id,
        appOrigin: location.origin,
        mediaOrigins: deployment.mediaOrigins,
        loadIndex,
        area,
        language: entry?.language,
      }}
      options={{
        autoplay: launch.autoplay,
        blur: launch.blur,
        view: initialView,
        hideRotatePrompt: !policy.canBeTurned,
      }}
      slots={{
        notice,
        partyTools: import.meta.env.HAS_SIGN_IN && <PublishButton id={id} />,
        // An empty fragment reserves the button's place until the button is mounted.
        saveButton: canSave && policy.offersSaving && (
          <>{isFirstPaintDone && <SaveButton id={id} entry={entry} />}</>
        ),
        readNext: policy.readsLists && <ReadNext id={id} />,
        ...(deployment.withoutService ? {} : { renderRating: (props) => <Rating {...props} /> }),
        ...extraSlots,
      }}
      events={{
        onHome: onHome ?? (() => void navigate({ to: '/' })),
        onPlayingChange: pageBusy.set,
        ...(onPlayer ? { onPlayer } : {}),
        onFirstPaint: () => {
          removeEarlyCover();
          afterPaint(() => startTransition(() => setFirstPaintDone(true)));
        },
        onUnavailable,
        // The next visitor of a museum is someone else.
        ...(deployment.variant === 'museum'
          ? {}
          : { onViewChange: (view) => rememberStoryView(view, portraitPhone.get()) }),
      }}
      positions={positions}
      {...(policy.offersSaving ? { savedHref: offlineHref } : {})}
    />
  );
}

/** Publishes a party; only staff see it (spec screens §11). */
function PublishButton({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const openPublishPage = useOpenPublishPage();
  if (!useIsStaff()) return null;
  return (
    <button type="button" className="button" onClick={() => openPublishPage(id)}>
      {t('app.pages.publish')}
    </button>
  );
}

interface SaveButtonProps {
  readonly id: string;
  readonly entry: PresentationEntry | undefined;
}

function SaveButton({ id, entry }: SaveButtonProps) {
  const { downloads, reachability } = useApp();
  const isReachable = useReadable(reachability);
  return (
    <OfflineButton
      downloads={downloads}
      id={id}
      listed={entry ?? {}}
      isReachable={isReachable}
      container="player"
    />
  );
}

/** Sets the page's title: the title in the list, or the cover's title when the list lacks the presentation. */
function usePresentationTitle(entry: PresentationEntry | undefined, ownTitle: string | undefined): void {
  const { t } = useTexts();
  const unlistedTitle = ownTitle === '' ? t('viewer.story') : ownTitle;
  usePageTitle(entry === undefined ? unlistedTitle : shownTitle(entry, t('app.untitled')).title);
}

/** Returns the index loader, which also remembers the cover for the next opening, and the title in the loaded index. */
function useLoadIndex(area: Area): { loadIndex: LoadIndex; ownTitle: string | undefined } {
  const { api, deployment } = useApp();
  const [ownTitle, setOwnTitle] = useState<string>();
  const loadIndex: LoadIndex = useCallback(
    async (presentationId, signal) => {
      const index = await readPresentationIndex(api, presentationId, systemClock, signal);
      setOwnTitle(titleOf(index));
      // Only bookworm remembers covers (spec offline §1).
      if (deployment.variant === 'bookworm') rememberCover(presentationId, knownCoverOf(index, area));
      return index;
    },
    [api, deployment.variant, area],
  );
  return { loadIndex, ownTitle };
}

/**
 * Returns the notice of a presentation that was just made, which staff and its maker may publish; otherwise undefined
 * (spec screens §4, contract §4).
 */
function useNotice(id: string): ReactNode {
  const publishLink = usePublishLinkOf(id);
  if (!useLocation().pathname.endsWith('/new')) return undefined;
  return <NewPresentationNotice publishLink={publishLink} />;
}

/** Returns the link that publishes; undefined for everybody without an account, so always where nobody signs in. */
const usePublishLinkOf = import.meta.env.HAS_SIGN_IN
  ? (id: string): PublishLink | undefined => {
      const publishLinkOf = usePublishLink();
      return useHasAccount() ? publishLinkOf(id) : undefined;
    }
  : () => undefined;

/** Returns whether somebody with an account is here, who may have made the presentation. */
function useHasAccount(): boolean {
  const { session, policy } = useApp();
  const { hasAccount } = useReadable(session);
  return hasAccount && policy.hasOwnSession;
}

/** Returns whether a person of the staff is here. */
function useIsStaff(): boolean {
  const { session, policy } = useApp();
  const { isStaff } = useReadable(session);
  return isStaff && policy.hasOwnSession;
}

/** Returns the view that the address opens (spec book §2). */
function viewOfAddress(): StoryView {
  const screen = screenOf(location.hash);
  return screen.name === 'story' ? screen.view : 'slides';
}

const unlisted = { entry: undefined, isEntryKnown: true };

/**
 * Returns the presentation's list entry, loaded after the first paint. `isEntryKnown` becomes true when the list has loaded or failed.
 */
function useEntry(
  id: string,
  isFirstPaintDone: boolean,
): { entry: PresentationEntry | undefined; isEntryKnown: boolean } {
  const { api, policy } = useApp();
  const { readsLists } = policy;
  const [found, setFound] = useState<{ entry: PresentationEntry | undefined; isEntryKnown: boolean }>({
    entry: undefined,
    isEntryKnown: false,
  });
  useEffect(() => {
    if (!isFirstPaintDone || !readsLists) return undefined;
    return startLoad((signal) => entryOf(id, api, { clock: systemClock, signal }), {
      where: 'viewer: list entry',
      onLoaded: (entry) => setFound({ entry, isEntryKnown: true }),
      onFailed: () => setFound({ entry: undefined, isEntryKnown: true }),
    }).stop;
  }, [id, api, isFirstPaintDone, readsLists]);
  return readsLists ? found : unlisted;
}
