import { describe, expect, it } from 'vitest';
import type { PropName } from '../../scene';
import { boxOf } from '../../pen/contour';
import { Pen } from '../../pen/pen';
import { props } from '../../props/props';
import { heldSize } from './held';

const names = Object.keys(props).filter((name): name is PropName => Object.hasOwn(props, name));

/** Returns how broad or high a thing is in a hand, beside a child of 210. */
function extent(name: PropName): number {
  const pen = new Pen(1);
  props[name](pen, {});
  const { width, height } = boxOf(pen.marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points)));
  return Math.max(width, height) * heldSize(name, {});
}

describe('a held thing', () => {
  it.each(names)('%s is no smaller than a finger and no larger than its holder', (name) => {
    expect(extent(name)).toBeGreaterThan(24);
    expect(extent(name)).toBeLessThan(195);
  });

  const small = ['tooth', 'apple', 'key', 'egg', 'nut', 'cup', 'shell', 'spoon', 'sock', 'shoe'] as const;
  it.each(small)('%s is much smaller than a head', (name) => {
    expect(extent(name)).toBeLessThan(76);
  });

  it('has the size that an author chose', () => {
    expect(heldSize('tooth', { hs: 2 })).toBe(2);
  });
});
