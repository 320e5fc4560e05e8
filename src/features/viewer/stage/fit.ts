// The largest size at which a text fits. Pure; measures nothing itself.

/** The largest whole size from `smallest` to `largest` that fits, else `smallest`. Asks about log₂ of them. */
export function largestThatFits(smallest: number, largest: number, fits: (size: number) => boolean): number {
  let from = smallest;
  let to = largest;
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (fits(middle)) from = middle;
    else to = middle - 1;
  }
  return from;
}
