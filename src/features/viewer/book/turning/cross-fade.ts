// Changes pages by a cross-fade, for reduced motion (look).

/** Milliseconds of the fade, like the opening of a dialog (spec screens §13). */
const fade = 300;

/** Fades the visible pages out above those that `jump` shows. Ends a running fade at once. */
export function crossFade(place: HTMLElement, jump: () => void): void {
  for (const left of place.querySelectorAll('.book-leaving')) {
    left.classList.remove('book-leaving');
    for (const fading of left.getAnimations()) fading.cancel();
  }
  const leaving = [...place.querySelectorAll('.book-page:not([inert])')];
  jump();
  for (const page of leaving) {
    // The same spread is visible again, as after two quick turns forwards and back.
    if (!page.hasAttribute('inert')) continue;
    page.classList.add('book-leaving');
    const fading = page.animate([{ opacity: 1 }, { opacity: 0 }], fade);
    fading.onfinish = () => page.classList.remove('book-leaving');
  }
}
