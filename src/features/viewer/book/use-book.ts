// Connects the engine with React: once its pages are mounted, connects it with the player and sizes it to the available space.
import type { PageFlip } from 'page-flip';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Player } from '../../../player/player';
import type { ViewerDeps } from '../shared/viewer-browser-deps';
import { fitAll, type Fittable, letterScale, smallestText } from '../text/text-sizes';
import { markOverflow, useIsRightToLeft, watchOverflow } from '../text/story-text';
import type { PageSound } from '../shared/page-sound';
import { focusOf } from '../shared/focus';
import { followSpoken, placeOfSentence } from '../text/follow-spoken';
import { type BookSize, bookSizeIn, closedScale, uprightSizeIn } from './book-layout';
import type { SlideRange } from './book-story';
import { connectBook } from './connect-book';

interface UseBook {
  readonly place: RefObject<HTMLElement | null>;
  readonly player: Player;
  /** Must be stable. */
  readonly deps: Pick<ViewerDeps, 'afterPaint' | 'clock' | 'reducedMotion' | 'isZoomed'>;
  /** The range that is rendered; undefined while only the open pages and their neighbours are. */
  readonly rendered: SlideRange | undefined;
  /** Whether the book shows one page at a time. */
  readonly isUpright: boolean;
  /** Must be stable. */
  readonly pageSound: PageSound;
  /** Called with the address of a picture that is to be shown large. Must be stable. */
  readonly onPicture: (url: string) => void;
  readonly onOpened: () => void;
  readonly onSmallText: (slides: ReadonlySet<number>) => void;
}

/** Returns the handler to call with the engine once it is open. */
export function useBook({
  place,
  player,
  deps,
  rendered,
  isUpright,
  pageSound,
  onPicture,
  onOpened,
  onSmallText,
}: UseBook): (book: PageFlip) => void {
  const [book, setBook] = useState<PageFlip>();
  const isMirrored = useIsRightToLeft();
  const size = useRef<BookSize>({ pageWidth: 0, pageHeight: 0 });

  useLayoutEffect(() => {
    if (place.current !== null) size.current = applySize(place.current, isUpright);
  }, [place, isUpright]);

  useEffect(() => {
    const element = place.current;
    if (book === undefined || element === null) return undefined;
    const fit = (): void => onSmallText(fitPages(element, size.current.pageWidth, isUpright));
    const onSize = (): void => {
      size.current = applySize(element, isUpright);
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
      isUpright,
      pageSound,
      onPicture,
    });
    const stopScrolling = scrollPages(element, player);
    onOpened();
    return () => {
      disconnect();
      stopScrolling();
      cancelFontWait();
      observer.disconnect();
    };
  }, [book, place, player, deps, isMirrored, isUpright, pageSound, onPicture, onOpened, onSmallText]);

  useEffect(() => {
    if (book !== undefined && rendered !== undefined && place.current !== null)
      onSmallText(fitPages(place.current, size.current.pageWidth, isUpright));
  }, [book, rendered, place, isUpright, onSmallText]);

  return setBook;
}

/** Sets the CSS properties of the book's size, and returns that size. */
function applySize(place: HTMLElement, isUpright: boolean): BookSize {
  const { clientWidth, clientHeight } = place;
  // The space of the speaker beside the open book, or of the board around an upright one.
  const { paddingTop, paddingRight, paddingBottom } = getComputedStyle(place);
  const [width, height] = [
    clientWidth - Number.parseFloat(paddingRight),
    clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  ];
  const size = isUpright ? uprightSizeIn(width, height) : bookSizeIn(width, height);
  const { style } = place.closest<HTMLElement>('.book') ?? place;
  style.setProperty('--page-width', `${size.pageWidth}px`);
  style.setProperty('--page-height', `${size.pageHeight}px`);
  // Titles are as large as their page allows, even in a browser that enlarges texts.
  style.setProperty('--type-width', `${size.pageWidth / letterScale().zoom}px`);
  style.setProperty('--smallest-text', `${smallestOnPage(size.pageWidth)}px`);
  style.setProperty('--closed-scale', String(isUpright ? 1 : closedScale(size, clientWidth, clientHeight)));
  return size;
}

// Fits the font size of the text on all pages, including hidden ones, and scrolls texts that are longer than their page (spec book §3).

/** Returns the size in pixels from which a text shrinks until it fits (spec book §3). A small page keeps some letters in a line. */
const largestSpread = (pageWidth: number): number =>
  Math.round(Math.min(32, Math.max(24, pageWidth * 0.059)));
/** Pixels: no text of an upright book is smaller (spec book §9). */
const smallestUpright = 18;

/** Pixels: above this width of a page its text grows with it. */
const usualPage = 600;

