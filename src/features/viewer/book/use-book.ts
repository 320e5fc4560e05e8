// Connects the engine with React: once its pages are mounted, connects it with the player and sizes it to the available space.
import type { PageFlip } from 'page-flip';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Player } from '../../../player/player';
import type { ViewerDeps } from '../shared/viewer-browser-deps';
import { letterScale } from '../text/text-sizes';
import { useIsRightToLeft } from '../text/text-direction';
import { bookSizeIn, closedScale, type BookSize } from './book-layout';
import { fitPages, smallestOnPage, whenFontLoaded, scrollPages } from './page-texts';
import type { SlideRange } from './book-story';
import { connectBook } from './connect-book';

interface UseBook {
  readonly place: RefObject<HTMLElement | null>;
  readonly player: Player;
  /** Must be stable. */
  readonly deps: Pick<ViewerDeps, 'afterPaint' | 'clock' | 'reducedMotion' | 'isZoomed'>;
  /** The range that is rendered; undefined while only the open pages and their neighbours are. */
  readonly rendered: SlideRange | undefined;
  readonly onOpened: () => void;
  readonly onSmallText: (slides: ReadonlySet<number>) => void;
}

/** Returns the handler to call with the engine once it is open. */
export function useBook({
  place,
  player,
  deps,
  rendered,
  onOpened,
  onSmallText,
}: UseBook): (book: PageFlip) => void {
  const [book, setBook] = useState<PageFlip>();
  const isMirrored = useIsRightToLeft();
  const size = useRef<BookSize>({ pageWidth: 0, pageHeight: 0 });

  useLayoutEffect(() => {
    if (place.current !== null) size.current = applySize(place.current);
  }, [place]);

  useEffect(() => {
    const element = place.current;
    if (book === undefined || element === null) return undefined;
    const fit = (): void => onSmallText(fitPages(element, size.current.pageWidth));
    const onSize = (): void => {
      size.current = applySize(element);
      book.update();
      fit();
    };
    // Called at once, before the first paint, and then at each change.
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    const cancelFontWait = whenFontLoaded(element, fit);
    const disconnect = connectBook({
      ...deps,
      book,
      place: element,
      player,
      size: () => size.current,
      isMirrored,
    });
    const stopScrolling = scrollPages(element, player);
    onOpened();
    return () => {
      disconnect();
      stopScrolling();
      cancelFontWait();
      observer.disconnect();
    };
  }, [book, place, player, deps, isMirrored, onOpened, onSmallText]);

  useEffect(() => {
    if (book !== undefined && rendered !== undefined && place.current !== null)
      onSmallText(fitPages(place.current, size.current.pageWidth));
  }, [book, rendered, place, onSmallText]);

  return setBook;
}

/** Sets the CSS properties of the book's size, and returns that size. */
function applySize(place: HTMLElement): BookSize {
  const { clientWidth, clientHeight } = place;
  // The space of the speaker beside the open book.
  const speakerWidth = Number.parseFloat(getComputedStyle(place).paddingRight);
  const size = bookSizeIn(clientWidth - speakerWidth, clientHeight);
  const { style } = place.closest<HTMLElement>('.book') ?? place;
  style.setProperty('--page-width', `${size.pageWidth}px`);
  style.setProperty('--page-height', `${size.pageHeight}px`);
  // Titles are as large as their page allows, even in a browser that enlarges texts.
  style.setProperty('--type-width', `${size.pageWidth / letterScale().zoom}px`);
  style.setProperty('--smallest-text', `${smallestOnPage(size.pageWidth)}px`);
  style.setProperty('--closed-scale', String(closedScale(size, clientWidth, clientHeight)));
  return size;
}
