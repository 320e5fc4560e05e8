import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookSizeIn } from './book-size';

test.each([
  [1600, 900, 800, 900],
  [1600, 450, 400, 450],
  [390, 700, 195, 219],
  [9000, 9000, 2000, 2250],
  [100, 100, 100, 112],
])('in %i by %i a page is %i by %i', (width, height, pageWidth, pageHeight) => {
  expect(bookSizeIn(width, height)).toEqual({ pageWidth, pageHeight });
});

test('fits the available space and fills it in one direction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 4000 }), fc.integer({ min: 113, max: 2250 }), (width, height) => {
      const { pageWidth, pageHeight } = bookSizeIn(width, height);
      expect(pageWidth * 2).toBeLessThanOrEqual(width);
      expect(pageHeight).toBeLessThanOrEqual(height);
      expect(width - pageWidth * 2 < 2 || height - pageHeight < 3).toBe(true);
    }),
  );
});
