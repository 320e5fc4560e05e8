// The camera: moves and scales everything on the paper together.
import type { Scene, Shot } from '../scene';
import type { Mark, Point } from './pen';

/** The zoom factor of each shot. */
const zooms: Record<Shot, number> = { far: 0.82, middle: 1, near: 1.45, close: 2.1 };

/** Where the focus is in the picture. */
const centre: Point = [512, 520];
/** A far shot shrinks towards the middle of the lower edge, so that the ground stays in its place. */
const ground: Point = [512, 1024];

/** A tilted far or middle shot turns about the middle. */
const middle: Point = [512, 512];
/** In a far or middle shot more would let everyone fall over. */
const mostTilt = 0.3;

/** Returns a mark as the scene's camera sees it. */
export function seenThrough(mark: Mark, { shot = 'middle', focus = [512, 720], tilt = 0 }: Scene): Mark {
  const isNear = zooms[shot] > 1;
  // So near that the camera sees nothing beside the paper when it is tilted.
  const turn = isNear ? tilt : Math.min(mostTilt, Math.max(-mostTilt, tilt));
  const zoom = zooms[shot] * (isNear ? 1 : Math.cos(turn) + Math.abs(Math.sin(turn)));
  if (zoom === 1 && turn === 0) return mark;
  const still = turn === 0 ? ground : middle;
  const [from, to] = isNear ? [focus, centre] : [still, still];
  const [cos, sin] = [Math.cos(turn) * zoom, Math.sin(turn) * zoom];
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
