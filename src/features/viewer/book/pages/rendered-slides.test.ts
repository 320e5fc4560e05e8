import { expect, test } from 'vitest';
import { renderedAround, renderedSlides } from './rendered-slides';

const renderedAt = (index: number, slideCount: number) =>
  renderedSlides(renderedAround(index, slideCount), slideCount);

test.each([1, 12, 100])('a book of %i slides is rendered completely, at any page', (slideCount) => {
  for (const index of [0, slideCount - 1])
    expect(renderedAt(index, slideCount)).toEqual({ from: 0, to: slideCount - 1 });
});

test('a book of 500 slides is rendered for at least fifty slides either way, and at most 151 in all', () => {
  for (let index = 0; index < 500; index += 1) {
    const { from, to } = renderedAt(index, 500);
    expect(from).toBeLessThanOrEqual(Math.max(0, index - 50));
    expect(to).toBeGreaterThanOrEqual(Math.min(499, index + 50));
    expect(to - from).toBeLessThanOrEqual(150);
  }
});

test('the rendered range changes only every 25 slides', () => {
  const centres = new Set(Array.from({ length: 500 }, (_, index) => renderedAround(index, 500)));
  expect(centres.size).toBe(21);
});
