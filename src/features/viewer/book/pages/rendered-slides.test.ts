import { expect, test } from 'vitest';
import { printedAround, printedSlides } from './rendered-slides';

const printedAt = (index: number, slideCount: number) =>
  printedSlides(printedAround(index, slideCount), slideCount);

test.each([1, 12, 100])('a book of %i slides is printed completely, at any page', (slideCount) => {
  for (const index of [0, slideCount - 1])
    expect(printedAt(index, slideCount)).toEqual({ from: 0, to: slideCount - 1 });
});

test('a book of 500 slides is printed for at least fifty slides either way, and at most 151 in all', () => {
  for (let index = 0; index < 500; index += 1) {
    const { from, to } = printedAt(index, 500);
    expect(from).toBeLessThanOrEqual(Math.max(0, index - 50));
    expect(to).toBeGreaterThanOrEqual(Math.min(499, index + 50));
    expect(to - from).toBeLessThanOrEqual(150);
  }
});

test('the printed range changes only every 25 slides', () => {
  const centres = new Set(Array.from({ length: 500 }, (_, index) => printedAround(index, 500)));
  expect(centres.size).toBe(21);
});
