// How large the open book is in its place. Pure; measures nothing.
import { bookSettings } from './book-settings';

export interface BookSize {
  /** Of one page, in pixels. */
  readonly pageWidth: number;
  readonly pageHeight: number;
}

/** The largest spread of two pages of 8 by 9 that fits, between the least and the greatest width of a page. */
export function bookSizeIn(width: number, height: number): BookSize {
  const { minWidth, maxWidth } = bookSettings;
  const ratio = bookSettings.width / bookSettings.height;
  const widest = Math.min(width / 2, height * ratio);
  const pageWidth = Math.floor(Math.min(maxWidth, Math.max(minWidth, widest)));
  return { pageWidth, pageHeight: Math.floor(pageWidth / ratio) };
}

/** How much larger a closed book may lie than an open one: it is half as wide. */
export function closedScale({ pageWidth, pageHeight }: BookSize, width: number, height: number): number {
  return Math.max(1, Math.min(1.9, (width * 0.9) / pageWidth, height / pageHeight));
}
