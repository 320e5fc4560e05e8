import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reachablePoint, foldAt, type Fold, type Leaf, rotate, type Point } from './fold-geometry';

const leaf: Leaf = { direction: 'next', corner: 'bottom', width: 400, height: 450 };

/** The fold of a leaf whose corner is dragged to a point. */
function dragged(to: Point, of: Partial<Leaf> = {}): Fold | undefined {
  const turned = { ...leaf, ...of };
  const at = reachablePoint(turned, to);
  return at && foldAt(turned, at);
}

const rounded = (points: readonly Point[] = []) => points.map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe('the corner follows', () => {
  test.each([
    ['a point within reach', { x: 200, y: 400 }, [200, 400]],
    ['no farther than the paper, away from the spine', { x: 600, y: 450 }, [400, 450]],
    ['no farther than the paper, below the book', { x: 0, y: 900 }, undefined],
    ['no farther than the paper, upwards', { x: 100, y: 0 }, [87, 60]],
    ['no farther than the paper, on the other side', { x: -500, y: 449 }, [-400, 449]],
  ] as const)('%s', (_, to, expected) => {
    const at = reachablePoint(leaf, to);
    expect(at && rounded([at])[0]).toEqual(expected);
  });

  test('not to where the leaf lies already', () => {
    expect(reachablePoint({ ...leaf, corner: 'top' }, { x: 400, y: 0 })).toBeUndefined();
  });
});

describe('a fold', () => {
  test.each([
    ['a lifted lower corner', { x: 350, y: 400 }, {}, 6, 4, 3],
    ['a lifted upper corner', { x: 350, y: 50 }, { corner: 'top' }, 6, 3, 4],
    ['half of a turn', { x: 0, y: 400 }, {}, 50, 4, 5],
    ['a whole turn', { x: -399, y: 449 }, {}, 100, 4, 5],
  ] as const)('%s', (_, to, of, progress, cornersOfTurning, cornersOfBeneath) => {
    const fold = dragged(to, of);
    expect(Math.round(fold?.progress ?? Number.NaN)).toBe(progress);
    expect(fold?.turning.area).toHaveLength(cornersOfTurning);
    expect(fold?.beneath.area).toHaveLength(cornersOfBeneath);
  });

  test('has no crease where an edge lies on itself', () => {
    expect(foldAt(leaf, { x: 200, y: 450 })).toBeUndefined();
  });

  test('is mirrored where the leaf turns back', () => {
    const [next, previous] = [
      dragged({ x: 200, y: 400 }),
      dragged({ x: 200, y: 400 }, { direction: 'previous' }),
    ];
    expect(previous?.turning.area).toEqual(next?.turning.area);
    expect(previous?.turning.angle).toBeCloseTo(-(next?.turning.angle ?? Number.NaN));
    expect(previous?.crease.angle).toBeCloseTo(Math.PI - (next?.crease.angle ?? Number.NaN));
  });
});

const leaves = fc.record({
  direction: fc.constantFrom('next', 'previous'),
  corner: fc.constantFrom('top', 'bottom'),
  width: fc.integer({ min: 100, max: 2000 }),
  height: fc.integer({ min: 112, max: 2250 }),
});
const points = fc.record({
  x: fc.double({ min: -3000, max: 3000, noNaN: true }),
  y: fc.double({ min: -3000, max: 4000, noNaN: true }),
});

/** A crossing counts up to a pixel beyond the leaf, and rounding adds less than another. */
const isWithin = ({ x, y }: Point, { width, height }: Leaf): boolean =>
  x >= -2 && x <= width + 2 && y >= -2 && y <= height + 2;

test('what comes to light never leaves the leaf', () => {
  fc.assert(
    fc.property(leaves, points, (of, to) => {
      expect(dragged(to, of)?.beneath.area.every((point) => isWithin(point, of)) ?? true).toBe(true);
    }),
  );
});

test('the visible part of the turning page never leaves the page', () => {
  fc.assert(
    fc.property(leaves, points, (of, to) => {
      const fold = dragged(to, of);
      if (fold === undefined) return;
      const { area, at, angle } = fold.turning;
      const isNext = of.direction === 'next';
      const inPage = area.map((point) =>
        rotate({ x: isNext ? point.x - at.x : at.x - point.x, y: point.y - at.y }, angle, { x: 0, y: 0 }),
      );
      expect(inPage.filter((point) => !isWithin(point, of))).toEqual([]);
    }),
  );
});

test('a leaf that lies nearly flat on its new side is folded nowhere', () => {
  const of = { direction: 'previous', corner: 'bottom', width: 1760, height: 1005 } as const;
  expect(dragged({ x: -1759.934_781_642_838_7, y: 1004.999_919_434_590_7 }, of)).toBeUndefined();
  expect(dragged({ x: -1759.9, y: 1004.9 }, of)).toBeDefined();
});
