import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPage } from './fold-shadows';

const length = fc.integer({ min: -2000, max: 2000 });
const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const lying = fc.record({ at: fc.record({ x: length, y: length }), angle });

test('a shadow that lies in a page lies in the block where the page is moved and turned to', () => {
  fc.assert(
    fc.property(lying, lying, (page, shadow) => {
      const { at, angle: turned } = inPage(page, shadow);
      const [cos, sin] = [Math.cos(page.angle), Math.sin(page.angle)];
      expect(page.at.x + at.x * cos - at.y * sin).toBeCloseTo(shadow.at.x);
      expect(page.at.y + at.x * sin + at.y * cos).toBeCloseTo(shadow.at.y);
      expect(turned + page.angle).toBeCloseTo(shadow.angle);
    }),
  );
});
