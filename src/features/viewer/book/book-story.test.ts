import { expect, test } from 'vitest';
import { renderedAround, renderedSlides } from './book-story';

const renderedAt = (index: number, slideCount: number) =>
  renderedSlides(renderedAround(index, slideCount), slideCount);

test.each([1, 12, 100])('a book of %i slides is rendered completely, at any page', (slideCount) => {
  for (const index of [0, slideCount - 1])
    expect(renderedAt(index, slideCount)).toEqual({ from: 0, to: slideCount - 1 });
});

test('a book of 500 slides is rendered for at least eight slides either way, and at most 25 in all', () => {
  for (let index = 0; index < 500; index += 1) {
    const { from, to } = renderedAt(index, 500);
    expect(from).toBeLessThanOrEqual(Math.max(0, index - 8));
    expect(to).toBeGreaterThanOrEqual(Math.min(499, index + 8));
    expect(to - from).toBeLessThan(25);
  }
});

test('the rendered range changes only every four slides', () => {
  const centres = new Set(Array.from({ length: 500 }, (_, index) => renderedAround(index, 500)));
  expect(centres.size).toBe(126);
});
