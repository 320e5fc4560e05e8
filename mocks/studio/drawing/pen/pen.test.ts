import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, mirrored, Pen, type Mark, type Point, type Shape } from './pen';

/** Returns the points of the only shape that `draw` draws. */
function drawn(draw: (pen: Pen) => void): readonly Point[] {
  const pen = new Pen();
  draw(pen);
  const [mark] = pen.marks;
  return isShape(mark) ? mark.points : [];
}

const isShape = (mark: Mark | undefined): mark is Shape => mark !== undefined && mark.kind !== 'glow';
const rounded = (points: readonly Point[]) =>
  points.map((point) => point.map((value) => Math.round(value) + 0));
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

describe('a pen', () => {
  it('parses points written as text', () => {
    expect(at('1,2 -3,4.5')).toEqual([
      [1, 2],
      [-3, 4.5],
    ]);
    expect(mirrored(-1, at('1,2 0,3'))).toEqual([
      [-1, 2],
      [-0, 3],
    ]);
  });

  it('moves, scales, turns and mirrors all marks after a push', () => {
    const square = (pen: Pen) => pen.rect(0, 0, 1, 2, '#000000');
    expect(rounded(drawn((pen) => square(pen.push(10, 20, 3))))).toEqual(at('10,20 13,20 13,26 10,26'));
    expect(rounded(drawn((pen) => square(pen.push(0, 0, 1, Math.PI / 2))))).toEqual(at('0,0 0,1 -2,1 -2,0'));
    expect(rounded(drawn((pen) => square(pen.push(10, 0, 1, 0, true))))).toEqual(at('10,0 9,0 9,2 10,2'));
  });

  it('restores its position with as many pops as pushes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            x: fc.integer(),
            y: fc.integer(),
            s: fc.double({ min: 0.1, max: 9 }),
            r: fc.double({ min: -7, max: 7 }),
            flip: fc.boolean(),
          }),
          { maxLength: 9 },
        ),
        (sheets) => {
          const points = drawn((pen) => {
            for (const { x, y, s, r, flip } of sheets) pen.push(x, y, s, r, flip);
            for (const _ of sheets) pen.pop();
            pen.rect(1, 2, 3, 4, '#000000');
          });
          expect(points).toEqual(at('1,2 4,2 4,6 1,6'));
        },
      ),
    );
  });

  it('preserves the shape of what it turns and mirrors', () => {
    fc.assert(
      fc.property(fc.double({ min: -7, max: 7, noNaN: true }), fc.boolean(), (turn, flip) => {
        const [a = [0, 0], b = [0, 0], c = [0, 0]] = drawn((pen) =>
          pen.push(5, 6, 2, turn, flip).poly(at('0,0 3,0 3,4'), '#000000'),
        );
        expect(distance(a, b)).toBeCloseTo(6);
        expect(distance(b, c)).toBeCloseTo(8);
        expect(distance(a, c)).toBeCloseTo(10);
      }),
    );
  });

  it('draws ellipses whose every point lies on them, also when they are turned', () => {
    for (const [x, y] of drawn((pen) => pen.ell(3, 4, 20, 10, '#000000', { rot: Math.PI / 2 })))
      expect(((x - 3) / 10) ** 2 + ((y - 4) / 20) ** 2).toBeCloseTo(1);
  });

  it('draws a straight limb as a capsule that tapers', () => {
    const outline = drawn((pen) => pen.limb(at('0,0 0,100'), [20, 10], '#000000'));
    const halfWidths = outline.filter(([, y]) => y === 0 || y === 100).map(([x]) => Math.abs(x));
    expect(Math.max(...halfWidths)).toBeCloseTo(10);
    expect(Math.min(...halfWidths)).toBeCloseTo(5);
    expect(Math.max(...outline.map(([, y]) => y))).toBeCloseTo(105);
  });

  it('tints everything but lights with the light of the time of day', () => {
    const pen = new Pen();
    pen.tint = ['#000000', 0.5];
    pen.rect(0, 0, 1, 1, '#ffffff').rect(0, 0, 1, 1, '#ffffff', { raw: true });
    expect(pen.marks.map(({ colour }) => colour)).toEqual(['#808080', '#ffffff']);
  });
});