/** Returns the largest size of an upright page's text, in pixels: 20 on a phone, 29 on a tablet. */
const largestUpright = (pageWidth: number): number => Math.round(Math.min(40, 11.7 + pageWidth * 0.0216));
/** The largest size of the text below the title, as a share of the page's width, so that it stays smaller than the title. */
const leadShare = 0.038;
/** At most this share of the page's width is the smallest size where a person wants larger text: a line keeps some letters. */
const widestLetter = 0.1;

/** Returns the smallest size of the text on a page of this width, in pixels of the style sheet. */
function smallestOnPage(pageWidth: number): number {
  const smallest = smallestText();
  return smallest * textScaleOn(pageWidth, smallest);
}

/** What the browser enlarges by itself is taken away again where the page is too narrow for it. */
function textScaleOn(pageWidth: number, smallest: number): number {
  const { wanted, zoom } = letterScale();
  return Math.min(wanted, Math.max(1, (pageWidth * widestLetter) / smallest)) / zoom;
}

/**
 * Fits every text in the book. Returns the slides whose text scrolls. `pageWidth` is in pixels; wide pages have larger text.
 *
 * @public The bench measures it by its name.
 */
export function fitPages(place: HTMLElement, pageWidth: number, isUpright: boolean): ReadonlySet<number> {
  const sizes = isUpright
    ? { smallest: smallestUpright, largest: largestUpright(pageWidth) }
    : { smallest: smallestText(), largest: largestSpread(pageWidth) };
  const { smallest } = sizes;
  const pageScale = isUpright ? 1 : Math.max(1, pageWidth / usualPage);
  const scale = pageScale * textScaleOn(pageWidth, smallest);
  // A closed book is scaled up.
  const closedScale = Number(getComputedStyle(place).getPropertyValue('--closed-scale')) || 1;
  const lead = Math.max(smallest / closedScale, pageWidth * leadShare) / letterScale().zoom;
  const texts = [...place.querySelectorAll<HTMLElement>('.book-text')];
  fitAll(
    texts.map((text) => fittable(text, scale, text.matches('.book-lead') ? lead : Infinity)),
    sizes,
  );
  for (const heading of place.querySelectorAll<HTMLElement>('.book-heading')) markOverflow(heading);
  return new Set(texts.filter(markOverflow).map((text) => Number(text.dataset['slide'])));
}

function fittable(element: HTMLElement, scale: number, maxSize: number): Fittable {
  return {
    write(size) {
      element.style.fontSize = `${Math.min(size * scale, maxSize)}px`;
    },
    fill: () =>
      Math.max(
        fillOf(element.scrollHeight, element.clientHeight),
        fillOf(element.scrollWidth, element.clientWidth),
      ),
  };
}

/** Returns the text's size relative to the available space; a pixel of difference is due to the browser's rounding. */
const fillOf = (needed: number, available: number): number =>
  needed - available <= 1 ? 1 : needed / Math.max(1, available);

/**
 * Calls `callback` once the story's font has loaded or failed to load; never when it is loaded already. Returns a function that
 * cancels the call.
 */
function whenFontLoaded(element: HTMLElement, callback: () => void): () => void {
  let isCancelled = false;
  // The first family is the story's font; the others are fallbacks.
  const [family = 'serif'] = getComputedStyle(element).fontFamily.split(',');
  const face = `24px ${family}`;
  if (document.fonts.check(face)) return () => undefined;
  const finish = (): void => {
    if (!isCancelled) callback();
  };
  document.fonts.load(face).then(finish, finish);
  return () => {
    isCancelled = true;
  };
}

/** Lines that a key scrolls. */
const linesOfKey = 3;

/**
 * Scrolls the texts within `place` along with the narration. The arrow keys scroll them, too, since a page has no controls that could
 * have the focus. Marks where the texts go on. Returns a function that ends it.
 */
function scrollPages(place: HTMLElement, { displayed, store, slides }: Player): () => void {
  const stopWatching = watchOverflow(place);
  const stopFollowing = followSpoken({
    mediaTime: displayed.mediaTime,
    cues: () => slides[store.get().index]?.cues ?? [],
    find: (cue) => placeOfSentence(place, store.get().index, cue),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const root = place.closest('.viewer-player');
    if (down === undefined || root === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!['player', 'nowhere'].includes(focusOf(document.activeElement, root))) return;
    for (const text of place.querySelectorAll('.book-page:not([inert]) [data-more]'))
      text.scrollTop += down * linesOfKey * (Number.parseFloat(getComputedStyle(text).lineHeight) || 24);
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    stopWatching();
    stopFollowing();
    document.removeEventListener('keydown', onKeyDown);
  };
}
