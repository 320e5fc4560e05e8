import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene';
import { seenThrough } from './camera';
import { at, Pen, type Mark, type Point } from './pen';

/** Returns where the camera of a scene shows a point of the paper. */
function shown(point: Point, scene: Scene): Point | undefined {
  const mark = seenThrough(lineThrough(point), scene);
  return mark.kind === 'glow' ? undefined : mark.points[0];
}

function lineThrough(point: Point): Mark {
  const [mark] = new Pen().line([point, [0, 0]], '#000000', 4, { noink: true }).marks;
  if (!mark) throw new Error('the pen drew nothing');
  return mark;
}

describe('the camera', () => {
  it('shows the paper unchanged in a middle shot', () => {
    expect(shown([300, 400], {})).toEqual([300, 400]);
    expect(shown([300, 400], { shot: 'middle', focus: [1, 2] })).toEqual([300, 400]);
  });

  it.each(['near', 'close'] as const)('brings the focus of a %s shot to the middle', (shot) => {
    expect(shown([300, 400], { shot, focus: [300, 400] })).toEqual([512, 520]);
  });

  it('zooms in from shot to shot', () => {
    const apart = (scene: Scene) => {
      const [[left] = [0], [right] = [0]] = [shown([500, 700], scene), shown([600, 700], scene)];
      return right - left;
    };
    const shots = ['far', 'middle', 'near', 'close'] as const;
    const seen = shots.map((shot) => apart({ shot, focus: [550, 700] }));
    expect(seen.map(Math.round)).toEqual([82, 100, 145, 210]);
  });

  it('leaves the ground in its place in a far shot', () => {
    expect(shown([512, 1024], { shot: 'far' })).toEqual([512, 1024]);
  });

  it('tilts about its focus', () => {
    const scene: Scene = { shot: 'near', focus: [400, 400], tilt: Math.PI / 2 };
    expect(shown([400, 400], scene)).toEqual([512, 520]);
    const [x = 0, y = 0] = shown([500, 400], scene) ?? [];
    expect([Math.round(x), Math.round(y)]).toEqual([512, 665]);
  });

  it.each(['far', 'middle'] as const)('tilts the paper of a %s shot a little', (shot) => {
    const [x = 0, y = 0] = shown([1024, 512], { shot, tilt: 0.1 }) ?? [];
    expect(Math.atan2(y - 512, x - 512)).toBeCloseTo(0.1, 5);
    expect(shown([1024, 512], { shot, tilt: 1 })).toEqual(shown([1024, 512], { shot, tilt: 0.3 }));
    expect(shown([1024, 512], { shot, tilt: -1 })).toEqual(shown([1024, 512], { shot, tilt: -0.3 }));
  });

  it('shows nothing beside the paper in a tilted middle shot', () => {
    const edge = [...at('0,0 1024,0 1024,1024 0,1024')].map((corner) => shown(corner, { tilt: 0.3 }));
    for (const [x = 0, y = 0] of edge.map((point) => point ?? []))
      expect(Math.max(Math.abs(x - 512), Math.abs(y - 512))).toBeGreaterThan(512);
  });

  it('scales lights and painted lines with the things around them', () => {
    const pen = new Pen().glow(400, 400, 10, '#ffffff').line(at('0,0 9,9'), '#ffffff', 4, { noink: true });
    const [glow, line] = pen.marks.map((mark) => seenThrough(mark, { shot: 'close', focus: [400, 400] }));
    expect(glow).toMatchObject({ x: 512, y: 520, r: 21 });
    expect(line).toMatchObject({ width: 8.4 });
  });
});
