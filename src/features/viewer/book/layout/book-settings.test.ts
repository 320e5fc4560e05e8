import { describe, expect, test } from 'vitest';
import { bookSettings, BookSettingsError, checkedSettings } from './book-settings';

describe('settings of a book (spec contract §3)', () => {
  test('of the app are valid, and are those of spec book §1', () => {
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
