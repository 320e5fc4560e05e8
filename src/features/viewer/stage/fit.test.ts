import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestThatFits } from './fit';

test.each([
  [16, 40, 24, 24],
  [16, 40, 100, 40],
  [16, 40, 10, 16],
  [16, 16, 20, 16],
])('from %i to %i with room for %i gives %i', (smallest, largest, room, size) => {
  expect(largestThatFits(smallest, largest, (asked) => asked <= room)).toBe(size);
});

test('is the largest, and asks few times', () => {
  fc.assert(
    fc.property(fc.nat(100), (room) => {
      let asked = 0;
      const size = largestThatFits(6, 64, (candidate) => {
        asked += 1;
        return candidate <= room;
      });
      expect(size).toBe(Math.min(64, Math.max(6, room)));
      expect(asked).toBeLessThanOrEqual(6);
    }),
  );
});
