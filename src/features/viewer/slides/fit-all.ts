// The type sizes of texts in their places. All of them are asked together, so that a round costs one layout however many
// texts there are. Knows no element.

/** One text in its place. */
export interface Fittable {
  /** Sets its size, in pixels. */
  readonly write: (size: number) => void;
  /** How much it takes of its room at the size it was given last: at most 1 fits. */
  readonly fill: () => number;
}

/** Whole sizes, in pixels; at most 32 lie below the largest. */
interface Sizes {
  readonly smallest: number;
  readonly largest: number;
}

/** How often a text is measured (issue 4, text fit). */
const most = 6;

/** What is known of a text: the largest size that is sure to fit, the largest that may, and the one to try next. */
interface Search {
  readonly text: Fittable;
  from: number;
  to: number;
  next: number;
}

/** Gives each text the largest size that fits, else the smallest; measures each at most 6 times, most of them once. */
export function fitAll(texts: readonly Fittable[], { smallest, largest }: Sizes): readonly number[] {
  const searches = texts.map((text): Search => ({ text, from: smallest, to: largest, next: largest }));
  for (let left = most - 1; left >= 0; left -= 1) {
    const open = searches.filter(({ from, to }) => from < to);
    for (const { text, next } of open) text.write(next);
    const fills = open.map(({ text }) => text.fill());
    for (const [at, search] of open.entries()) learn(search, fills[at] ?? 1, left);
  }
  for (const { text, from } of searches) text.write(from);
  return searches.map(({ from }) => from);
}

/** A text of twice the size takes four times the room: so one that is too large tells how large it may be. */
function learn(search: Search, fill: number, left: number): void {
  const { next } = search;
  if (fill <= 1) search.from = next;
  else search.to = next - 1;
  const likely = fill <= 1 ? next + 1 : Math.floor(next / Math.sqrt(fill));
  search.next = tryable(likely, search, 2 ** (left - 1));
}

/** The size nearest to `likely` that leaves no more than `sizes` to choose from, whichever way it turns out. */
function tryable(likely: number, { from, to }: Search, sizes: number): number {
  const least = Math.max(from + 1, to + 1 - sizes);
  return Math.max(least, Math.min(likely, to, from + sizes));
}
