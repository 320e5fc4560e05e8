import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitAll, type Fittable } from './fit-all';

/** Texts with room for so many pixels, that write down what is done to them. */
function textsWithRoomFor(rooms: readonly number[]) {
  const log: string[] = [];
  const measured = rooms.map(() => 0);
  const sizes = rooms.map(() => 0);
  const texts = rooms.map((room, at): Fittable => ({
    write(size) {
      sizes[at] = size;
      log.push('write');
    },
    fits() {
      measured[at] = (measured[at] ?? 0) + 1;
      log.push('read');
      return (sizes[at] ?? 0) <= room;
    },
  }));
  return { texts, log, measured, sizes };
}

test.each([
  [100, 24],
  [24, 24],
  [23, 23],
  [12, 12],
  [6, 6],
  [1, 6],
])('a text with room for %i px is set in %i px (experience 2.10)', (room, size) => {
  const { texts, sizes } = textsWithRoomFor([room]);
  expect(fitAll(texts)).toEqual([size]);
  expect(sizes).toEqual([size]);
});

test('each page is measured at most 6 times, and all of them in as many layouts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 40 }), (rooms) => {
      const { texts, log, measured } = textsWithRoomFor(rooms);
      expect(fitAll(texts)).toEqual(rooms.map((room) => Math.min(24, Math.max(6, room))));
      expect(Math.max(...measured)).toBeLessThanOrEqual(6);
      const layouts = log.filter((step, at) => step === 'read' && log[at - 1] === 'write').length;
      expect(layouts).toBeLessThanOrEqual(6);
    }),
  );
});

test('a book without text is fitted at once', () => {
  expect(fitAll([])).toEqual([]);
});
