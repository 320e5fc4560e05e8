// The book's measures (experience 9) and what settings a book may have (experience 5). Pure.
import { swipeDistance } from '../../swipe';

export interface BookSettings {
  /** Whether a page keeps its size or grows with its place. */
  readonly size: string;
  /** Of one page, in pixels; stretched, only their ratio counts. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds of a whole turn. */
  readonly flippingTime: number;
}

/** Settings that no book can have (experience 5). */
export class BookSettingsError extends Error {
  override readonly name = 'BookSettingsError';
}

/** 800 by 900, stretched between 100 and 2000, always a spread, with a cover (experience 9). */
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
  // The block is given its size; the engine need not make one.
  autoSize: false,
} as const;

/** Gives the same settings back, once they are those of a book; else throws BookSettingsError. */
export function checkedSettings<T extends BookSettings>(settings: T): T {
  const { size, width, height, flippingTime } = settings;
  if (size !== 'fixed' && size !== 'stretch')
    throw new BookSettingsError('Invalid size: only fixed and stretch are known');
  if (!(width > 0) || !(height > 0)) throw new BookSettingsError('Invalid width or height');
  if (!(flippingTime > 0)) throw new BookSettingsError('Invalid flipping time');
  return settings;
}
