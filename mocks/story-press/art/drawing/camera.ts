// The camera: near or far, everything on the paper is moved and scaled together, so that a close-up is one.
import type { Scene, Shot } from '../../scene';
import type { Mark, Point } from './pen';

/** How much nearer each shot is than the whole paper. */
const zooms: Record<Shot, number> = { far: 0.82, middle: 1, near: 1.45, close: 2.1 };

/** Where the focus comes to lie in the picture. */
const centre: Point = [512, 520];
/** A far shot shrinks towards the middle of the lower edge: the ground stays where it is. */
const ground: Point = [512, 1024];

/** A mark as the scene's camera sees it. */
export function seenThrough(mark: Mark, { shot = 'middle', focus = [512, 720], tilt = 0 }: Scene): Mark {
  const zoom = zooms[shot];
  const isNear = zoom > 1;
  if (zoom === 1) return mark;
  const from = isNear ? focus : ground;
  const to = isNear ? centre : ground;
  const [cos, sin] = isNear ? [Math.cos(tilt) * zoom, Math.sin(tilt) * zoom] : [zoom, 0];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [dx * cos - dy * sin + to[0], dx * sin + dy * cos + to[1]];
  };
  if (mark.kind === 'glow') {
    const [x, y] = place([mark.x, mark.y]);
    return { ...mark, x, y, r: mark.r * zoom };
  }
  // Painted lines grow with what they paint; ink keeps its nib.
  const width = mark.width * (mark.paint ? zoom : Math.min(1.3, zoom));
  return { ...mark, width, points: mark.points.map(place) };
}
