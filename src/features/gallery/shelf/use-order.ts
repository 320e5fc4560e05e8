// Puts the cards in the order in which they are seen. React would move all that one card has passed, and each card that is
// moved is laid out anew: so it renders them in an order that a favourite does not change, and only what must move is moved.
import { useLayoutEffect, type RefObject } from 'react';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';

/** Those of `ranked` that are shown, in its order; looks no further than the last of them. */
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

/** After each render, before it is painted: the shelf's children stand in the order of these ids. */
export function useOrder(shelf: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  useLayoutEffect(() => {
    if (shelf.current === null) return;
    const focused = document.activeElement;
    arrange(shelf.current, ids);
    // A browser takes the focus from what is moved.
    if (
      focused instanceof HTMLElement &&
      shelf.current.contains(focused) &&
      focused !== document.activeElement
    )
      focused.focus({ preventScroll: true });
  });
}

/** One that went to the front or to the back is the only one that is moved. */
function arrange(shelf: HTMLElement, ids: readonly string[]): void {
  const cards = new Map<string, HTMLElement>();
  for (const card of shelf.querySelectorAll<HTMLElement>(':scope > [data-presentation-id]'))
    cards.set(card.dataset['presentationId'] ?? '', card);
  let next = shelf.firstElementChild;
  for (const id of ids) {
    const card = cards.get(id);
    if (card === undefined) continue;
    // What stands in between has its place further back, and goes there in its turn.
    if (card === next?.nextElementSibling) next = card;
    if (card === next) next = card.nextElementSibling;
    else shelf.insertBefore(card, next);
  }
}
