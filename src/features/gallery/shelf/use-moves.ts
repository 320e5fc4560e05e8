// Animates cards to their new positions when a favourite changes the order (spec screens §3, §13). The layout changes at
// once; transforms animate from the old positions (FLIP). The focused button keeps the focus.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import * as limits from '../../../contract/limits';
import type { Readable } from '../../../base/readable';

interface Snapshot {
  /** The old rectangle of each card; empty if nothing is animated. */
  readonly rects: ReadonlyMap<Element, DOMRect>;
  readonly focus: { readonly element: HTMLElement; readonly index: number } | undefined;
}

/**
 * Animates the cards after each change of `order`, unless motion is reduced. `order` must notify before the shelf renders the
 * change.
 */
export function useMoves(
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
