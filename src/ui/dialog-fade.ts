// The closing animation of a dialog. The dialog is closed at once, so that the page responds again and has its focus back. Its
// element, which React has removed, then fades inside an inert wrapper that is hidden from screen readers.

/**
 * Fades the dialog out once React has removed it. Meant for the unmount of its component, while it is still open; does nothing after
 * the simulated unmount of StrictMode.
 */
export function fadeOnceRemoved(dialog: HTMLDialogElement): void {
  const container = dialog.parentElement;
  if (!dialog.open || container === null) return;
  // A closed dialog loses its size, and a moved one its scroll position.
  const { width, height } = getComputedStyle(dialog);
  const size = { width, height };
  const { scrollTop } = dialog;
  queueMicrotask(() => {
    if (dialog.isConnected || !container.isConnected) return;
    const wrapper = document.createElement('div');
    wrapper.className = 'dialog-leaving';
    wrapper.setAttribute('aria-hidden', 'true');
    wrapper.toggleAttribute('inert', true);
    Object.assign(dialog.style, size);
    wrapper.append(dialog);
    container.append(wrapper);
    dialog.scrollTop = scrollTop;
    const fades = [wrapper, dialog].flatMap((element) => element.getAnimations());
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => wrapper.remove());
  });
}
