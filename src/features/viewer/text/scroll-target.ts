// Decides how far a text is scrolled so that the spoken passage is in view (spec player §8). Pure.

/** Where a passage stands in the content of what scrolls, in pixels. */
export interface Passage {
  readonly top: number;
  readonly bottom: number;
}

/** What scrolls, in pixels. */
export interface Scroller {
  readonly scrollTop: number;
  readonly height: number;
  readonly lineHeight: number;
  /** Kept free above and below the passage, where the text fades to show that it goes on. */
  readonly margin: number;
}

/**
 * Returns the `scrollTop` at which the passage is in view. A passage that is higher than its place moves by whole lines as it is spoken;
 * `progress` is the spoken share of it, from 0 to 1.
 */
export function scrollTarget(
  { top, bottom }: Passage,
  { scrollTop, height, lineHeight, margin }: Scroller,
  progress: number,
): number {
  const free = height - 2 * margin;
  if (bottom - top <= free) {
    const [highest, lowest] = [bottom + margin - height, top - margin];
    return Math.max(0, Math.min(lowest, Math.max(highest, scrollTop)));
  }
  // From its first line at the upper end of the place to its last one at the lower end.
  const lines = Math.floor((progress * (bottom - top - free)) / lineHeight + 0.5);
  return Math.max(0, top - margin + lines * lineHeight);
}
