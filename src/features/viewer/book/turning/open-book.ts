// An open book: it follows the player, and the player follows the reader's hand. Ties the parts together; draws nothing.
import type { PageFlip } from 'page-flip';
import { afterPaint } from '../../../../platform/browser/after-paint';
import { systemClock } from '../../../../platform/browser/clock';
import type { Player } from '../../../../player/player';
import { bindPointer, type PointerDeps } from '../gestures/bind-pointer';
import type { BookSize } from '../layout/book-size';
import { indexAt } from '../layout/page-positions';
import { playFrom, sentenceOf } from '../read-along/play-from';
import { createAfterTurn } from './after-turn';
import { crossFade } from './cross-fade';
import { PageTurner } from './page-turner';

export interface OpenBook {
  readonly book: PageFlip;
  /** Where the book lies; bears what there is to know of it as data attributes. */
  readonly place: HTMLElement;
  readonly player: Player;
  readonly size: () => BookSize;
  /** Whether pages fade instead of turning. */
  readonly fades: () => boolean;
}

/** Lives until the answer is called, which leaves nothing running. */
export function openBook({ book, place, player, size, fades }: OpenBook): () => void {
  const { store, shown } = player;
  const slideCount = player.slides.length;
  const { hideOthers, stopNotifying } = tellPlace(book, place, slideCount);
  const afterTurn = createAfterTurn({
    isTurning: () => book.getState() === 'flipping',
    afterPaint,
    clock: systemClock,
  });
  book.on('changeState', ({ data }) => {
    if (data === 'read') afterTurn.landed();
  });
  document.addEventListener('visibilitychange', afterTurn.hidden);
  const turner = new PageTurner(book, {
    slideCount,
    fades,
    crossFade: (jump) =>
      crossFade(place, () => {
        jump();
        hideOthers();
      }),
    onHeading: (index) => head(place, index),
  });
  const follow = (): void => turner.show(store.get().index);
  follow();
  const stopFollowing = store.subscribe(follow);
  const stopPacing = shown.setPace(afterTurn.later);
  const stopListening = bindPointer(place, {
    book,
    size,
    draws: () => !fades(),
    ...turnsBy(player, turner),
  });
  return () => {
    stopNotifying();
    document.removeEventListener('visibilitychange', afterTurn.hidden);
    stopPacing();
    stopFollowing();
    stopListening();
    book.dispose();
  };
}

/** What a hand asks of the player. */
function turnsBy(player: Player, turner: PageTurner): Pick<PointerDeps, 'onArrival' | 'onTurn' | 'onTap'> {
  const { store } = player;
  return {
    onArrival: (way) => {
      turner.arrivesAt(beside(store.get().index, way));
      turnPlayer(player, way);
    },
    onTurn: (way) => turnPlayer(player, way),
    onTap: (target, corner) => {
      const sentence = sentenceOf(target);
      if (sentence !== undefined) playFrom(player, sentence.index, sentence.cue);
      else if (store.get().index === 0) turnPlayer(player, 'next');
      else if (corner !== undefined) turnPlayer(player, corner.side === 'right' ? 'next' : 'previous');
    },
  };
}

/** Keeps on the place what there is to know of the book, and out of reach what is not seen of it. */
function tellPlace(book: PageFlip, place: HTMLElement, slideCount: number) {
  const hideOthers = (): void => hideOtherPages(place, book.getCurrentPageIndex(), slideCount);
  let stopHiding = (): void => undefined;
  hideOthers();
  lie(place, book.getCurrentPageIndex());
  place.dataset['bookState'] = book.getState();
  place.dataset['bookOrientation'] = 'landscape';
  book.on('flip', ({ data }) => {
    lie(place, data);
    // What cannot be reached looks no different: the pages that can are painted first.
    stopHiding();
    stopHiding = afterPaint(hideOthers);
  });
  book.on('changeState', ({ data }) => {
    place.dataset['bookState'] = data;
  });
  const arrive = ({ target }: Event): void => {
    if (target === place.querySelector('.book-block')) place.toggleAttribute('data-book-moves', false);
  };
  for (const type of arrivals) place.addEventListener(type, arrive);
  return {
    hideOthers,
    stopNotifying: (): void => {
      stopHiding();
      for (const type of arrivals) place.removeEventListener(type, arrive);
    },
  };
}

/** Of the book that moves over the table; where it does not (reduced motion), there is nothing to end either. */
const arrivals = ['transitionend', 'transitioncancel'] as const;

/** Between cover and pages the book moves over the table. */
function head(place: HTMLElement, index: number): void {
  const closes = index === 0;
  if (closes === place.hasAttribute('data-book-closing')) return;
  place.toggleAttribute('data-book-moves', true);
  place.toggleAttribute('data-book-closing', closes);
}

/** What style hangs on changes with the cover only: with each spread, all that a rule may touch would be styled anew. */
function lie(place: HTMLElement, position: number): void {
  place.dataset['bookPosition'] = String(position);
  place.toggleAttribute('data-book-closed', position === 0);
}

type Way = 'next' | 'previous';

const beside = (index: number, way: Way): number => index + (way === 'next' ? 1 : -1);

/** Leafing keeps paused or playing; beyond the last page the story is over, before the first there is none. */
function turnPlayer({ store }: Player, way: Way): void {
  const { index, sequenceLength } = store.get();
  const to = beside(index, way);
  if (to >= sequenceLength) store.dispatch({ type: 'Next' });
  else if (to >= 0) store.dispatch({ type: 'GoTo', index: to });
}

/** What is not seen cannot be reached either. */
function hideOtherPages(place: HTMLElement, position: number, slideCount: number): void {
  const shown = indexAt(position, slideCount);
  for (const page of place.querySelectorAll<HTMLElement>('[data-position]'))
    page.toggleAttribute('inert', indexAt(Number(page.dataset['position']), slideCount) !== shown);
}
