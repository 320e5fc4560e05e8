// Tells where the focus is, and keeps it in the player when a button is removed, so that the player's keys still work.
import { passFocusTo } from '../../../ui/move-focus';

/**
 * Within the player, `control` is a button, link or slider, `text` an element that the keyboard scrolls, and `field` an input for text.
 * `outside` is everything beyond the player.
 */
export type FocusPosition = 'nowhere' | 'player' | 'control' | 'text' | 'field' | 'outside';

/** Returns where the focus is, relative to the player's root. */
export function focusOf(active: Element | null, root: Element): FocusPosition {
  if (active === null || active === document.body || active === document.documentElement) return 'nowhere';
  if (!root.contains(active)) return 'outside';
  if (active.matches('input, textarea, select, [contenteditable]')) return 'field';
  if (active.matches('button, a[href], [role="slider"]')) return 'control';
  return active.matches('[tabindex="0"]') ? 'text' : 'player';
}

/** The `ref` of a button that something else may remove: focuses the player around it if it had the focus. */
export const focusPlayerOnRemoval = passFocusTo((button) => button.closest<HTMLElement>('.viewer-player'));

/** Focuses the player around a button. Call it before the button is removed. */
export function focusPlayer(button: Element): void {
  button.closest<HTMLElement>('.viewer-player')?.focus({ preventScroll: true });
}
