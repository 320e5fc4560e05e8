// Defines the book's settings (spec book §1) and validates them (spec contract §3). Pure.
import { swipeDistance } from '../../shared/swipe';

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
 * Pages of 800 by 900 pixels, stretched to between 100 and 2000, always two side by side, with a cover (spec book §1). The types of
 * react-pageflip demand them all. Our fork of its engine reads `flippingTime` and `maxShadowOpacity`; the layout reads the sizes.
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
