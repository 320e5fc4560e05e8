// Calculations of the scrub bar: one equal segment for each slide, and the time within the current one. Pure.

/** A position in the story. */
export interface PlayerPosition {
  readonly index: number;
  /** Seconds into the slide, and its duration in seconds; 0 while unknown. */
  readonly time: number;
  readonly duration: number;
}

/** The result of a scrub: a slide, or a time of the current slide. */
export type Scrub =
  | { readonly kind: 'slide'; readonly index: number }
  | { readonly kind: 'seconds'; readonly seconds: number };

/** Seconds that an arrow key moves by. */
const step = 5;

/** Returns how much of a segment is filled: 1 before the current slide, 0 after it. */
export function filled(segment: number, { index, time, duration }: PlayerPosition): number {
  if (segment !== index) return segment < index ? 1 : 0;
  return duration > 0 ? Math.min(1, time / duration) : 0;
}

/** More slides than this share one segment, since single segments would be too narrow to see. */
const maxSegments = 40;

/** Returns how much of each segment is filled, 0 to 1. */
export function segmentsOf(count: number, position: PlayerPosition): readonly number[] {
  if (count > maxSegments) return [valueOf(position) / count];
  return Array.from({ length: count }, (_, segment) => filled(segment, position));
}

/** Returns the position as a number from 0 to the number of slides, for `aria-valuenow`. */
export function valueOf(position: PlayerPosition): number {
  return Math.round((position.index + filled(position.index, position)) * 100) / 100;
}

/** Returns the slide at a point of the bar and the share of it before the point. `across` is 0 where the story begins, 1 where it ends. */
export function segmentAt(across: number, count: number): { index: number; within: number } {
  const position = Math.min(Math.max(across, 0), 1) * count;
  const index = Math.min(Math.floor(position), count - 1);
  return { index, within: position - index };
}

/** Returns the scrub for a point: a time within the current slide, or another slide from its beginning. */
export function scrubTo(across: number, count: number, position: PlayerPosition): Scrub {
  const { index, within } = segmentAt(across, count);
  if (index !== position.index || position.duration === 0) return { kind: 'slide', index };
  return { kind: 'seconds', seconds: within * position.duration };
}

/**
 * Returns the scrub for a key: arrows move by seconds and across slides, Page keys by slides, Home and End to the first and last
 * slide. Returns 'stay' for a slider key that has no effect here, undefined for any other key.
 */
export function scrubByKey(key: string, count: number, position: PlayerPosition): Scrub | 'stay' | undefined {
  const { index, time, duration } = position;
  const on = (to: number): Scrub | 'stay' =>
    to >= count || to === index ? 'stay' : { kind: 'slide', index: to };
  const back = (to: number): Scrub => ({ kind: 'slide', index: Math.max(to, 0) });
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return time + step < duration ? { kind: 'seconds', seconds: time + step } : on(index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return time > 1 ? { kind: 'seconds', seconds: Math.max(0, time - step) } : back(index - 1);
    case 'PageUp':
      return on(index + 1);
    case 'PageDown':
      return back(index - 1);
    case 'Home':
      return back(0);
    case 'End':
      return on(count - 1);
    default:
      return undefined;
  }
}
