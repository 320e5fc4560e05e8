// The shelf. Gets its data and addresses from the app; knows no route and no worker.
import { useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { InterfaceLanguage, PresentationEntry } from '../../contract/presentation/list-entry';
import { systemClock } from '../../platform/clock';
import { useTexts } from '../../platform/i18n';
import type { Readable } from '../../platform/readable';
import { Button } from '../../ui/Button';
import { Card } from './Card';
import { EmptyShelf, OfflineLine, Skeletons } from './shelf-states';
import { savedFirst, shelfOf } from './state';
import { useFocusOnGrowth } from './use-focus-on-growth';
import { useGallery, useRefreshWhenBack, type ShelfMemory } from './use-gallery';
import { useSentinel } from './use-sentinel';
import './gallery.css';

export interface GalleryProps {
  readonly memory: ShelfMemory;
  readonly language: InterfaceLanguage;
  readonly loadPresentations: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>;
  readonly hrefOf: (entry: PresentationEntry) => string;
  /** The address of a preview that may be shown; undefined shows the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  /** The offline button on a cover; `titleId` is the element that holds the title. A stable function. */
  readonly renderOffline: (entry: PresentationEntry, titleId: string) => ReactNode;
  /** What people think of a story, below its title. A stable function. */
  readonly renderRating: (entry: PresentationEntry, titleId: string) => ReactNode;
  /** What stands beside the heading, to be done with all that is shown; none of it without network. */
  readonly renderTools: (shown: readonly PresentationEntry[]) => ReactNode;
  /** What stands below the heading: a line about what is going on. */
  readonly status: ReactNode;
  /** Whether the service can be reached. */
  readonly isOnline: boolean;
  /** Whether the browser believes in a network: it may, though the service is away. */
  readonly hasNetwork: boolean;
  /** What plays without network, since it is on this device; it makes the shelf where no list can be had. */
  readonly kept: Readable<readonly PresentationEntry[]>;
}

/** As many covers as the first screen of a desk holds; they load at once. */
const firstRows = 8;

export function Gallery(props: GalleryProps) {
  const { memory, loadPresentations, language, ...cards } = props;
  const { t } = useTexts();
  const { state, revealMore, loadAgain, refresh } = useGallery(loadPresentations, memory);
  const isLoading = state.name === 'loading';
  const isAway = !isLoading && (state.failed || !props.isOnline);
  useRefreshWhenBack(isAway, refresh);
  const kept = useKept(props.kept, isAway);
  const isSaved = useMemo(() => isAmong(kept), [kept]);
  const listed = isLoading ? [] : shelfOf(state.failed ? kept : state.entries, language);
  const shelf = isAway ? savedFirst(listed, isSaved) : listed;
  return (
    <section className="gallery" aria-labelledby="gallery-title" aria-busy={isLoading}>
      <div className="gallery-head">
        <h1 id="gallery-title" className="gallery-title">
          {t('gallery.title')}
        </h1>
        {!isLoading && !isAway && props.renderTools(shelf.slice(0, state.shown))}
      </div>
      {props.status}
      {isAway && (shelf.length > 0 || !state.failed) && (
        <OfflineLine
          saved={shelf.filter(isSaved).length}
          hasNetwork={props.hasNetwork}
          onTryAgain={refresh}
        />
      )}
      {isLoading && <Skeletons count={firstRows} />}
      {!isLoading && shelf.length === 0 && <EmptyShelf failed={state.failed} onTryAgain={loadAgain} />}
      {!isLoading && shelf.length > 0 && (
        <Shelf
          {...cards}
          entries={shelf}
          shown={state.shown}
          isAway={(entry) => isAway && !isSaved(entry)}
          onMore={revealMore}
        />
      )}
    </section>
  );
}

const nothing: readonly PresentationEntry[] = [];
const getNothing = () => nothing;
const neverChanges = () => () => undefined;

/** What is on this device, followed only while the shelf stands by it: what is saved online moves no card. */
function useKept(kept: GalleryProps['kept'], isNeeded: boolean): readonly PresentationEntry[] {
  return useSyncExternalStore(isNeeded ? kept.subscribe : neverChanges, isNeeded ? kept.get : getNothing);
}

function isAmong(entries: readonly PresentationEntry[]): (entry: PresentationEntry) => boolean {
  const ids = new Set(entries.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

interface ShelfProps extends Pick<
  GalleryProps,
  'hrefOf' | 'previewUrlOf' | 'renderOffline' | 'renderRating'
> {
  readonly entries: readonly PresentationEntry[];
  readonly shown: number;
  /** It cannot be had just now. */
  readonly isAway: (entry: PresentationEntry) => boolean;
  readonly onMore: () => void;
}

/** The cards that are shown; at their end the sentinel, with a button for those who do not scroll. */
function Shelf({ entries, shown, onMore, ...cards }: ShelfProps) {
  const { t } = useTexts();
  const shelf = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusOnGrowth(shelf, shown);
  const sentinel = useSentinel(systemClock, () => {
    keepFocus('sentinel');
    onMore();
  });
  return (
    <>
      <div className="shelf" ref={shelf}>
        {entries.slice(0, shown).map((entry, index) => (
          <Card
            key={entry.id}
            entry={entry}
            href={cards.hrefOf(entry)}
            previewUrl={cards.previewUrlOf(entry)}
            isFirst={index < firstRows}
            isAway={cards.isAway(entry)}
            renderOffline={cards.renderOffline}
            renderRating={cards.renderRating}
          />
        ))}
      </div>
      {entries.length > shown && (
        <div className="gallery-more" ref={sentinel}>
          <Button
            onClick={() => {
              keepFocus('button');
              onMore();
            }}
          >
            {t('gallery.more')}
          </Button>
        </div>
      )}
    </>
  );
}
