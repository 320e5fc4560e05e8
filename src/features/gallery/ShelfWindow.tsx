// Keeps the cards near the window in the document, and no others (ADR-0046). Loaded after the first paint: until then the shelf has the
// cards of its first page.
import { startTransition, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Schedule } from '../../base/clock';
import type { Readable, Writable } from '../../base/readable';
import { edgesOf, followWindow, type Seen, type Slice } from './shelf-rows';
import * as limits from '../../contract/limits';

export interface ShelfWindowProps {
  readonly shelf: RefObject<HTMLElement | null>;
  readonly slice: Slice;
  readonly setSlice: (slice: Slice) => void;
  readonly shelfStore: {
    /** The visible cards, with which the next visit begins. */
    readonly slice: Writable<Slice | undefined>;
  };
  readonly shown: number;
  readonly favourites: Readable<unknown>;
  readonly reducedMotion: Readable<boolean>;
  readonly afterPaint: Schedule;
}

interface Anchor {
  readonly card: HTMLElement;
  readonly top: number;
  /** Where the shelf itself began. */
  readonly shelfTop: number;
}

export function ShelfWindow(props: ShelfWindowProps) {
  const { shelf, slice, setSlice, shelfStore, shown, favourites, reducedMotion, afterPaint } = props;
  useMoves(shelf, favourites, reducedMotion);
  const anchor = useRef<Anchor>(undefined);
  const reading = useRef<Anchor>(undefined);
  const seen = useRef<{ readonly slice: Slice; readonly shown: number }>(undefined);
  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    if (shelf.current === null) return;
    placeKeptCards(shelf.current, slice);
    // The rows above were estimated, or the window has another width: what a person reads stays in its place.
    if (current !== undefined) putBack(current, shelf.current);
  }, [shelf, slice]);
  useEffect(() => {
    const update = (): void => {
      seen.current = { slice, shown };
      if (shelf.current === null) return;
      const { next, visible } = followWindow(slice, look(shelf.current, slice), shown);
      shelfStore.slice.set(visible);
      reading.current = firstVisible(shelf.current, slice);
      if (next === slice) return;
      anchor.current = firstVisible(shelf.current, next);
      setSlice(next);
    };
    const onResize = (): void => {
      const { current } = reading;
      // At the head of the page the shelf moves with what stands above it.
      if (shelf.current !== null && current !== undefined && current.shelfTop < 0)
        putBack({ ...current, top: Math.max(current.top, current.card.offsetHeight / -2) }, shelf.current);
      update();
    };
    const step = (): void => startTransition(update);
    // At first the page is not yet scrolled to where it was left. And where the same cards change their places, looking at once would
    // lay the page out once more before they are painted.
    const { current } = seen;
    const isNew = current !== undefined && (current.slice !== slice || current.shown !== shown);
    const stop = isNew ? step() : afterPaint(step);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      stop?.();
      removeEventListener('scroll', update);
      removeEventListener('resize', onResize);
    };
  });
  return null;
}

const positionOf = (card: HTMLElement): number => Number(card.getAttribute('aria-posinset')) - 1;

const isIn = ({ from, to }: Slice, position: number): boolean => position >= from && position < to;

const topOf = (card: HTMLElement, shelf: HTMLElement): number =>
  shelf.getBoundingClientRect().top + card.offsetTop;

const cardsOf = (shelf: HTMLElement) => shelf.querySelectorAll<HTMLElement>(':scope > article');

/** Measures the shelf with the rows that are in the document. */
function look(shelf: HTMLElement, slice: Slice): Seen {
  const style = getComputedStyle(shelf);
  const gap = Number.parseFloat(style.rowGap) || 0;
  const columns = style.gridTemplateColumns.split(' ').length;
  const width = shelf.clientWidth;
  const known = slice.space?.rows;
  const heights = known?.columns === columns && known.width === width ? [...known.heights] : [];
  for (const card of cardsOf(shelf)) {
    const position = positionOf(card);
    if (position % columns === 0 && isIn(slice, position))
      heights[position / columns] = card.getBoundingClientRect().height + gap;
  }
  return {
    rows: { columns, width, heights },
    top: shelf.getBoundingClientRect().top + (slice.space?.above ?? 0),
    windowHeight: innerHeight,
  };
}

