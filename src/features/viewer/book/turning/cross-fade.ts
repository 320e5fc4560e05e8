// Changes pages by a cross-fade, for reduced motion (spec book §4).

/** Milliseconds of the fade (spec book §4). */
const fade = 300;

/** Calls `jump` and fades the previous pages out above the ones that it shows. Ends a running fade at once. */
export function crossFade(place: HTMLElement, jump: () => void): void {
  for (const page of place.querySelectorAll('.book-leaving')) {
    page.classList.remove('book-leaving');
    for (const fading of page.getAnimations()) fading.cancel();
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
