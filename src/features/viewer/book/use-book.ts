// Ties the engine to React: opened when its pages are there, given the size of its place, closed when it is left.
import type { PageFlip } from 'page-flip';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Player } from '../../../player/player';
import { bookSizeIn, closedScale, type BookSize } from './layout/book-size';
import { fitPages, whenFontLoaded } from './pages/fit-pages';
import type { SlideRange } from './pages/printed-slides';
import { openBook } from './turning/open-book';

interface UseBook {
  readonly place: RefObject<HTMLElement | null>;
  readonly player: Player;
  /** What is printed by now; undefined while that is only what lies open and its neighbours. */
  readonly printed: SlideRange | undefined;
  readonly onOpened: () => void;
  readonly onSmallText: (slides: ReadonlySet<number>) => void;
}

/** Gives what is to be told of the engine once it is there. */
export function useBook({
  place,
  player,
  printed,
  onOpened,
  onSmallText,
}: UseBook): (book: PageFlip) => void {
  const [book, setBook] = useState<PageFlip>();
  const size = useRef<BookSize>({ pageWidth: 0, pageHeight: 0 });

  useLayoutEffect(() => {
    if (place.current !== null) size.current = giveSize(place.current);
  }, [place]);

  useEffect(() => {
    const element = place.current;
    if (book === undefined || element === null) return undefined;
    const fit = (): void => onSmallText(fitPages(element, size.current.pageWidth));
    const onSize = (): void => {
      size.current = giveSize(element);
      book.update();
      fit();
    };
    // Tells of the size at once, before anything is painted, and then of each change.
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    const forgetFace = whenFontLoaded(element, fit);
    const close = openBook({ book, place: element, player, size: () => size.current, fades });
    onOpened();
    return () => {
      close();
      forgetFace();
      observer.disconnect();
    };
  }, [book, place, player, onOpened, onSmallText]);

  useEffect(() => {
    if (book !== undefined && printed !== undefined && place.current !== null)
      onSmallText(fitPages(place.current, size.current.pageWidth));
  }, [book, printed, place, onSmallText]);

  return setBook;
}

/** Asked at each turn: the setting may change while a book lies open. */
const fades = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function giveSize(place: HTMLElement): BookSize {
  const { clientWidth, clientHeight } = place;
  // The room of whoever speaks beside the open book.
  const taken = Number.parseFloat(getComputedStyle(place).paddingRight);
  const size = bookSizeIn(clientWidth - taken, clientHeight);
  const { style } = place.closest<HTMLElement>('.book') ?? place;
  style.setProperty('--page-width', `${size.pageWidth}px`);
  style.setProperty('--page-height', `${size.pageHeight}px`);
  style.setProperty('--closed-scale', String(closedScale(size, clientWidth, clientHeight)));
  return size;
}
