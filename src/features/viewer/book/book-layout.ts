// The settings of the book (spec book §1, contract §3), its size in the available space, and the positions of its pages. Pure.
import { swipeDistance } from '../shared/use-swipe';

/** The book has no such page (spec book §1). */
export class InvalidPageNumberError extends Error {
  override readonly name = 'InvalidPageNumberError';
  constructor() {
    super('Invalid page number');
  }
}

/** The book has no such spread (spec book §1). */
export class InvalidPageError extends Error {
  override readonly name = 'InvalidPageError';
  constructor() {
    super('Invalid page');
  }
}

/** Returns the number of pages: the cover and two pages for each slide after the initial one. */
export function pageCountOf(slideCount: number): number {
  return slideCount === 0 ? 0 : 2 * slideCount - 1;
}

/**
 * Returns the position that shows slide `index`: its spread has the positions 2i − 1 and 2i. Throws InvalidPageError when there
 * is no such slide.
 */
export function pagePositionOf(index: number, slideCount: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= slideCount) throw new InvalidPageError();
  return 2 * index;
}

/** Returns the slide at a position. Throws InvalidPageNumberError when there is no such position. */
export function indexAt(position: number, slideCount: number): number {
  if (!Number.isInteger(position) || position < 0 || position >= pageCountOf(slideCount))
    throw new InvalidPageNumberError();
  return Math.ceil(position / 2);
}

/**
 * Returns the page of the engine that shows slide `index`: the one at its position, or in an upright book, which has one page for each
 * slide, the page of that number. Throws InvalidPageError when there is no such slide.
 */
export function enginePageOf(index: number, slideCount: number, isUpright: boolean): number {
  const position = pagePositionOf(index, slideCount);
  return isUpright ? index : position;
}

/** Returns the position of an engine's page; in an upright book it is the first of the slide's spread. */
export function positionOf(enginePage: number, isUpright: boolean): number {
  return isUpright ? Math.max(0, 2 * enginePage - 1) : enginePage;
}

/** Returns the number printed on a page, or undefined for the cover. */
export function pageNumber(position: number): number | undefined {
  return position > 0 ? position + 1 : undefined;
}

export interface BookSettings {
  /** `fixed`, or `stretch` to fill the available space. */
  readonly size: string;
  /** Of one page, in pixels; with `stretch` only the ratio counts. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds of a full page turn. */
  readonly flippingTime: number;
}

/** The settings are invalid (spec contract §3). */
export class BookSettingsError extends Error {
  override readonly name = 'BookSettingsError';
}

/**
 * Pages of 800 by 900 pixels, stretched to between 100 and 2000, two side by side, with a cover (spec book §1); an upright book sets
 * `usePortrait`. The types of react-pageflip demand them all. Our fork of its engine reads `usePortrait`, `flippingTime` and
 * `maxShadowOpacity`; the layout reads the sizes.
 */
export const bookSettings = {
  size: 'stretch',
  width: 800,
  height: 900,
  minWidth: 100,
  maxWidth: 2000,
  minHeight: 100,
  maxHeight: 2000,
  drawShadow: true,
  maxShadowOpacity: 0.5,
  flippingTime: 1000,
  usePortrait: false,
  showCover: true,
  useMouseEvents: false,
  swipeDistance,
  showPageCorners: true,
  disableFlipByClick: false,
  clickEventForward: true,
  mobileScrollSupport: false,
  startZIndex: 0,
  // The element's size is set by the app, not by the engine.
  autoSize: false,
} as const;

/** Returns the same settings. Throws BookSettingsError when they are not valid. */
export function checkedSettings<T extends BookSettings>(settings: T): T {
  const { size, width, height, flippingTime } = settings;
  if (size !== 'fixed' && size !== 'stretch')
    throw new BookSettingsError('Invalid size: only fixed and stretch are known');
  if (!(width > 0) || !(height > 0)) throw new BookSettingsError('Invalid width or height');
  if (!(flippingTime > 0)) throw new BookSettingsError('Invalid flipping time');
  return settings;
}

export interface BookSize {
  /** Of one page, in pixels. */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** Returns the largest page size at which two pages of 8 by 9 fit side by side, within the smallest and largest width. */
export function bookSizeIn(width: number, height: number): BookSize {
  const { minWidth, maxWidth } = bookSettings;
  const ratio = bookSettings.width / bookSettings.height;
  const widest = Math.min(width / 2, height * ratio);
  const pageWidth = Math.floor(Math.min(maxWidth, Math.max(minWidth, widest)));
  return { pageWidth, pageHeight: Math.floor(pageWidth / ratio) };
}

/** Returns the size of an upright book's only page: all the space, within the smallest and largest width. */
export function uprightSizeIn(width: number, height: number): BookSize {
  const { minWidth, maxWidth, minHeight } = bookSettings;
  const pageWidth = Math.floor(Math.min(maxWidth, Math.max(minWidth, width)));
  return { pageWidth, pageHeight: Math.floor(Math.max(minHeight, height)) };
}

/** Returns the scale of the closed book, from 1 to 1.9. It may be larger than the open book, since it is half as wide. */
export function closedScale({ pageWidth, pageHeight }: BookSize, width: number, height: number): number {
  return Math.max(1, Math.min(1.9, (width * 0.9) / pageWidth, height / pageHeight));
}
