import { describe, expect, it } from 'vitest';
import { Pen } from '../../drawing/pen';
import { props } from '../../props/props';
import { heldSize } from './held';

/** Returns how broad and high a thing is in a hand, beside a child of 210. */
function extent(name: string, draw: (pen: Pen) => void): number {
  const pen = new Pen(1);
  draw(pen);
  const points = pen.marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return size * heldSize(name, {});
}

describe('what is held', () => {
  const small = ['tooth', 'apple', 'key', 'egg', 'nut', 'cup', 'shell', 'spoon', 'sock', 'shoe'] as const;
  it.each(small)('%s is no larger than a head', (name) => {
    expect(extent(name, (pen) => props[name](pen, {}))).toBeLessThan(80);
    expect(extent(name, (pen) => props[name](pen, {}))).toBeGreaterThan(24);
  });

  it('has the size that an author chose', () => {
    expect(heldSize('tooth', { hs: 2 })).toBe(2);
  });
});
