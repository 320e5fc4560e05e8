// Moves the focus when the focused button is removed, which its own press may do.
import type { RefCallback } from 'react';

/**
 * Returns a ref for a button. If the button has the focus when it is removed, the focus moves to the element that `find` returns: it gets
 * the button, which is still in the page then. Call it outside of components, since a new ref counts as a removal.
 */
export function passFocusTo(
  find: (removed: HTMLElement) => HTMLElement | null | undefined,
): RefCallback<HTMLElement> {
  return (button) => () => {
    if (button !== null && document.activeElement === button) find(button)?.focus();
  };
}

/** The ref for a button that may be removed by its own press: the focus moves to the first heading of its section. */
export const passFocusToHeading = passFocusTo((removed) =>
  removed.closest('section, aside')?.querySelector('h1, h2'),
);
