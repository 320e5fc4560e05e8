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
