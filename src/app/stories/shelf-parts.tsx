// The parts of the shelf after its first paint: the buttons of cards and shelf, the status line of the queue, and the maker’s own section
// (spec screens §3).
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { createWritable, type Readable } from '../../base/readable';
import { storyHref } from '../../contract/presentation/story-address';
import { readPicture, readTitleNarration } from '../../contract/presentation/kind';
import { indexAddress, resolveMediaPath } from '../../contract/presentation/media-path';
import type { MadeHereProps } from '../../features/gallery/MadeHere';
import type { GalleryState } from '../../features/gallery/use-gallery';
import { OfflineButton } from '../../features/offline/OfflineButton';
import { createQueueStore, QueueLine, SaveAll } from '../../features/offline/QueueLine';
import { report } from '../../platform/browser/report';
import { runCalls } from '../../platform/http/service-calls';
import { useTexts } from '../../platform/i18n/i18n';
import { useUndoable } from '../../platform/browser/use-undoable';
import { homeHref, newStoryHref, previewUrlOf } from '../address/hrefs';
import { useApp, type AppContext } from '../providers';
import { systemClock } from '../../platform/browser/system-clock';
import { EarButton } from '../../ui/EarButton';
import { UndoBar } from '../../ui/Snackbar';
import { layCoverOnPaper } from '../../ui/picture-paper';
import { cacheEntries, knownEntry, withMadeEntries } from './known-entries';
import { downloadsWithUndo, undoOffer } from './undo-offer';
import { madeHere, madePresentations } from '../creation/made-here';
import { useReadable } from '../../ui/use-readable';
import type { MadePresentation } from '../../platform/storage/made-presentations-store';
import { lazyPart } from '../../ui/lazy-part';
import { createMadeShelf, type Undeleted } from './made-shelf';
import '../shell/shell.css';

/** Holds the ids of the save queue as long as the page is open, so that each screen shows the same count. */
export const queueStore = createQueueStore();

interface CardButtonProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

/** The ids of the stories that only this device shows. */
const onlyHere = createWritable<ReadonlySet<string>>(new Set());

export function CardButton({ entry, titleId }: CardButtonProps) {
  const { t } = useTexts();
  const isOnlyHere = useReadable(onlyHere, (ids) => ids.has(entry.id));
  const { downloads, reachability } = useApp();
  const withUndo = useMemo(() => downloadsWithUndo(downloads), [downloads]);
  const isReachable = useReadable(reachability);
  const navigate = useNavigate();
  return (
    <>
      {isOnlyHere && <span className="only-here">{t('offline.onlyHere')}</span>}
      <OfflineButton
        downloads={withUndo}
        id={entry.id}
        listed={entry}
        isReachable={isReachable}
        container="card"
        describedBy={titleId}
        onShow={() => void navigate({ to: '/offline' })}
      />
    </>
  );
}

interface TitleEarProps {
  readonly id: string;
  readonly titleId: string;
}

/** Speaks the title of a story with the narration of its cover. */
export function TitleEar({ id, titleId }: TitleEarProps) {
  const { t } = useTexts();
  const app = useApp();
  return (
    <EarButton
      loadNarration={(signal) => loadMediumUrl(app, id, readTitleNarration, signal)}
      label={t('offline.hearTitle')}
      describedBy={titleId}
      onError={(error) => report(error, 'gallery: spoken title')}
    />
  );
}

/** Resolves with the address of a medium whose path `read` finds in the index; with undefined where there is none. */
async function loadMediumUrl(
  { api, deployment }: Pick<AppContext, 'api' | 'deployment'>,
  id: string,
  read: (index: unknown) => string | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const path = read(await (await api.presentationIndex(id, signal)).json());
  if (path === undefined) return undefined;
  const medium = resolveMediaPath(path, indexAddress(location.origin, id), deployment.mediaOrigins);
  return medium.allowed ? medium.url : undefined;
}

interface SlidePictureProps {
  readonly id: string;
  readonly slide: number;
}

