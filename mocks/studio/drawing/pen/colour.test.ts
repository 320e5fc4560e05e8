import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brightness, channels, colourOf, mix, retune } from './colour';

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => colourOf([r, g, b]));

describe('colours', () => {
  it('are parsed and formatted without change', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(colourOf(channels(hex))).toBe(hex);
      }),
    );
  });

  it('are mixed from all of one to all of the other', () => {
    fc.assert(
      fc.property(colour, colour, (a, b) => {
        expect(mix(a, b, 0)).toBe(a);
        expect(mix(a, b, 1)).toBe(b);
      }),
    );
  });

  it('are unchanged when no parameter retunes them', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const [before, after] = [channels(hex), channels(retune(hex, 1, 1))];
        before.forEach((value, index) =>
          expect(Math.abs(value - (after[index] ?? 0))).toBeLessThanOrEqual(1),
        );
      }),
    );
  });

  it.each([
    ['#000000', 0],
    ['#ffffff', 255],
    ['#00ff00', 150],
  ])('%s is as bright as %i', (hex, expected) => {
    expect(brightness(hex)).toBeCloseTo(expected, 0);
  });
});
