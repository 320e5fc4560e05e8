// How a dialog goes: it is closed at once, so that the page takes taps and keys again and the focus is back where it was.
// What fades is the element that React has let go of, as a picture that nobody can touch or hear.

/** Call as the dialog's component is unmounted, while it is still open. A false unmount, as StrictMode's, fades nothing. */
export function fadeOnceRemoved(dialog: HTMLDialogElement): void {
  const place = dialog.parentElement;
  if (!dialog.open || place === null) return;
  // A dialog that is closed has no size of its own, and one that is moved is scrolled to its top.
  const { width, height } = getComputedStyle(dialog);
  const size = { width, height };
  const { scrollTop } = dialog;
  queueMicrotask(() => {
    if (dialog.isConnected || !place.isConnected) return;
    const picture = document.createElement('div');
    picture.className = 'dialog-leaving';
    picture.setAttribute('aria-hidden', 'true');
    picture.toggleAttribute('inert', true);
    Object.assign(dialog.style, size);
    picture.append(dialog);
    place.append(picture);
    dialog.scrollTop = scrollTop;
    const fades = [picture, dialog].flatMap((element) => element.getAnimations());
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => picture.remove());
  });
}
