import { describe, expect, it } from 'vitest';
import { boxOf, contour } from './contour';
import { at } from './pen';
import { randomFrom } from '../../../base/random';

const triangle = { points: at('0,0 100,0 100,100'), closed: true, smooth: false };

describe('a contour', () => {
  it('runs through its points and closes', () => {
    expect(contour(triangle, 0, randomFrom(1))).toBe('M0 0L100 0L100 100Z');
  });

  it('is a sequence of curves through the same points when it is smooth', () => {
    const d = contour({ ...triangle, smooth: true }, 0, randomFrom(1));
    expect(d).toMatch(/^M0 0C/);
    expect(d.match(/C/g)).toHaveLength(3);
    expect(d.endsWith('Z')).toBe(true);
  });

  it('stays open as a line', () => {
    expect(contour({ ...triangle, closed: false }, 0, randomFrom(1))).not.toContain('Z');
  });

  it('wobbles a little, in the same way for the same seed', () => {
    const wobbled = contour(triangle, 3, randomFrom(5));
    expect(wobbled).toBe(contour(triangle, 3, randomFrom(5)));
    expect(wobbled).not.toBe(contour(triangle, 3, randomFrom(6)));
    const numbers = wobbled.match(/-?[\d.]+/g)?.map(Number) ?? [];
    [0, 0, 100, 0, 100, 100].forEach((value, index) =>
      expect(Math.abs((numbers[index] ?? Number.NaN) - value)).toBeLessThan(3 * 1.7),
    );
  });
});

it('computes the box around points', () => {
  expect(boxOf(at('3,9 -1,4 7,5'))).toMatchObject({ left: -1, bottom: 9, width: 8, height: 5 });
});
