import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitAll, type Fittable } from './fit-all';

/** Texts with room for so many pixels, that write down what is done to them. */
function textsWithRoomFor(rooms: readonly number[], fillOf = squared) {
  const log: string[] = [];
  const measured = rooms.map(() => 0);
  const sizes = rooms.map(() => 0);
  const texts = rooms.map((room, at): Fittable => ({
    write(size) {
      sizes[at] = size;
      log.push('write');
    },
    fill() {
      measured[at] = (measured[at] ?? 0) + 1;
      log.push('read');
      const size = sizes[at] ?? 0;
      return size <= room ? 1 : fillOf(size / room);
    },
  }));
  return { texts, log, measured, sizes };
}

/** Of a book (experience 2.10). */
const sizesOfBook = { smallest: 6, largest: 24 };

const squared = (over: number): number => over ** 2;

test.each([
  [100, 24],
  [24, 24],
  [23, 23],
  [12, 12],
  [6, 6],
  [1, 6],
])('a text with room for %i px is set in %i px (experience 2.10)', (room, size) => {
  const { texts, sizes } = textsWithRoomFor([room]);
  expect(fitAll(texts, sizesOfBook)).toEqual([size]);
  expect(sizes).toEqual([size]);
});

test('a text that fits at the largest size is measured once, one that does not a few times', () => {
  const { texts, measured } = textsWithRoomFor([24, 20, 16]);
  fitAll(texts, sizesOfBook);
  expect(measured).toEqual([1, 3, 3]);
});

test('each page is measured at most 6 times, and all of them in as many layouts, whatever a text takes', () => {
  const rooms = fc.array(fc.nat(40), { minLength: 1, maxLength: 40 });
  const tooMuch = fc.double({ min: 1, max: 100, minExcluded: true, noNaN: true });
  fc.assert(
    fc.property(rooms, tooMuch, fc.boolean(), (some, fill, lies) => {
      const { texts, log, measured } = textsWithRoomFor(some, lies ? () => fill : squared);
      expect(fitAll(texts, sizesOfBook)).toEqual(some.map((room) => Math.min(24, Math.max(6, room))));
      expect(Math.max(...measured)).toBeLessThanOrEqual(6);
      const layouts = log.filter((step, at) => step === 'read' && log[at - 1] === 'write').length;
      expect(layouts).toBeLessThanOrEqual(6);
    }),
  );
});

test('any range of sizes that leaves 32 below the largest is searched as quickly', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(32), (room, range) => {
      const { texts, measured } = textsWithRoomFor([room]);
      const largest = 16 + range;
      expect(fitAll(texts, { smallest: 16, largest })).toEqual([Math.min(largest, Math.max(16, room))]);
      expect(measured[0]).toBeLessThanOrEqual(6);
    }),
  );
});

test('a book without text is fitted at once', () => {
  expect(fitAll([], sizesOfBook)).toEqual([]);
});
