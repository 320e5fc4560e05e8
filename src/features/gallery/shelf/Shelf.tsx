// The cards that are shown; at their end the sentinel, with a button for those who do not scroll.
import { useRef } from 'react';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import { systemClock } from '../../../platform/browser/clock';
import type { Favourites } from '../../../platform/storage/favourites';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Card, type CardSlots } from '../card/Card';
import { useFocusOnGrowth } from './use-focus-on-growth';
import { useMoves } from './use-moves';
import { inRank, useOrder } from './use-order';
import { useSentinel } from './use-sentinel';

/** What the cards need besides their entries. */
export interface CardDeps extends CardSlots {
  readonly hrefOf: (entry: PresentationEntry) => string;
  /** The address of a preview that may be shown; undefined shows the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  readonly favourites: Favourites;
}

interface ShelfProps {
  readonly cards: CardDeps;
  /** In the order in which they are seen. */
  readonly entries: readonly PresentationEntry[];
  /** The same in an order that favourites do not change. */
  readonly ranked: readonly PresentationEntry[];
  readonly shown: number;
  /** It cannot be had just now. */
  readonly isAway: (entry: PresentationEntry) => boolean;
  readonly onMore: () => void;
}

/** As many covers as the first screen of a desk holds; they load at once. */
export const firstRows = 8;

export function Shelf({ cards, entries, ranked, shown, isAway, onMore }: ShelfProps) {
  const { t } = useTexts();
  const shelf = useRef<HTMLDivElement>(null);
  const seen = entries.slice(0, shown);
  const places = new Map(seen.map((entry, place) => [entry, place]));
  const keepFocus = useFocusOnGrowth(shelf, shown);
  useOrder(
    shelf,
    seen.map(({ id }) => id),
  );
  useMoves(shelf, cards.favourites);
  const sentinel = useSentinel(systemClock, () => {
    keepFocus('sentinel');
    onMore();
  });
  return (
    <>
      <div className="shelf" ref={shelf}>
        {inRank(ranked, places).map((entry) => (
          <Card
            key={entry.id}
            entry={entry}
            href={cards.hrefOf(entry)}
            previewUrl={cards.previewUrlOf(entry)}
            isFirst={(places.get(entry) ?? 0) < firstRows}
            isAway={isAway(entry)}
            favourites={cards.favourites}
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
