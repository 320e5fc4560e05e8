// Where the focus goes when a button goes with the press on it: to the player, whose keys go on working.

/** Call before the button goes. */
export function focusPlayer(button: Element): void {
  button.closest<HTMLElement>('.viewer-player')?.focus({ preventScroll: true });
}
