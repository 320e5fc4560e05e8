import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  indexAt,
  InvalidPageError,
  InvalidPageNumberError,
  pageCountOf,
  pagePositionOf,
  pageNumber,
  bookSettings,
  BookSettingsError,
  checkedSettings,
  bookSizeIn,
  enginePageOf,
  positionOf,
  uprightSizeIn,
} from './book-layout';

describe('a book of cover, three slides and ending (spec book §1)', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
  ])('position %i belongs to slide %i', (position, index) => {
    expect(indexAt(position, 5)).toBe(index);
  });

  test.each([
    [0, 0],
    [1, 2],
    [4, 8],
  ])('slide %i is shown at position %i', (index, position) => {
    expect(pagePositionOf(index, 5)).toBe(position);
  });

  test.each([
    [0, undefined],
    [1, 2],
    [2, 3],
    [7, 8],
    [8, 9],
  ])('position %i has the number %s', (position, number) => {
    expect(pageNumber(position)).toBe(number);
  });

  test.each([-1, 9, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no position %d', (position) => {
    expect(() => indexAt(position, 5)).toThrow(new InvalidPageNumberError());
    expect(() => indexAt(position, 5)).toThrow('Invalid page number');
  });

  test.each([-1, 5, 1.5, Number.NaN])('there is no slide %d', (index) => {
    expect(() => pagePositionOf(index, 5)).toThrow(InvalidPageError);
    expect(() => pagePositionOf(index, 5)).toThrow('Invalid page');
  });
});

test('the pages of slide n have the numbers 2n + 2 and 2n + 3 (spec book §1)', () => {
  fc.assert(
    fc.property(fc.nat(500), (n) => {
      expect([2 * n + 1, 2 * n + 2].map(pageNumber)).toEqual([2 * n + 2, 2 * n + 3]);
      expect([2 * n + 1, 2 * n + 2].map((position) => indexAt(position, n + 2))).toEqual([n + 1, n + 1]);
    }),
  );
});

test('slides and positions map to each other, and every page belongs to a slide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (slideCount) => {
      for (let index = 0; index < slideCount; index += 1)
        expect(indexAt(pagePositionOf(index, slideCount), slideCount)).toBe(index);
      for (let position = 0; position < pageCountOf(slideCount); position += 1)
        expect(indexAt(position, slideCount)).toBeLessThan(slideCount);
    }),
  );
});

test('an upright page stands for the first position of its spread (spec book §9)', () => {
  const slides = [0, 1, 2, 3, 4];
  expect(slides.map((index) => enginePageOf(index, 5, true))).toEqual(slides);
  expect(slides.map((page) => positionOf(page, true))).toEqual([0, 1, 3, 5, 7]);
  expect(slides.map((page) => indexAt(positionOf(page, true), 5))).toEqual(slides);
  expect(() => enginePageOf(5, 5, true)).toThrow(InvalidPageError);
});

test('a spread of the engine is shown at its position', () => {
  expect([enginePageOf(3, 5, false), positionOf(5, false)]).toEqual([6, 5]);
});

describe('settings of a book (spec contract §3)', () => {
  test('of the app are valid, and match spec book §1', () => {
    expect(checkedSettings(bookSettings)).toMatchObject({
      size: 'stretch',
      width: 800,
      height: 900,
      minWidth: 100,
      maxWidth: 2000,
      usePortrait: false,
      maxShadowOpacity: 0.5,
      flippingTime: 1000,
      showCover: true,
      useMouseEvents: false,
      swipeDistance: 30,
    });
  });

  test('with a fixed size are valid', () => {
    expect(checkedSettings({ ...bookSettings, size: 'fixed' }).size).toBe('fixed');
  });

  test.each([
    [{ size: 'huge' }, 'Invalid size: only fixed and stretch are known'],
    [{ width: 0 }, 'Invalid width or height'],
    [{ height: -1 }, 'Invalid width or height'],
    [{ width: Number.NaN }, 'Invalid width or height'],
    [{ flippingTime: 0 }, 'Invalid flipping time'],
    [{ flippingTime: -1000 }, 'Invalid flipping time'],
  ])('%o are not valid', (wrong, message) => {
    expect(() => checkedSettings({ ...bookSettings, ...wrong })).toThrow(new BookSettingsError(message));
  });
});

test.each([
  [1600, 900, 800, 900],
  [1600, 450, 400, 450],
  [390, 700, 195, 219],
  [9000, 9000, 2000, 2250],
  [100, 100, 100, 112],
])('in %i by %i a page is %i by %i', (width, height, pageWidth, pageHeight) => {
  expect(bookSizeIn(width, height)).toEqual({ pageWidth, pageHeight });
});

test.each([
  [383, 657, 383, 657],
  [3000, 1688.5, 2000, 1688],
  [80, 90, 100, 100],
])('in %d by %d an upright page is %i by %i', (width, height, pageWidth, pageHeight) => {
  expect(uprightSizeIn(width, height)).toEqual({ pageWidth, pageHeight });
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
