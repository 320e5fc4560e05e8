// Finds out whether a point is in a corner of the book, and on which side. A corner reaches one fifth of a page's diagonal
// (spec book §4). Pure.
import type { BookSize } from '../layout/book-size';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Side = 'left' | 'right';

/**
 * Returns the side of the open book whose upper or lower corner is at a point, or undefined. The point is in pixels from the book's
 * upper left.
 */
export function cornerAt({ x, y }: Point, { pageWidth, pageHeight }: BookSize): Side | undefined {
  const reach = Math.hypot(pageWidth, pageHeight) / 5;
  const width = pageWidth * 2;
  if (x <= 0 || y <= 0 || x >= width || y >= pageHeight) return undefined;
  if (y >= reach && y <= pageHeight - reach) return undefined;
  return x < reach ? 'left' : x > width - reach ? 'right' : undefined;
}
