import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, Pen, type Shape, type Stroke } from '../pen/pen';
import { randomFrom } from '../../../base/random';
import { hatching, isInside } from './hatching';

const square = at('0,0 100,0 100,100 0,100');

function shapeOf(draw: (pen: Pen) => void): Shape {
  const pen = new Pen();
  draw(pen);
  const [mark] = pen.marks;
  if (!mark || mark.kind === 'glow') throw new Error('no shape was drawn');
  return mark;
}

describe('hatching', () => {
  it('distinguishes inside from outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99, max: 199 }), fc.integer({ min: -99, max: 199 }), (x, y) => {
        fc.pre(x % 100 !== 0 && y % 100 !== 0);
        expect(isInside([x, y], square)).toBe(x > 0 && x < 100 && y > 0 && y < 100);
      }),
    );
  });

  it('ends where the shape ends', () => {
    const ball = shapeOf((pen) => pen.ell(200, 200, 80, 60, '#808080'));
    const numbers =
      hatching(ball, randomFrom(3))
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    for (let i = 0; i < numbers.length; i += 2) {
      const [x = 0, y = 0] = numbers.slice(i, i + 2);
      expect(((x - 200) / 81) ** 2 + ((y - 200) / 61) ** 2).toBeLessThan(1);
    }
  });

  it.each<[string, Stroke]>([
    ['hills', { hill: true }],
    ['clouds', { soft: true }],
    ['faces', { clean: true }],
  ])('leaves %s plain', (_, stroke) => {
    expect(
      hatching(
        shapeOf((pen) => pen.ell(200, 200, 80, 60, '#808080', stroke)),
        randomFrom(3),
      ),
    ).toBe('');
  });
});
