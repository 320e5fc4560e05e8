// Pages that change by fading (look: with reduced motion nothing moves that need not). The times are the stylesheet's.

/** What is seen fades out above what `jump` shows. */
export function crossFade(place: HTMLElement, jump: () => void): void {
  for (const leaving of place.querySelectorAll('.book-page:not([inert])')) {
    leaving.classList.add('book-leaving');
    leaving.addEventListener('animationend', () => leaving.classList.remove('book-leaving'), { once: true });
  }
  jump();
  for (const coming of place.querySelectorAll('.book-page:not([inert])'))
    coming.classList.remove('book-leaving');
}
