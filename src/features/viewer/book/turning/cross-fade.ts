// Pages that change by fading (look: with reduced motion nothing moves that need not).

/** Milliseconds, as long as a dialog takes to grow (experience 9). */
const fade = 300;

/** What is seen fades out above what `jump` shows. A fade that is still on its way ends at once. */
export function crossFade(place: HTMLElement, jump: () => void): void {
  for (const left of place.querySelectorAll('.book-leaving')) {
    left.classList.remove('book-leaving');
    for (const fading of left.getAnimations()) fading.cancel();
  }
  const leaving = [...place.querySelectorAll('.book-page:not([inert])')];
  jump();
  for (const page of leaving) {
    // The same spread again, as after two quick turns there and back.
    if (!page.hasAttribute('inert')) continue;
    page.classList.add('book-leaving');
    const fading = page.animate([{ opacity: 1 }, { opacity: 0 }], fade);
    fading.onfinish = () => page.classList.remove('book-leaving');
  }
}
