// Finds the corner of the book at a point. A corner reaches one fifth of a page's diagonal (spec book §4). Pure.
import type { BookSize } from '../layout/book-size';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Corner {
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
}

/** Returns the corner of the open book at a point, or undefined. The point is in pixels from the book's upper left. */
export function cornerAt({ x, y }: Point, { pageWidth, pageHeight }: BookSize): Corner | undefined {
  const reach = Math.hypot(pageWidth, pageHeight) / 5;
  const width = pageWidth * 2;
  if (x <= 0 || y <= 0 || x >= width || y >= pageHeight) return undefined;
  const side = x < reach ? 'left' : x > width - reach ? 'right' : undefined;
  const edge = y < reach ? 'top' : y > pageHeight - reach ? 'bottom' : undefined;
  return side !== undefined && edge !== undefined ? { side, edge } : undefined;
}
