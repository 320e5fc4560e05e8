// The shelf. Gets its data and addresses from the app; knows no route and no worker.
import { useRef, type ReactNode } from 'react';
import type { InterfaceLanguage, PresentationEntry } from '../../contract/presentation/list-entry';
import { systemClock } from '../../platform/clock';
import { useTexts } from '../../platform/i18n';
import { Button } from '../../ui/Button';
import { Card } from './Card';
import { EmptyShelf, OfflineLine, Skeletons } from './shelf-states';
import { shelfOf } from './state';
import { useFocusOnGrowth } from './use-focus-on-growth';
import { useGallery, type ShelfMemory } from './use-gallery';
import { useSentinel } from './use-sentinel';
import './gallery.css';

export interface GalleryProps {
  readonly memory: ShelfMemory;
  readonly language: InterfaceLanguage;
  readonly loadPresentations: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>;
  readonly hrefOf: (entry: PresentationEntry) => string;
  /** The address of a preview that may be shown; undefined shows the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  /** What the app has to say of an entry on its cover, such as that it is saved. */
  readonly renderMark: (entry: PresentationEntry) => ReactNode;
  readonly isOnline: boolean;
  /** Whether all of it is on this device, so that it plays without network. */
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

/** As many covers as the first screen of a desk holds; they load at once. */
const firstRows = 8;

export function Gallery(props: GalleryProps) {
  const { memory, loadPresentations, language, isOnline, isSaved, ...cards } = props;
  const { t } = useTexts();
  const { state, revealMore, loadAgain } = useGallery(loadPresentations, memory);
  const isLoading = state.name === 'loading';
  const shelf = isLoading ? [] : shelfOf(state.entries, language);
  return (
    <section className="gallery" aria-labelledby="gallery-title" aria-busy={isLoading}>
      <h1 id="gallery-title" className="gallery-title">
        {t('gallery.title')}
      </h1>
      {!isOnline && !isLoading && <OfflineLine saved={shelf.filter(isSaved).length} />}
      {isLoading && <Skeletons count={firstRows} />}
      {!isLoading && shelf.length === 0 && <EmptyShelf failed={state.failed} onTryAgain={loadAgain} />}
      {!isLoading && shelf.length > 0 && (
        <Shelf
          {...cards}
          entries={shelf}
          shown={state.shown}
          isAway={(entry) => !isOnline && !isSaved(entry)}
          onMore={revealMore}
        />
      )}
    </section>
  );
}

interface ShelfProps extends Pick<GalleryProps, 'hrefOf' | 'previewUrlOf' | 'renderMark'> {
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
            mark={cards.renderMark(entry)}
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
