import { expect, test } from 'vitest';
import { displayFrames, median, percentile, steadyRatio, trimmedMean, uncertainty } from './statistics';

const always = (time: number) => () => Promise.resolve(time);
const wanted = { least: 4, most: 30, within: 0.05 };

test('a steady machine needs the minimum of pairs', async () => {
  const { ratio, pairs, within } = await steadyRatio(wanted, always(100), always(120));
  expect([ratio, pairs, within]).toEqual([1.2, 4, 0]);
});

test('an unsteady machine is measured until the result is certain or the maximum is reached', async () => {
  let turn = 0;
  const wavering = () => Promise.resolve(((turn += 1) % 3) * 50 + 50);
  const { pairs, within } = await steadyRatio(wanted, always(100), wavering);
  expect(pairs).toBe(30);
  expect(within).toBeGreaterThan(wanted.within);
});

test('a slow period that begins and ends between pairs changes nothing', async () => {
  const turns = { baseline: 0, product: 0 };
  const slowed = (which: 'baseline' | 'product', time: number) => () => {
    turns[which] += 1;
    return Promise.resolve(turns[which] > 5 ? 3 * time : time);
  };
  const steady = await steadyRatio({ ...wanted, least: 12 }, slowed('baseline', 100), slowed('product', 110));
  expect(steady.ratio).toBeCloseTo(1.1);
});

test('a median of many values is more certain than a median of few', () => {
  const few = [1, 2, 3, 4];
  expect(uncertainty([...few, ...few, ...few, ...few])).toBeLessThan(uncertainty(few));
});

test('a mean leaves out the tenth at either end', () => {
  expect(trimmedMean([1, 2, 3])).toBe(2);
  expect(trimmedMean([900, 4, 5, 5, 5, 5, 5, 5, 6, 0])).toBe(5);
});

test('a display shows whole frames, whatever its clock says', () => {
  const times = [16.6, 16.7, 33.3, 33.4, 49.9, 50.1, 66.6];
  expect(times.map(displayFrames)).toEqual([1, 1, 2, 2, 3, 3, 4]);
});

test('a value that was not measured makes the result unknown, wherever it stands', () => {
  for (const values of [
    [Number.NaN, 1, 2],
    [1, Number.NaN, 2],
    [1, 2, Number.NaN],
  ])
    expect([median(values), percentile(values, 0.95), trimmedMean(values), uncertainty(values)]).toEqual(
      Array<number>(4).fill(Number.NaN),
    );
});
