// Connects an open book with the player: the book shows the player's slide, and gestures move the player.
import type { PageFlip } from 'page-flip';
import { onPageHidden } from '../../../platform/browser/page-events';
import type { Player } from '../../../player/player';
import type { ViewerDeps } from '../shared/viewer-browser-deps';
import { bindPointer, type PointerDeps } from './bind-pointer';
import { type BookSize, indexAt, positionOf } from './book-layout';
import { playFrom, sentenceOf } from './book-story';
import type { PageSound } from '../shared/page-sound';
import { tapPages, neighbourOf, turnPlayer } from '../shared/use-player';
import { createAfterTurn, PageTurner } from './page-turns';

interface BookConnectionDeps extends Pick<ViewerDeps, 'afterPaint' | 'clock' | 'reducedMotion' | 'isZoomed'> {
  readonly book: PageFlip;
  /** The element around the book; the book's state is set on it as data attributes. */
  readonly place: HTMLElement;
  readonly player: Player;
  readonly size: () => BookSize;
  readonly isMirrored: boolean;
  /** Whether the book shows one page at a time. */
  readonly isUpright: boolean;
  readonly pageSound: Pick<PageSound, 'play'>;
  /** Called with the address of a picture that is to be shown large. */
  readonly onPicture: (url: string) => void;
}

/** Connects the book with the player. Returns a function that ends the connection and disposes of the book. */
export function connectBook(deps: BookConnectionDeps): () => void {
  const { book, place, player, size, isMirrored, isUpright, afterPaint, clock, reducedMotion, isZoomed } =
    deps;
  const { store, displayed } = player;
  const slideCount = player.slides.length;
  /** Returns whether pages fade instead of turning. Read at each turn, since the setting may change while a book is open. */
  const fades = reducedMotion.get;
  const { makeOthersInert, stopReflecting } = reflectState({
    book,
    place,
    slideCount,
    isUpright,
    afterPaint,
  });
  const afterTurn = createAfterTurn({
    isTurning: () => book.getState() === 'flipping',
    isHidden: () => document.visibilityState === 'hidden',
    afterPaint,
    clock,
  });
  book.on('changeState', ({ data }) => {
    if (data === 'read') afterTurn.landed();
    // Pages that fade, or are shown without turning, are silent.
    if (data === 'flipping') deps.pageSound.play();
  });
  const stopWatchingHiding = onPageHidden(afterTurn.hidden);
  const turner = new PageTurner(book, {
    slideCount,
    isUpright,
    fades,
    crossFade: (jump) =>
      crossFade(place, () => {
        jump();
        makeOthersInert();
      }),
    onTargetChange: (index) => reflectMove(place, index),
  });
  const follow = (): void => turner.show(store.get().index);
  follow();
  const stopFollowing = store.subscribe(follow);
  const restoreSchedule = displayed.setSchedule(afterTurn.schedule);
  const stopListening = bindPointer(place, {
    book,
    size,
    isMirrored,
    isZoomed,
    canDrag: () => !fades(),
    ...turnCallbacks(turner, deps),
  });
  return () => {
    stopReflecting();
    stopWatchingHiding();
    restoreSchedule();
    stopFollowing();
    stopListening();
    book.dispose();
  };
}

/** Returns handlers that move the player on gestures. */
function turnCallbacks(
  turner: PageTurner,
  { player, isMirrored, onPicture }: Pick<BookConnectionDeps, 'player' | 'isMirrored' | 'onPicture'>,
): Pick<PointerDeps, 'onArrival' | 'onTurn' | 'onTap'> {
  const { store } = player;
  return {
    onArrival: (direction) => {
      turner.turnsTo(neighbourOf(store.get().index, direction));
      turnPlayer(player, direction);
    },
    onTurn: (direction) => turnPlayer(player, direction),
    onTap: (tap) => {
      const sentence = sentenceOf(tap.target);
      if (sentence !== undefined) playFrom(player, sentence.index, sentence.cue);
      else if (store.get().index !== 0) tapPages(tap, { player, isRightToLeft: isMirrored, onPicture });
      else if (isOnCover(tap.target)) turnPlayer(player, 'next');
    },
  };
}

/** A closed book leaves half of its place empty, and more beside it. */
const isOnCover = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-position="0"]') !== null;

/**
 * Updates the place's data attributes when the book's state changes, and makes hidden pages inert. Returns two functions: the first
 * makes hidden pages inert at once, the second cancels a pending update and removes listeners.
 */
function reflectState({
  book,
  place,
  slideCount,
  isUpright,
  afterPaint,
}: Pick<BookConnectionDeps, 'book' | 'place' | 'isUpright' | 'afterPaint'> & {
  readonly slideCount: number;
}) {
  const position = (): number => positionOf(book.getCurrentPageIndex(), isUpright);
  const makeOthersInert = (): void => makeOtherPagesInert(place, position(), slideCount);
  let cancelInert = (): void => undefined;
  makeOthersInert();
  reflectPosition(place, position());
  place.dataset['bookState'] = book.getState();
  place.dataset['bookOrientation'] = isUpright ? 'portrait' : 'landscape';
  book.on('flip', () => {
    reflectPosition(place, position());
    // Inert pages look the same, so the visible pages are painted first.
    cancelInert();
    cancelInert = afterPaint(makeOthersInert);
  });
  book.on('changeState', ({ data }) => {
    place.dataset['bookState'] = data;
  });
  const onMoveEnd = ({ target }: Event): void => {
    if (target === place.querySelector('.book-block')) place.toggleAttribute('data-book-moves', false);
  };
  for (const type of moveEndEvents) place.addEventListener(type, onMoveEnd);
  return {
    makeOthersInert,
    stopReflecting: (): void => {
      cancelInert();
      for (const type of moveEndEvents) place.removeEventListener(type, onMoveEnd);
    },
  };
}

/** Events at the end of the book's movement over the table. With reduced motion it does not move, and none is dispatched. */
const moveEndEvents = ['transitionend', 'transitioncancel'] as const;

/** Marks that the book moves over the table, as between cover and pages. */
function reflectMove(place: HTMLElement, index: number): void {
  const closes = index === 0;
  if (closes === place.hasAttribute('data-book-closing')) return;
  place.toggleAttribute('data-book-moves', true);
  place.toggleAttribute('data-book-closing', closes);
}

/**
 * Sets the position, and whether the book is closed. Styles depend on the latter alone, which changes at the cover only: a change
 * with each spread would restyle too much.
 */
function reflectPosition(place: HTMLElement, position: number): void {
  place.dataset['bookPosition'] = String(position);
  place.toggleAttribute('data-book-closed', position === 0);
}

/** Makes pages inert that are not visible. */
function makeOtherPagesInert(place: HTMLElement, position: number, slideCount: number): void {
  const shown = indexAt(position, slideCount);
  for (const page of place.querySelectorAll<HTMLElement>('[data-position]'))
    page.toggleAttribute('inert', indexAt(Number(page.dataset['position']), slideCount) !== shown);
}

/** Milliseconds of the fade (spec book §4). */
const fade = 300;

/** Calls `jump` and fades the previous pages out above the ones that it shows. Ends a running fade at once. */
function crossFade(place: HTMLElement, jump: () => void): void {
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
