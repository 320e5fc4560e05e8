// A favourite flies up to its place (experience 2.3, 9): the cards are where they belong at once, and only seem to move
// there. Whoever has the focus keeps it on the way.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { limits } from '../../../contract/limits';
import type { Readable } from '../../../contract/readable';

interface Before {
  /** Where each card stood; empty where nothing is to be seen moving. */
  readonly places: ReadonlyMap<Element, DOMRect>;
  readonly focus: { readonly element: HTMLElement; readonly at: number } | undefined;
}

/** `order` tells of a change before the shelf renders it. Runs nothing while nothing changes. */
export function useMoves(shelf: RefObject<HTMLElement | null>, order: Readable<unknown>): void {
  const before = useRef<Before>(undefined);
  useEffect(
    () =>
      order.subscribe(() => {
        if (shelf.current === null) return;
        before.current ??= remember(shelf.current);
        holdPage();
      }),
    [shelf, order],
  );
  useLayoutEffect(() => {
    const then = before.current;
    before.current = undefined;
    if (then === undefined || shelf.current === null) return;
    keepFocus(shelf.current, then.focus);
    move(then.places);
  });
}

/** A browser keeps in view what it looked at, and would follow a card that flies away: not until the new order is painted. */
function holdPage(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

function remember(shelf: HTMLElement): Before {
  const cards = [...shelf.children];
  const isSeen =
    cards.length <= limits.gallery.maxAnimatedCards &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const element = document.activeElement;
  const at = cards.findIndex((card) => card.contains(element));
  return {
    places: new Map(isSeen ? cards.map((card) => [card, card.getBoundingClientRect()]) : []),
    focus: element instanceof HTMLElement && at >= 0 ? { element, at } : undefined,
  };
}

/** A card that left the page hands the focus to the one that came in its place; one that only moved takes it along. */
function keepFocus(shelf: HTMLElement, focus: Before['focus']): void {
  if (focus === undefined || focus.element.isConnected) return;
  const heir = shelf.children[Math.min(focus.at, shelf.children.length - 1)];
  heir?.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true });
}

function move(places: Before['places']): void {
  const moves = [...places].map(([card, from]) => {
    const to = card.getBoundingClientRect();
    return { card, x: from.left - to.left, y: from.top - to.top };
  });
  for (const { card, x, y } of moves) {
    if (!card.isConnected || (x === 0 && y === 0)) continue;
    // The one that was pressed passes above the others.
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
