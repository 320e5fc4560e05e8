import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitAll, fitInRounds, type Fittable } from './text-sizes';

/** Texts that fit up to a given size, and record how often they are measured and set. */
function textsWithLimits(limits: readonly number[], fillOf = squared) {
  const log: string[] = [];
  const measured = limits.map(() => 0);
  const sizes = limits.map(() => 0);
  const texts = limits.map((limit, at): Fittable => ({
    write(size) {
      sizes[at] = size;
      log.push('write');
    },
    fill() {
      measured[at] = (measured[at] ?? 0) + 1;
      log.push('read');
      const size = sizes[at] ?? 0;
      return size <= limit ? 1 : fillOf(size / limit);
    },
  }));
  return { texts, log, measured, sizes };
}

/** Of a book (spec book §3). */
const sizesOfBook = { smallest: 6, largest: 24 };

const squared = (over: number): number => over ** 2;

test.each([
  [100, 24],
  [24, 24],
  [23, 23],
  [12, 12],
  [6, 6],
  [1, 6],
])('a text that fits up to %i px is set in %i px (spec book §3)', (limit, size) => {
  const { texts, sizes } = textsWithLimits([limit]);
  expect(fitAll(texts, sizesOfBook)).toEqual([size]);
  expect(sizes).toEqual([size]);
});

test('measures a text that fits at the largest size once, others a few times', () => {
  const { texts, measured } = textsWithLimits([24, 20, 16]);
  fitAll(texts, sizesOfBook);
  expect(measured).toEqual([1, 3, 3]);
});

test('measures each page at most 6 times, in at most 6 layouts', () => {
  const limits = fc.array(fc.nat(40), { minLength: 1, maxLength: 40 });
  const tooMuch = fc.double({ min: 1, max: 100, minExcluded: true, noNaN: true });
  fc.assert(
    fc.property(limits, tooMuch, fc.boolean(), (some, fill, lies) => {
      const { texts, log, measured } = textsWithLimits(some, lies ? () => fill : squared);
      expect(fitAll(texts, sizesOfBook)).toEqual(some.map((limit) => Math.min(24, Math.max(6, limit))));
      expect(Math.max(...measured)).toBeLessThanOrEqual(6);
      const layouts = log.filter((step, at) => step === 'read' && log[at - 1] === 'write').length;
      expect(layouts).toBeLessThanOrEqual(6);
    }),
  );
});

test('needs no more measurements for any range of 32 sizes below the largest', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(32), (limit, range) => {
      const { texts, measured } = textsWithLimits([limit]);
      const largest = 16 + range;
      expect(fitAll(texts, { smallest: 16, largest })).toEqual([Math.min(largest, Math.max(16, limit))]);
      expect(measured[0]).toBeLessThanOrEqual(6);
    }),
  );
});

test('accepts a book without text', () => {
  expect(fitAll([], sizesOfBook)).toEqual([]);
});

test('in rounds finds the same sizes, and measures each text at most once a round', () => {
  const limits = [24, 20, 13, 4];
  const { texts, measured } = textsWithLimits(limits);
  const rounds = fitInRounds(texts, sizesOfBook);
  for (let round = 1; ; round += 1) {
    const { done, value } = rounds.next();
    if (done === true) {
      expect(value).toEqual(fitAll(textsWithLimits(limits).texts, sizesOfBook));
      break;
    }
    expect(Math.max(...measured)).toBe(round);
  }
});
