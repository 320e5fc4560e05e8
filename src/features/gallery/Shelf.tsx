// The revealed cards, as far as they are near the window. The sentinel at their end reveals more on scrolling; it contains a button for
// people who do not scroll.
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import * as limits from '../../contract/limits';
import type { Clock } from '../../base/clock';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { Readable } from '../../base/readable';
import type { Favourites } from '../../platform/storage/favourites';
import { useTexts } from '../../platform/i18n/i18n';
import { afterFirstPaint } from '../../platform/browser/after-first-paint';
import { Button } from '../../ui/Button';
import { lazyDrawing, useScheduled } from '../../ui/lazy-part';
import { StoryCard, type CardSlots } from './StoryCard';
import type { ShelfWindowProps } from './ShelfWindow';
import type { Slice } from './shelf-rows';
import { type ShelfView, useDisplayOrder } from './use-gallery';

/** The data that the cards need besides their entries. */
export interface CardDeps extends CardSlots {
  readonly hrefOf: (entry: PresentationEntry) => string;
  /** Returns the address of the preview picture, or undefined for the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  readonly favourites: Favourites;
  /** The ids of the presentations that were just made on this device. */
  readonly fresh: ReadonlySet<string>;
  /** True while cards change their positions without an animation. */
  readonly reducedMotion: Readable<boolean>;
}

/** Loaded after the pictures of the first screen. Without it the shelf holds all its cards. */
const ShelfWindow = lazyDrawing<ShelfWindowProps>(async () => {
  await new Promise<void>((resolve) => afterFirstPaint(resolve));
  return (await import('./ShelfWindow')).ShelfWindow;
});

/** The data of the cards, and the environment of the shelf. */
interface ShelfDeps extends CardDeps, Pick<ShelfWindowProps, 'afterPaint' | 'shelfStore'> {
  readonly clock: Clock;
}

interface ShelfProps {
  readonly cards: ShelfDeps;
  /** Names language and filters: another view begins with its first cards. */
  readonly view: string;
  readonly stories: Pick<ShelfView, 'matching' | 'isOffline' | 'isSaved'>;
  /** The one of them that is offered above the shelf. */
  readonly above: PresentationEntry | undefined;
  /** The number of revealed entries; it may exceed the number of entries. */
  readonly shown: number;
  readonly onMore: () => void;
}

/** The number of cards whose covers load at once (spec screens §13): the first screen of a desktop. */
export const eagerCovers = 8;
/** The cards of the first paint: more than a usual screen shows, in full rows of two, three or four. */
const firstPaintCards = 12;
/** The cards that follow at a time, so that no task takes long. */
const nextCards = 3;