/** Returns the first visible card that stays in the document. */
function firstVisible(shelf: HTMLElement, next: Slice): Anchor | undefined {
  for (const card of cardsOf(shelf))
    if (isIn(next, positionOf(card))) {
      const top = topOf(card, shelf);
      if (top + card.offsetHeight > 0) return { card, top, shelfTop: shelf.getBoundingClientRect().top };
    }
  return undefined;
}

/** Scrolls until a card is where it was. */
function putBack({ card, top }: Anchor, shelf: HTMLElement): void {
  if (!card.isConnected) return;
  const moved = topOf(card, shelf) - top;
  if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
}

/** Places the cards that stay beyond the others because one of them has the focus, so that Tab finds them where they belong. */
function placeKeptCards(shelf: HTMLElement, slice: Slice): void {
  for (const card of cardsOf(shelf)) {
    const style = styleOf(positionOf(card), slice);
    if (card.style.cssText !== style) card.style.cssText = style;
  }
}

function styleOf(position: number, slice: Slice): string {
  if (slice.space === undefined || isIn(slice, position)) return '';
  const { rows } = slice.space;
  const row = Math.floor(position / rows.columns);
  const column = (position % rows.columns) + 1;
  return `position: absolute; top: ${edgesOf(rows, row).at(-1) ?? 0}px; left: 0px; right: 0px; grid-column: ${column} / ${column + 1};`;
}

interface Snapshot {
  /** The old rectangle of each card; empty if nothing is animated. */
  readonly rects: ReadonlyMap<Element, DOMRect>;
  readonly focus: { readonly element: HTMLElement; readonly index: number } | undefined;
}

/**
 * Animates the cards to their new positions after each change of `order` (spec screens §3, §13), unless motion is reduced. `order` must
 * notify before the shelf renders the change. The layout changes at once; transforms animate from the old positions (FLIP).
 */
function useMoves(
  shelf: RefObject<HTMLElement | null>,
  order: Readable<unknown>,
  reducedMotion: Readable<boolean>,
): void {
  const pending = useRef<Snapshot>(undefined);
  useEffect(
    () =>
      order.subscribe(() => {
        if (shelf.current === null) return;
        pending.current ??= takeSnapshot(shelf.current, reducedMotion.get());
        disableScrollAnchoring();
      }),
    [shelf, order, reducedMotion],
  );
  useLayoutEffect(() => {
    const snapshot = pending.current;
    pending.current = undefined;
    if (snapshot === undefined || shelf.current === null) return;
    restoreFocus(shelf.current, snapshot.focus);
    move(snapshot.rects);
  });
}

/** Turns scroll anchoring off until the new order is painted. Otherwise the browser would scroll along with a moved card. */
function disableScrollAnchoring(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

function takeSnapshot(shelf: HTMLElement, reducesMotion: boolean): Snapshot {
  const cards = [...shelf.children];
  const isAnimated = cards.length <= limits.gallery.maxAnimatedCards && !reducesMotion;
  const element = document.activeElement;
  const index = cards.findIndex((card) => card.contains(element));
  return {
    rects: new Map(isAnimated ? cards.map((card) => [card, card.getBoundingClientRect()]) : []),
    focus: element instanceof HTMLElement && index >= 0 ? { element, index } : undefined,
  };
}

/** Moves a lost focus to the card in the same position. A card that only moved still has the focus. */
function restoreFocus(shelf: HTMLElement, focus: Snapshot['focus']): void {
  if (focus === undefined || focus.element.isConnected) return;
  const replacement = shelf.children[Math.min(focus.index, shelf.children.length - 1)];
  replacement?.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true });
}

function move(rects: Snapshot['rects']): void {
  const moves = [...rects].map(([card, from]) => {
    const to = card.getBoundingClientRect();
    return { card, x: from.left - to.left, y: from.top - to.top };
  });
  for (const { card, x, y } of moves) {
    if (!card.isConnected || (x === 0 && y === 0)) continue;
    // The card with the pressed button moves above the others.
    const zIndex = card.contains(document.activeElement) ? 2 : 1;
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex },
        { transform: 'none', zIndex },
      ],
      { duration: limits.gallery.move, easing: 'ease-in-out' },
    );
  }
}
