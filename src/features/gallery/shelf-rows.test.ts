import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as limits from '../../contract/limits';
import { edgesOf, followWindow, type Rows, type Seen, type Slice } from './shelf-rows';

const most = limits.gallery.mostInDocument;

interface Shelf {
  readonly columns: number;
  readonly shown: number;
  /** Of each row, with the gap below. */
  readonly heights: readonly number[];
  readonly windowHeight: number;
}

const shelves = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    pages: fc.integer({ min: 1, max: 40 }),
    rest: fc.integer({ min: 0, max: 20 }),
    windowHeight: fc.integer({ min: 200, max: 2200 }),
  })
  .chain(({ columns, pages, rest, windowHeight }) => {
    const shown = pages * limits.gallery.nextPage - rest;
    const rows = Math.ceil(shown / columns);
    return fc.record<Shelf>({
      columns: fc.constant(columns),
      shown: fc.constant(shown),
      windowHeight: fc.constant(windowHeight),
      heights: fc.array(fc.integer({ min: 380, max: 700 }), { minLength: rows, maxLength: rows }),
    });
  });

/** Returns the visible part when the window begins `scrolled` pixels below the upper edge of the shelf. */
function look(shelf: Shelf, slice: Slice, scrolled: number): Seen {
  const known = slice.space?.rows.heights ?? [];
  const heights = shelf.heights.map((height, row) =>
    row * shelf.columns >= slice.from && row * shelf.columns < slice.to ? height : known[row],
  );
  return {
    rows: { columns: shelf.columns, width: 1000, heights },
    top: (slice.space?.above ?? 0) - scrolled,
    windowHeight: shelf.windowHeight,
  };
}

/** Follows the window until nothing changes; returns all slices. */
function follow(shelf: Shelf, from: Slice, scrolled: number): Slice[] {
  const slices = [from];
  for (let step = 0; step < 200; step += 1) {
    const last = slices.at(-1) ?? from;
    const { next } = followWindow(last, look(shelf, last, scrolled), shelf.shown);
    if (next === last) return slices;
    slices.push(next);
  }
  throw new Error('It never comes to rest');
}

const beginning: Slice = { view: '', from: 0, to: 12 };

test('wherever a person scrolls, the visible rows are in the document, and not many more', () => {
  fc.assert(
    fc.property(
      shelves,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
      (shelf, stops) => {
        let slice = beginning;
        for (const stop of stops) {
          const rows: Rows = look(shelf, slice, 0).rows;
          const edges = edgesOf(rows, shelf.heights.length);
          const scrolled = (edges.at(-1) ?? 0) * stop;
          slice = follow(shelf, slice, scrolled).at(-1) ?? slice;
          expect(slice.to - slice.from).toBeLessThan(most + shelf.columns);
          expect(slice.from % shelf.columns).toBe(0);
          const after = edgesOf(look(shelf, slice, 0).rows, shelf.heights.length);
          for (let row = 0; row < shelf.heights.length; row += 1) {
            const isVisible =
              (after[row + 1] ?? 0) > scrolled && (after[row] ?? 0) < scrolled + shelf.windowHeight;
            const isMounted = row * shelf.columns >= slice.from && row * shelf.columns < slice.to;
            // Heights that were estimated move the rows by what they are wrong; then the next look finds them.
            if (isVisible && shelf.heights.every((_, at) => rows.heights[at] !== undefined))
              expect(isMounted).toBe(true);
          }
        }
      },
    ),
  );
});

test('a step adds one row, or exactly the visible ones after a jump', () => {
  fc.assert(
    fc.property(shelves, fc.double({ min: 0, max: 1, noNaN: true }), (shelf, stop) => {
      const height = shelf.heights.reduce((sum, each) => sum + each, 0);
      const rest = follow(shelf, beginning, 0).at(-1) ?? beginning;
      for (const [from, scrolled] of [
        [beginning, 0],
        [rest, height * stop],
      ] as const) {
        const slices = follow(shelf, from, scrolled);
        slices.slice(1).forEach((slice, at) => {
          const before = slices[at] ?? slice;
          const kept = Math.max(0, Math.min(slice.to, before.to) - Math.max(slice.from, before.from));
          const added = slice.to - slice.from - kept;
          const visible = Math.ceil(shelf.windowHeight / 380) + 2;
          expect(added).toBeLessThanOrEqual(kept === 0 ? visible * shelf.columns : shelf.columns);
        });
      }
    }),
  );
});

test('the space above and below has the height of the rows outside the document', () => {
  fc.assert(
    fc.property(shelves, fc.double({ min: 0, max: 1, noNaN: true }), (shelf, stop) => {
      const heights = shelf.heights;
      const edges = edgesOf({ columns: shelf.columns, width: 1000, heights }, heights.length);
      const rows: Rows = { columns: shelf.columns, width: 1000, heights };
      const known: Slice = { ...beginning, space: { above: 0, below: 0, rows } };
      const slice = follow(shelf, known, (edges.at(-1) ?? 0) * stop).at(-1) ?? known;
      const [from, to] = [slice.from, slice.to].map((position) => Math.ceil(position / shelf.columns));
      expect(slice.space?.above).toBe(edges[from ?? 0]);
      expect(slice.space?.below).toBe((edges.at(-1) ?? 0) - (edges[to ?? 0] ?? 0));
    }),
  );
});

test('rows that were never in the document are taken for as high as the others', () => {
  const rows: Rows = { columns: 1, width: 100, heights: [400, undefined, 500] };
  expect(edgesOf(rows, 4)).toEqual([0, 400, 850, 1350, 1800]);
});

test('the visible rows stay in the document when the window has another width', () => {
  const rows = (columns: number): Rows => ({ columns, width: columns * 300, heights: [] });
  const slice: Slice = { view: '', from: 300, to: 342, space: { above: 50_000, below: 0, rows: rows(3) } };
  const wider = {
    ...rows(2),
    heights: Array.from({ length: 171 }, (_, row) => (row < 150 ? undefined : 500)),
  };
  // Its eleventh row of two is the first that is seen.
  const { next, visible } = followWindow(slice, { rows: wider, top: -5100, windowHeight: 600 }, 400);
  expect([next.from, next.to]).toEqual([302, 344]);
  expect([visible.from, visible.to]).toEqual([320, 324]);
  expect(next.space?.above).toBe(75_500);
});

test('a shelf that has become shorter shows its last rows', () => {
  const rows: Rows = { columns: 1, width: 100, heights: Array.from({ length: 200 }, () => 400) };
  const far: Slice = { view: '', from: 150, to: 192, space: { above: 60_000, below: 0, rows } };
  const { next } = followWindow(far, { rows, top: -300, windowHeight: 800 }, 30);
  expect([next.from, next.to]).toEqual([29, 30]);
});