export function Shelf(props: ShelfProps) {
  const { cards, stories, above, onMore } = props;
  const { t } = useTexts();
  const ordered = useDisplayOrder(stories, cards);
  const entries = useMemo(() => without(above, ordered), [above, ordered]);
  const shelf = useRef<HTMLDivElement>(null);
  const shown = Math.min(props.shown, entries.length);
  const [slice, setSlice] = useSlice(props, shown);
  const recordFocus = useFocusOnGrowth(shelf, shown);
  const sentinel = useSentinel(cards.clock, () => {
    recordFocus('sentinel');
    onMore();
  });
  return (
    <>
      <Cards {...props} entries={entries} shelf={shelf} shown={shown} slice={slice} />
      <LateShelfWindow {...cards} shelf={shelf} slice={slice} setSlice={setSlice} shown={shown} />
      {/* The rest of the first page comes by itself; a button before it would appear and move. */}
      {entries.length > shown && (slice.space !== undefined || slice.to >= shown) && (
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

/** Returns the entries without that one, which is mostly among the first of many. */
function without(
  entry: PresentationEntry | undefined,
  entries: readonly PresentationEntry[],
): readonly PresentationEntry[] {
  const at = entry === undefined ? -1 : entries.indexOf(entry);
  return at < 0 ? entries : [...entries.slice(0, at), ...entries.slice(at + 1)];
}

/** Begins to load once the cards are in the document: before that nothing that delays their paint is to be seen. */
function LateShelfWindow(props: ShelfWindowProps) {
  return useScheduled(props.afterPaint) && <ShelfWindow {...props} />;
}

/** Returns the cards in the document, and a function that changes them. Until the window is followed, they become more by themselves. */
function useSlice({ view, cards: { shelfStore, afterPaint } }: ShelfProps, shown: number) {
  const [last, setSlice] = useState(() => shelfStore.slice.get());
  const slice = last?.view === view ? last : { view, from: 0, to: firstPaintCards };
  useEffect(() => {
    if (slice.space !== undefined) return undefined;
    shelfStore.slice.set(slice);
    if (slice.to >= shown) return undefined;
    const more = { ...slice, to: slice.to + nextCards };
    // Unless the code that follows the window has just changed it.
    const grow = (): void => startTransition(() => setSlice((now) => (now === last ? more : now)));
    // The first page must not delay the first paint.
    return slice.to < limits.gallery.firstPage ? afterPaint(grow) : grow();
  });
  return [slice, setSlice] as const;
}

interface CardsProps extends Pick<ShelfProps, 'cards' | 'stories'> {
  /** In the order of display. */
  readonly entries: readonly PresentationEntry[];
  readonly shelf: RefObject<HTMLDivElement | null>;
  readonly shown: number;
  readonly slice: Slice;
}

function Cards({ shelf, cards, stories, entries, shown, slice }: CardsProps) {
  const { from, to, space } = slice;
  const focused = useFocusedCard(shelf);
  const kept = entries.findIndex(({ id }) => id === focused);
  const positions = new Map<PresentationEntry, number>();
  entries.slice(0, shown).forEach((entry, at) => {
    // Beside the focused card, so that Tab leads to them, however far the page was scrolled.
    if ((at >= from && at < to) || (kept >= 0 && Math.abs(at - kept) < 2)) positions.set(entry, at);
  });
  useOrder(shelf, positions, entries.length);
  return (
    <div
      className="shelf"
      role="feed"
      ref={shelf}
      style={{ paddingTop: space?.above, paddingBottom: space?.below }}
    >
      {inRank(stories.matching, positions).map((entry) => (
        <StoryCard
          key={entry.id}
          entry={entry}
          href={cards.hrefOf(entry)}
          previewUrl={cards.previewUrlOf(entry)}
          isFirst={(positions.get(entry) ?? 0) < eagerCovers}
          isUnavailable={stories.isOffline && !stories.isSaved(entry)}
          isFresh={cards.fresh.has(entry.id)}
          favourites={cards.favourites}
          renderOffline={cards.renderOffline}
          renderRating={cards.renderRating}
          renderEar={cards.renderEar}
        />
      ))}
    </div>
  );
}

/** Returns the id of the card that had the focus last. */
function useFocusedCard(shelf: RefObject<HTMLElement | null>): string | undefined {
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const { current } = shelf;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      setFocused(target.closest<HTMLElement>('[data-presentation-id]')?.dataset['presentationId']);
    };
    current?.addEventListener('focusin', onFocus);
    return () => current?.removeEventListener('focusin', onFocus);
  }, [shelf]);
  return focused;
}

/** Returns the shown entries in the order of `ranked`. Stops at the last of them. */
export function inRank(
  ranked: readonly PresentationEntry[],
  shown: ReadonlyMap<PresentationEntry, number>,
): readonly PresentationEntry[] {
  const found: PresentationEntry[] = [];
  for (const entry of ranked) {
    if (found.length === shown.size) break;
    if (shown.has(entry)) found.push(entry);
  }
  return found;
}

/**
 * Puts the shelf's children into the order of these positions, after each render and before it is painted. Screen readers are told the
 * position of each among `count`. React renders the cards in an order that favourites do not change: when one card moves forward, it
 * would move all that it passes, and the browser lays out each moved card again.
 */
export function useOrder(
  shelf: RefObject<HTMLElement | null>,
  positions: ReadonlyMap<PresentationEntry, number>,
  count: number,
): void {
  useLayoutEffect(() => {
    if (shelf.current === null) return;
    const focused = document.activeElement;
    arrange(shelf.current, positions, count);
    // A browser removes the focus from a moved element.
    if (
      focused instanceof HTMLElement &&
      shelf.current.contains(focused) &&
      focused !== document.activeElement
    )
      focused.focus({ preventScroll: true });
  });
}

/** Arranges the cards. When one card goes to the front or to the back, no other card is moved. */
function arrange(shelf: HTMLElement, positions: ReadonlyMap<PresentationEntry, number>, count: number): void {
  const cards = new Map<string, HTMLElement>();
  for (const card of shelf.querySelectorAll<HTMLElement>(':scope > [data-presentation-id]'))
    cards.set(card.dataset['presentationId'] ?? '', card);
  let next = shelf.firstElementChild;
  for (const [{ id }, position] of positions) {
    const card = cards.get(id);
    if (card === undefined) continue;
    // The card in between belongs further back and is moved there later in this loop.
    if (card === next?.nextElementSibling) next = card;
    if (card === next) next = card.nextElementSibling;
    else shelf.insertBefore(card, next);
    card.setAttribute('aria-posinset', `${position + 1}`);
    card.setAttribute('aria-setsize', `${count}`);
  }
}

/**
 * Reveals more stories when the sentinel near the end of the shelf comes into view (spec screens §13). Returns the ref for its element.
 * Without an element nothing is watched.
 */
function useSentinel(clock: Clock, revealMore: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  // Observed again after each render: a sentinel that is still in view after the shelf has grown is reported again.
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    let cancel = (): void => undefined;
    const { revealDelay, sentinelMargin, sentinelVisibility } = limits.gallery;
    const observer = new IntersectionObserver(
      (changes) => {
        cancel();
        if (changes.some(({ isIntersecting }) => isIntersecting))
          cancel = clock.after(revealDelay, revealMore);
      },
      { rootMargin: `${sentinelMargin}px`, threshold: sentinelVisibility },
    );
    observer.observe(element);
    return () => {
      cancel();
      observer.disconnect();
    };
  });
  return sentinel;
}

/** What made the shelf grow: the button, or the sentinel that scrolled into view. */
type GrowthTrigger = 'button' | 'sentinel';

/**
 * Moves the focus to the first new card when the button made the shelf grow, or when growth removed the focused button. Otherwise
 * scrolling does not move the focus. Returns a function to call before the shelf grows.
 */
function useFocusOnGrowth(shelf: RefObject<HTMLElement | null>, shown: number): (by: GrowthTrigger) => void {
  const request = useRef<{
    readonly by: GrowthTrigger;
    readonly before: number;
    readonly focus: Element | null;
  }>(undefined);
  useEffect(() => {
    const growth = request.current;
    if (growth === undefined || growth.before === shown) return;
    // After the last page the button is removed, and a focus on it is lost.
    const isLost = growth.focus !== null && !growth.focus.isConnected;
    const first = shelf.current?.querySelector<HTMLElement>(
      `[aria-posinset="${growth.before + 1}"] .card-link`,
    );
    if (growth.by === 'button' || isLost) {
      // It comes some frames after it is revealed.
      if (!first) return;
      first.focus();
    }
    request.current = undefined;
  });
  return (by) => {
    request.current = { by, before: shown, focus: document.activeElement };
  };
}