/** Shows the picture of a slide, which is larger than the preview. Until it has loaded, and where it cannot be had, the cover is seen. */
export function SlidePicture({ id, slide }: SlidePictureProps) {
  const { api, deployment } = useApp();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (found: string | undefined): void => {
      if (!signal.aborted) setUrl(found);
    };
    const read = (index: unknown) => readPicture(index, slide);
    loadMediumUrl({ api, deployment }, id, read, signal).then(show, () => show(undefined));
    return () => leaving.abort();
  }, [api, deployment, id, slide]);
  if (url === undefined) return null;
  return (
    <img
      className="slide-picture"
      src={url}
      alt=""
      decoding="async"
      onLoad={layCoverOnPaper}
      onError={() => setUrl(undefined)}
    />
  );
}

/** Made by `npm run press -- questions`. */
const recordings = import.meta.glob<string>('../../features/gallery/questions/*.mp3', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

interface SentenceEarProps {
  readonly sentence: 'welcome' | 'nothing-saved';
  readonly describedBy: string;
}

/** Speaks a sentence of the library in the robot's voice. */
export function SentenceEar({ sentence, describedBy }: SentenceEarProps) {
  const { t, language } = useTexts();
  return (
    <EarButton
      loadNarration={async () => recordings[`../../features/gallery/questions/${language}-${sentence}.mp3`]}
      label={t('offline.hear')}
      describedBy={describedBy}
      onError={(error) => report(error, 'gallery: spoken sentence')}
    />
  );
}

const closeUndo = (): void => undoOffer.set(undefined);

/** Takes back the last press of a heart or of a button that saves. */
export function ShelfUndo() {
  const { t } = useTexts();
  const offer = useReadable(undoOffer);
  useEffect(() => closeUndo, []);
  if (offer === undefined) return null;
  const { action, id, undo } = offer;
  return (
    <UndoBar
      key={action + id}
      text={t(`offline.done.${action}`, { title: titleOf(id, t) })}
      undo={t('offline.undo')}
      onUndo={() => {
        undo();
        closeUndo();
      }}
      onOver={closeUndo}
      clock={systemClock}
    />
  );
}

interface ShelfToolsProps {
  readonly shown: readonly PresentationEntry[];
  readonly favourites: readonly PresentationEntry[];
}

export function ShelfTools({ shown, favourites }: ShelfToolsProps) {
  const { downloads } = useApp();
  return (
    <>
      <SaveAll downloads={downloads} stories={shown} />
      <SaveAll downloads={downloads} stories={favourites} areFavourites />
    </>
  );
}

interface ShelfLineProps {
  readonly shelfStore: Readable<GalleryState>;
}

export function ShelfLine({ shelfStore }: ShelfLineProps) {
  const { downloads, reachability } = useApp();
  const isReachable = useReadable(reachability);
  useMadeStories(shelfStore, isReachable);
  return (
    <>
      <UndeletedLine />
      <QueueLine downloads={downloads} queueStore={queueStore} isReachable={isReachable} />
    </>
  );
}

/** The last presentation that was deleted in vain. */
const undeleted = createWritable<Undeleted | undefined>(undefined);

/** Says that a deletion waits or has failed, until the shelf is left. */
function UndeletedLine() {
  const { t } = useTexts();
  const last = useReadable(undeleted);
  useEffect(() => () => undeleted.set(undefined), []);
  return (
    last && (
      <p role="alert" className="undeleted">
        {t(`offline.madeHere.${last.reason}`, { title: last.title })}
      </p>
    )
  );
}

/** Of this document: each story is asked for once. */
let madeShelf: ReturnType<typeof createMadeShelf> | undefined;

const madeShelfOf = ({ api, downloads }: Pick<AppContext, 'api' | 'downloads'>, untitled: () => string) =>
  (madeShelf ??= createMadeShelf({
    ...runCalls(api),
    made: madePresentations,
    clock: systemClock,
    withMadeEntries,
    onlyHere,
    onMade: madeHere.addOlder,
    onEntries: cacheEntries,
    titleOf: (id) => knownEntry(id)?.title.trim() || untitled(),
    onDeleted(id) {
      madeHere.remove(id);
      downloads.remove([id]);
    },
    undeleted,
    report,
  }));

/** Completes the shelf with the stories made on this device. In the other variants staff publish the stories (spec screens §3). */
function useMadeStories(shelfStore: Readable<GalleryState>, isReachable: boolean): void {
  const { deployment } = useApp();
  const shelf = useMadeShelf();
  const state = useReadable(shelfStore);
  const isLoaded = state.name === 'loaded';
  const listed = isLoaded && !state.failed ? state.entries : undefined;
  useEffect(() => {
    if (deployment.variant !== 'bookworm' || deployment.withoutService || !isLoaded) return undefined;
    const leaving = new AbortController();
    void shelf.refresh({ listed, isReachable }, leaving.signal);
    return () => leaving.abort();
  }, [shelf, deployment, isLoaded, listed, isReachable]);
}

function useMadeShelf() {
  const app = useApp();
  const { t } = useTexts();
  return madeShelfOf(app, () => t('app.untitled'));
}

interface MadeSectionProps extends Pick<MadeHereProps, 'entries' | 'isLoading' | 'making' | 'isUnavailable'> {
  readonly shelfStore: Readable<GalleryState>;
}

const MadeHere = lazyPart(
  () => import('../../features/gallery/MadeHere').then((module) => module.MadeHere),
  (error) => report(error, 'shelf: made here'),
);

/** The maker's own section of the shelf. A deletion can be undone as long as the section is shown. */
export function MadeSection({ shelfStore, ...props }: MadeSectionProps) {
  const { t } = useTexts();
  const { deployment, downloads, reachability } = useApp();
  const isReachable = useReadable(reachability);
  const shelf = useMadeShelf();
  const times = useReadable(madeHere);
  const { sendDeletion } = shelf;
  const deletion = useUndoable<MadePresentation>(
    useCallback((made) => void sendDeletion(made), [sendDeletion]),
  );
  const [owned, setOwned] = useState<ReadonlyMap<string, MadePresentation>>(new Map());
  useEffect(() => {
    let isMounted = true;
    const load = async (): Promise<void> => {
      const all = await madePresentations.list();
      if (isMounted) setOwned(new Map(all.map((made) => [made.id, made])));
    };
    void load();
    const unsubscribe = madeHere.subscribe(() => void load());
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, []);
  const remove = (id: string): void => {
    const made = owned.get(id);
    if (made === undefined) return;
    closeUndo();
    shelf.requestDeletion(id);
    deletion.begin(made);
  };
  const { pending } = deletion;
  return (
    <>
      <MadeHere
        {...props}
        clock={systemClock}
        times={times}
        onlyHere={useReadable(onlyHere)}
        status={<ShelfLine shelfStore={shelfStore} />}
        shelfHref={homeHref}
        newStoryHref={newStoryHref}
        hrefOf={(id) => storyHref(deployment.variant, id)}
        previewUrlOf={({ id, previewImage }) => previewUrlOf(deployment, id, previewImage)}
        renderOffline={(entry, titleId) => (
          <OfflineButton
            downloads={downloads}
            id={entry.id}
            listed={entry}
            isReachable={isReachable}
            container="card"
            describedBy={titleId}
          />
        )}
        canDelete={(id) => owned.has(id)}
        onDelete={remove}
      />
      {pending && (
        <UndoBar
          key={pending.id}
          text={t('offline.madeHere.deleted', { title: titleOf(pending.id, t) })}
          undo={t('offline.undo')}
          onUndo={() => {
            shelf.undoDeletion(pending.id);
            deletion.undo();
          }}
          onOver={deletion.finish}
          clock={systemClock}
        />
      )}
    </>
  );
}

const titleOf = (id: string, t: ReturnType<typeof useTexts>['t']): string =>
  knownEntry(id)?.title.trim() || t('app.untitled');
