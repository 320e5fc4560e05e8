// Draws the pattern of a coat: the stripes of a zebra, the patches of a giraffe.
import { numbersOf, type Numbers, type Pen, type Point } from '../../pen/pen';
import type { Species } from '../species';

/** Where a pattern is: dark stripes as bent lines, patches as middle and radius. */
export interface Coat {
  readonly stripes: readonly (readonly Point[])[];
  readonly patches: readonly Numbers[];
}

/** Draws the pattern that a species has, if any. */
export function drawCoat(pen: Pen, s: Species, coat: Coat): void {
  if (s.stripes) for (const path of coat.stripes) pen.line(path, s.stripes, 8, { noink: true });
  if (s.patches)
    for (const [index, [x, y, r]] of coat.patches.entries())
      pen.ell(x, y, r, r * 0.8, s.patches, { noline: true, rot: index });
}

/** Of an upright trunk, seen from the front, half from the side, or from behind. */
export const trunkCoats: Record<'front' | 'side' | 'back', Coat> = {
  front: {
    stripes: [-94, -74, -54, -36].flatMap((y) =>
      [-1, 1].map((side): Point[] => [
        [side * (36 - Math.abs(y + 64) * 0.1), y],
        [side * 24, y + 5],
      ]),
    ),
    patches: numbersOf('-31,-82,8 33,-62,8 -34,-52,8 28,-98,7 32,-38,7 -30,-34,6'),
  },
  side: {
    stripes: [-94, -74, -54, -36].map((y): Point[] => [
      [-34, y],
      [-14, y + 6],
      [2, y + 4],
    ]),
    patches: numbersOf('-18,-94,10 -24,-66,12 -4,-78,10 -16,-40,11 2,-50,8'),
  },
  back: {
    stripes: [-94, -74, -54, -36].map((y): Point[] => [
      [-32, y],
      [0, y + 7],
      [32, y],
    ]),
    patches: numbersOf('-18,-94,11 16,-84,12 -14,-62,12 20,-52,11 -20,-36,9 4,-38,8'),
  },
};

/** Of a body curled up, its back above. */
export const asleepCoat: Coat = {
  stripes: [-24, 2, 28, 54, 80].map((x): Point[] => [
    [x, x > 70 ? -62 : -86],
    [x + 6, -62],
    [x + 4, -40],
  ]),
  patches: numbersOf('-26,-64,13 4,-74,13 36,-70,14 66,-56,12 88,-30,11 22,-46,11 -6,-44,10'),
};

/** Of a tall body on four legs. */
export const tallCoat: Coat = {
  stripes: [-76, -54, -32, -10, 12, 34, 56].map((x): Point[] => [
    [x, -143],
    [x - 7, -116],
    [x + (x > 20 ? 6 : -2), -86],
  ]),
  patches: numbersOf(
    '-70,-118,15 -42,-132,13 -46,-98,15 -16,-118,16 -14,-84,12 14,-134,12 16,-98,15 44,-118,15 68,-130,11 44,-84,12 70,-98,13',
  ),
};
