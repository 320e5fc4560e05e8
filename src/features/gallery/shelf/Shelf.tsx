// The shown cards. The sentinel at their end reveals more on scrolling; it contains a button for people who do not scroll.
import { useRef } from 'react';
import type { Clock } from '../../../contract/clock';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import type { Readable } from '../../../contract/readable';
import type { Favourites } from '../../../platform/storage/favourites';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Card, type CardSlots } from '../card/Card';
import { isFirstPaint } from '../state';
import { useFocusOnGrowth } from './use-focus-on-growth';
import { useMoves } from './use-moves';
import { inRank, useOrder } from './use-order';
import { useSentinel } from './use-sentinel';

/** The data that the cards need besides their entries. */
export interface CardDeps extends CardSlots {
  readonly hrefOf: (entry: PresentationEntry) => string;
  /** Returns the address of the preview picture, or undefined for the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  readonly favourites: Favourites;
  /** True while cards change their positions without an animation. */
  readonly reducedMotion: Readable<boolean>;
}

interface ShelfProps {
  readonly clock: Clock;
  readonly cards: CardDeps;
  /** In the order of display. */
  readonly entries: readonly PresentationEntry[];
  /** The same entries in an order that favourites do not change. */
  readonly ranked: readonly PresentationEntry[];
  readonly shown: number;
  /** Whether the story cannot be opened at the moment. */
  readonly isUnavailable: (entry: PresentationEntry) => boolean;
  readonly onMore: () => void;
}

/** The number of cards whose covers load at once (spec screens §13): those of a desktop's first screen. */
export const eagerCovers = 8;

export function Shelf({ clock, cards, entries, ranked, shown, isUnavailable, onMore }: ShelfProps) {
  const { t } = useTexts();
  const shelf = useRef<HTMLDivElement>(null);
  const visible = entries.slice(0, shown);
  const positions = new Map(visible.map((entry, position) => [entry, position]));
  const recordFocus = useFocusOnGrowth(shelf, shown);
  useOrder(
    shelf,
    visible.map(({ id }) => id),
  );
  useMoves(shelf, cards.favourites, cards.reducedMotion);
  const sentinel = useSentinel(clock, () => {
    recordFocus('sentinel');
    onMore();
  });
  return (
    <>
      <div className="shelf" ref={shelf}>
        {inRank(ranked, positions).map((entry) => (
          <Card
            key={entry.id}
            entry={entry}
            href={cards.hrefOf(entry)}
            previewUrl={cards.previewUrlOf(entry)}
            isFirst={(positions.get(entry) ?? 0) < eagerCovers}
            isUnavailable={isUnavailable(entry)}
            favourites={cards.favourites}
            renderOffline={cards.renderOffline}
            renderRating={cards.renderRating}
          />
        ))}
      </div>
      {/* The rest of the first page comes by itself; a button before it would appear and move. */}
      {entries.length > shown && !isFirstPaint(shown) && (
        <div className="gallery-more" ref={sentinel}>
          <Button
            onClick={() => {
              recordFocus('button');
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
