// Moves the focus to the first new card after the shelf has grown: when the button was pressed, or when growth removed the
// focused button. Otherwise scrolling does not move the focus.
import { useEffect, useRef, type RefObject } from 'react';

/** What made the shelf grow: the button, or the sentinel that scrolled into view. */
type GrowthTrigger = 'button' | 'sentinel';

/** Returns a function to call before the shelf grows. */
export function useFocusOnGrowth(
  shelf: RefObject<HTMLElement | null>,
  shown: number,
): (by: GrowthTrigger) => void {
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
