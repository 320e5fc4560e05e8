// The statistics of the bench. Product and baseline alternate and only their ratio counts, so that a noisy machine decides no
// result.

/** One line of the result: the name of a measure, its value, and its limit. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly detail: string;
}

/** Returns the values in ascending order, or as many NaN if one of them is NaN: a missing measure must not count as fast. */
function ascending(values: readonly number[]): number[] {
  return values.some(Number.isNaN) ? values.map(() => Number.NaN) : [...values].sort((a, b) => a - b);
}

/** Returns the median of the values; NaN when there are none or one of them is NaN. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the value below which the given share of the values lies; NaN as `median`. */
export function percentile(values: readonly number[], part: number): number {
  return ascending(values)[Math.ceil(values.length * part) - 1] ?? Number.NaN;
}

/**
 * Returns milliseconds between frames in frames of the display, which shows whole ones, 60 a second: without rounding, a tenth of a
 * millisecond of the clock would decide.
 */
export const displayFrames = (milliseconds: number): number => Math.round((milliseconds * 60) / 1000);

/** A turn has no longer frame: 50 ms. */
export const longestDisplayFrames = 3;

/**
 * Returns the mean trimmed by a tenth at either end. A value that ends with the next frame varies by up to a frame at random:
 * the mean of such values varies less than their median.
 */
export function trimmedMean(values: readonly number[]): number {
  const sorted = ascending(values);
  const trimmed = Math.floor(sorted.length / 10);
  const middle = sorted.slice(trimmed, sorted.length - trimmed);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export interface Ratio {
  readonly product: number;
  readonly baseline: number;
  readonly ratio: number;
}

export interface SteadyRatio extends Ratio {
  readonly pairs: number;
  /** The true ratio is within this distance, nineteen times out of twenty. */
  readonly within: number;
}

/**
 * Runs baseline and product in pairs, alternating which comes first, and returns the median of the pairs' ratios: what slows the
 * machine for a while slows both of a pair. Continues until the ratio is known to `within`, `most` pairs at most.
 */
export async function steadyRatio(
  { least, most, within }: { readonly least: number; readonly most: number; readonly within: number },
  baseline: () => Promise<number>,
  product: () => Promise<number>,
): Promise<SteadyRatio> {
  const baselines: number[] = [];
  const products: number[] = [];
  for (;;) {
    const pairs = baselines.length;
    if (pairs % 2 === 0) baselines.push(await baseline());
    products.push(await product());
    if (pairs % 2 === 1) baselines.push(await baseline());
    const ratios = products.map((time, at) => time / (baselines[at] ?? Number.NaN));
    const known = uncertainty(ratios);
    if (ratios.length < least || (known > within && ratios.length < most)) continue;
    const medians = { product: median(products), baseline: median(baselines) };
    return { ...medians, ratio: median(ratios), pairs: ratios.length, within: known };
  }
}

/** Returns how far off a median may be, nineteen times out of twenty: the notch of a box plot. */
export function uncertainty(values: readonly number[]): number {
  const sorted = ascending(values);
  const last = sorted.length - 1;
  const upper = sorted[Math.ceil(last * 0.75)] ?? Number.NaN;
  const lower = sorted[Math.floor(last * 0.25)] ?? Number.NaN;
  return (1.57 * (upper - lower)) / Math.sqrt(sorted.length);
}

/** Runs baseline and product alternately, `rounds` times each, and returns the ratio of their medians. */
export async function ratioAgainstBaseline(
  rounds: number,
  baseline: () => Promise<number>,
  product: () => Promise<number>,
): Promise<Ratio> {
  const baselines: number[] = [];
  const products: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baselines.push(await baseline());
    products.push(await product());
  }
  const [baselineMedian, productMedian] = [median(baselines), median(products)];
  return { product: productMedian, baseline: baselineMedian, ratio: productMedian / baselineMedian };
}
