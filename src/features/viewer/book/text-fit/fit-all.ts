// The type size of every page's text: from 24 px down to 6 px until it fits (experience 2.10). All pages are asked
// together, so that a round costs one layout however many pages there are. Knows no element.

/** One text in its place. */
export interface Fittable {
  /** Sets its size, in pixels. */
  readonly write: (size: number) => void;
  /** Whether it fits at the size it was given last. */
  readonly fits: () => boolean;
}

const smallest = 6;
const largest = 24;

/** Gives each text the largest whole size that fits, else 6; at most 5 times is each one measured. */
export function fitAll(texts: readonly Fittable[]): readonly number[] {
  const ranges = texts.map((text) => ({ text, from: smallest, to: largest }));
  for (;;) {
    const open = ranges.filter(({ from, to }) => from < to);
    if (open.length === 0) break;
    for (const range of open) range.text.write(middleOf(range));
    const fitting = open.map(({ text }) => text.fits());
    for (const [at, range] of open.entries()) {
      if (fitting[at] === true) range.from = middleOf(range);
      else range.to = middleOf(range) - 1;
    }
  }
  for (const { text, from } of ranges) text.write(from);
  return ranges.map(({ from }) => from);
}

const middleOf = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  Math.ceil((from + to) / 2);
