// The offline controls of the shelf: a button on each card, buttons that save all shown stories or favourites, and the queue's
// status line. Loaded after the first paint.
import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { createWritable, type Readable } from '../../base/readable';
import type { GalleryState } from '../../features/gallery/use-gallery';
import { OfflineButton } from '../../features/offline/OfflineButton';
import { QueueLine } from '../../features/offline/QueueLine';
import { SaveAll } from '../../features/offline/SaveAll';
import { report } from '../../platform/browser/report';
import { runCalls } from '../../platform/http/run-calls';
import { useTexts } from '../../platform/i18n/i18n';
import type { Api } from '../../platform/http/api';
import { useApp } from '../providers';
import { cacheEntries } from './known-entries';
import { madePresentations } from '../creation/made-presentations';
import { createMadeShelf } from './made-shelf';
import { withMadeEntries } from './with-made-entries';
import { queueStore } from './queue-store';
import './only-here.css';
import { useReadable } from '../../ui/use-readable';

interface CardButtonProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

const onlyHere = createWritable<ReadonlySet<string>>(new Set());

export function CardButton({ entry, titleId }: CardButtonProps) {
  const { t } = useTexts();
  const isOnlyHere = useReadable(onlyHere, (ids) => ids.has(entry.id));
  const { downloads, reachability } = useApp();
  const isReachable = useReadable(reachability);
  const navigate = useNavigate();
  return (
    <>
      {isOnlyHere && <span className="only-here">{t('offline.onlyHere')}</span>}
      <OfflineButton
        downloads={downloads}
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
  return <QueueLine downloads={downloads} queueStore={queueStore} isReachable={isReachable} />;
}

/** Of this document: each story is asked for once. */
let madeShelf: ReturnType<typeof createMadeShelf> | undefined;

const madeShelfOf = (api: Api) =>
  (madeShelf ??= createMadeShelf({
    ...runCalls(api),
    made: madePresentations,
    withMadeEntries,
    onlyHere,
    onEntries: cacheEntries,
    report,
  }));

/** Completes the shelf with what was made on this device. Elsewhere staff publish what is made (spec screens §3). */
function useMadeStories(shelfStore: Readable<GalleryState>, isReachable: boolean): void {
  const { api, deployment } = useApp();
  const state = useReadable(shelfStore);
  const isLoaded = state.name === 'loaded';
  const listed = isLoaded && !state.failed ? state.entries : undefined;
  useEffect(() => {
    if (deployment.variant !== 'bookworm' || !isLoaded) return undefined;
    const leaving = new AbortController();
    void madeShelfOf(api)({ listed, isReachable }, leaving.signal);
    return () => leaving.abort();
  }, [api, deployment, isLoaded, listed, isReachable]);
}
