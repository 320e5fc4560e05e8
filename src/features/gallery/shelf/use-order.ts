// Puts the cards into the order of display. When one card moves forward, React would move all the cards that it passes,
// and the browser lays out each moved card again. So React renders the cards in an order that favourites do not change,
// and this module moves only the cards that must move.
import { useLayoutEffect, type RefObject } from 'react';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';

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
 * position of each among `count`.
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

/** Arranges the cards. A card that goes to the front or to the back is the only one that is moved. */
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
