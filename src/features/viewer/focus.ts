// Keeps the focus in the player when a pressed button is removed, so that the player's keys still work.

/** Focuses the player around a button. Call it before the button is removed. */
export function focusPlayer(button: Element): void {
  button.closest<HTMLElement>('.viewer-player')?.focus({ preventScroll: true });
}
