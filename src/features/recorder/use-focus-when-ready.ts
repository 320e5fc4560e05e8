// Moves the focus to the button of a step once its device is open, which may take seconds.
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the button when `isReady` becomes true, unless a person has moved to another control meanwhile: what they press next is
 * meant for that one.
 */
export function useFocusWhenReady(button: RefObject<HTMLButtonElement | null>, isReady: boolean): void {
  /** What had the focus when the step was shown: a dialog gives it to its first control. */
  const first = useRef<Element>(null);
  useEffect(() => {
    first.current = document.activeElement;
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const { activeElement } = document;
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
    if (!isOnControl || activeElement === first.current) button.current?.focus();
  }, [button, isReady]);
}
