// Calculates the size of the open book in the available space. Pure.
import { bookSettings } from './book-settings';

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

/** Returns the scale of the closed book, from 1 to 1.9. It may be larger than the open book, since it is half as wide. */
export function closedScale({ pageWidth, pageHeight }: BookSize, width: number, height: number): number {
  return Math.max(1, Math.min(1.9, (width * 0.9) / pageWidth, height / pageHeight));
}
