// What the bench says of numbers. A noisy machine decides no result: product and floor alternate, and only their ratio counts.

/** One line of the result: what was measured, its value, and the most it may be. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly detail: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Ratio {
  readonly product: number;
  readonly floor: number;
  readonly ratio: number;
}

/** Runs floor and product in turns, `rounds` times each, and gives the ratio of their medians. */
export async function ratioAgainstFloor(
  rounds: number,
  floor: () => Promise<number>,
  product: () => Promise<number>,
): Promise<Ratio> {
  const floors: number[] = [];
  const products: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await floor());
    products.push(await product());
  }
  const [floorMedian, productMedian] = [median(floors), median(products)];
  return { product: productMedian, floor: floorMedian, ratio: productMedian / floorMedian };
}
