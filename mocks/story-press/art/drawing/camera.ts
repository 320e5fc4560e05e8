// The camera: moves and scales everything on the paper together.
import type { Scene, Shot } from '../../scene';
import type { Mark, Point } from './pen';

/** The zoom factor of each shot. */
const zooms: Record<Shot, number> = { far: 0.82, middle: 1, near: 1.45, close: 2.1 };

/** Where the focus is in the picture. */
const centre: Point = [512, 520];
/** A far shot shrinks towards the middle of the lower edge, so that the ground stays in its place. */
const ground: Point = [512, 1024];

/** Returns a mark as the scene's camera sees it. */
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
  // Painted lines are scaled with the zoom; ink lines keep almost their width.
  const width = mark.width * (mark.paint ? zoom : Math.min(1.3, zoom));
  return { ...mark, width, points: mark.points.map(place) };
}
