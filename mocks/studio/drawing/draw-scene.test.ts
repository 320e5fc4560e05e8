import { describe, expect, it } from 'vitest';
import type { Scene, Sky, Weather } from './scene';
import { floorings, grounds, panes, propNames, wallPatterns } from './scene-names';
import { drawScene, type Drawing } from './draw-scene';

const skies: readonly Sky[] = ['day', 'dawn', 'dusk', 'night', 'storm', 'snow', 'snownight', 'autumn', 'sea'];
const weathers: readonly Weather[] = ['snow', 'rain', 'fireflies', 'leaves', 'mist'];

const busy: Scene = {
  path: true,
  flowers: 5,
  frame: true,
  back: [{ t: 'boat', x: 700, y: 640 }],
  put: [
    { k: 'fox', x: 400, y: 900, s: 2, face: 'wow' },
    { t: 'tree', x: 800, y: 820, s: 1.4, apples: true },
  ],
};

function isSound({ marks }: Drawing): boolean {
  return marks.every((mark) =>
    mark.kind === 'glow'
      ? [mark.x, mark.y, mark.r].every(Number.isFinite)
      : mark.points.length > 1 &&
        mark.points.flat().every(Number.isFinite) &&
        /^#[\da-f]{6}$/.test(mark.colour),
  );
}

describe('a scene', () => {
  it('is drawn in the same way from the same seed, and differently from another', () => {
    const drawing = (seed: number) => JSON.stringify(drawScene({ ...busy, weather: 'snow' }, seed));
    expect(drawing(7)).toBe(drawing(7));
    expect(drawing(7)).not.toBe(drawing(8));
  });

  it.each(grounds.flatMap((ground) => skies.map((sky) => ({ ground, sky }))))(
    'can be $ground under a sky of $sky',
    ({ ground, sky }) => {
      expect(isSound(drawScene({ ...busy, ground, sky }, 3))).toBe(true);
    },
  );

  it.each(wallPatterns)('can be a room with %s on its wall', (pattern) => {
    for (const pane of panes)
      for (const sky of skies)
        expect(isSound(drawScene({ ...busy, ground: 'room', pattern, pane, sky }, 3))).toBe(true);
  });

  it.each(floorings)('can have a floor of %s, in a room and outdoors', (flooring) => {
    expect(isSound(drawScene({ ground: 'room', flooring }, 3))).toBe(true);
    expect(isSound(drawScene({ ground: 'square', flooring }, 3))).toBe(true);
  });

  it.each(['room', 'reef', 'moon'] as const)('has no weather where there is none: %s', (ground) => {
    const [dry, wet] = [drawScene({ ground }, 3), drawScene({ ground, weather: 'rain' }, 3)];
    expect(wet.marks).toHaveLength(dry.marks.length);
  });

  it.each(weathers)('can have %s', (weather) => {
    const [plain, wet] = [drawScene(busy, 3), drawScene({ ...busy, weather }, 3)];
    expect(isSound(wet)).toBe(true);
    expect(wet.marks.length).toBeGreaterThan(plain.marks.length);
  });

  it.each(propNames)('can draw the thing: %s', (t) => {
    const looks = { lit: true, snow: true, apples: true, lights: true, full: true, glow: '#ffe0a0' };
    expect(isSound(drawScene({ put: [{ t, x: 500, y: 800 }] }, 3))).toBe(true);
    expect(isSound(drawScene({ put: [{ t, x: 500, y: 800, ...looks }] }, 3))).toBe(true);
  });

  it('draws lower things in front by default', () => {
    const order = (z?: number) => {
      const things = [
        { t: 'apple', x: 0, y: 900, c: '#123456', ...(z === undefined ? {} : { z }) },
        { t: 'apple', x: 0, y: 800, c: '#654321' },
      ] as const;
      const colours = drawScene({ put: things }, 1).marks.map(({ colour }) => colour);
      return colours.indexOf('#123456') - colours.indexOf('#654321');
    };
    expect(order()).toBeGreaterThan(0);
    expect(order(700)).toBeLessThan(0);
  });

  it.each(grounds)('fills the paper to its edges in a far shot: %s', (ground) => {
    const shapes = drawScene({ ground, shot: 'far' }, 3).marks.flatMap((mark) =>
      mark.kind === 'fill' ? [mark] : [],
    );
    const reachesAcross = shapes.some(({ points }) => {
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      return Math.min(...xs) <= 0 && Math.max(...xs) >= 1024 && Math.max(...ys) >= 1024;
    });
    expect(reachesAcross).toBe(true);
  });
});
