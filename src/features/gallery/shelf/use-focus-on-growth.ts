// Where the focus goes when the shelf grows: to the first of the new cards for whoever asked for them, nowhere for whoever scrolls.
import { useEffect, useRef, type RefObject } from 'react';

/** Who asks for more: the button, or the sentinel that scrolled into view. */
type Asker = 'button' | 'sentinel';

/** Call the answer before growing. */
export function useFocusOnGrowth(
  shelf: RefObject<HTMLElement | null>,
  shown: number,
): (asker: Asker) => void {
  const asked = useRef<{ readonly by: Asker; readonly before: number; readonly focus: Element | null }>(
    undefined,
  );
  useEffect(() => {
    const growth = asked.current;
    asked.current = undefined;
    if (growth === undefined || growth.before === shown) return;
    // After the last page the button is gone, and with it the focus of whoever stood there.
    const isLost = growth.focus !== null && !growth.focus.isConnected;
    if (growth.by === 'button' || isLost)
      shelf.current?.querySelectorAll<HTMLElement>('.card-link')[growth.before]?.focus();
  }, [shelf, shown]);
  return (by) => {
    asked.current = { by, before: shown, focus: document.activeElement };
  };
}
