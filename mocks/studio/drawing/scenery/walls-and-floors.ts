// Draws how the walls of a room are papered or built, and how its floor is laid.
import type { Flooring, WallPattern } from '../scene';
import { mix } from '../pen/colour';
import { at, mirrored, type Pen } from '../pen/pen';
import type { DrawingContext } from './drawing-context';

/** Wider than the paper: a far shot shows more of it. */
export const room = { left: -160, right: 1184, top: -260, foot: 742, bottom: 1180 } as const;

type DrawWall = (context: DrawingContext, wall: string) => void;

const paint = { noink: true } as const;
const flat = { noline: true } as const;

/** Draws a picture of the paper's pattern again and again, every second row in the gaps of the first. */
function repeat(pen: Pen, step: number, draw: (index: number) => void): void {
  for (let row = 0; row * step < 900; row += 1)
    for (let x = -120 + (row % 2) * step; x < room.right; x += step * 2) {
      pen.push(x, -170 + row * step);
      draw(row);
      pen.pop();
    }
}

/** Draws courses of stones, boards or tiles: lines across, and joints that are not above each other. */
function drawCourses(
  pen: Pen,
  from: number,
  height: number,
  length: number,
  colour: string,
  shift = 0.5,
): void {
  for (let row = 0; from + row * height < room.foot; row += 1) {
    const y = from + row * height;
    pen.line(at(`${room.left},${y} 512,${y} ${room.right},${y}`), colour, 4, paint);
    for (let x = room.left + (row % 2) * length * shift; x < room.right; x += length)
      pen.line(at(`${x},${y} ${x},${Math.min(y + height, room.foot)}`), colour, 4, paint);
  }
}

const walls: Record<WallPattern, DrawWall> = {
  plain: () => undefined,
  stripes: ({ pen }, wall) => {
    for (let x = -70; x < 1130; x += 110)
      pen.line(at(`${x},-260 ${x},742`), mix(wall, '#b58a5a', 0.18), 5, paint);
  },
  dots: ({ pen }, wall) => repeat(pen, 74, () => pen.ell(0, 0, 13, 13, mix(wall, '#ffffff', 0.55), flat)),
  stars: ({ pen }, wall) =>
    repeat(pen, 92, (row) => {
      const star = at('0,-20 5,-6 20,-6 8,3 12,18 0,9 -12,18 -8,3 -20,-6 -5,-6');
      pen.poly(star, mix(wall, row % 3 ? '#fff3c0' : '#f0c84e', 0.6), flat);
    }),
  tiles: ({ pen }, wall) => {
    pen.rect(room.left, 404, 1344, room.foot - 404, mix(wall, '#ffffff', 0.7), flat);
    drawCourses(pen, 420, 66, 66, mix(wall, '#8fb0bc', 0.3), 0);
    pen.rect(room.left, 392, 1344, 26, mix(wall, '#4f83a0', 0.45));
  },
  stones: ({ pen }, wall) => {
    for (const [x, y] of at(
      '-70,-120 210,-40 560,40 880,-120 60,200 690,280 300,440 980,360 -40,600 520,600 820,520',
    ))
      pen.rect(x, y, 132, 80, mix(wall, (x + y) % 3 === 0 ? '#ffffff' : '#4a4650', 0.14), flat);
    drawCourses(pen, -200, 80, 138, mix(wall, '#3a3640', 0.35));
  },
  planks: ({ pen }, wall) => drawCourses(pen, -210, 96, 460, mix(wall, '#4a2a14', 0.35), 0.6),
  panels: ({ pen }, wall) => {
    for (let x = room.left; x < room.right; x += 224) {
      pen.rect(x + 8, -240, 208, 690, mix(wall, '#ffffff', 0.2), { thin: true });
      pen.rect(x + 8, 470, 208, 250, mix(wall, '#34485c', 0.16), { thin: true });
      for (const [dx, y] of at('26,432 198,432 26,490 198,490'))
        pen.ell(x + dx, y, 7, 7, mix(wall, '#34485c', 0.4), flat);
    }
    pen.rect(room.left, 454, 1344, 14, '#5fb0d0', flat);
  },
  canvas: ({ pen, palette }, wall) => {
    for (let x = -900; x < 1900; x += 300)
      pen.poly(at(`512,-330 ${x},${room.foot} ${x + 150},${room.foot}`), mix(wall, '#6a3a10', 0.1), flat);
    pen.poly(at(`512,210 372,${room.foot} 652,${room.foot}`), palette.top, { raw: true });
    pen.blob(at('389,690 440,640 520,662 612,634 638,690 652,742 372,742'), palette.mid, { smooth: false });
    for (const side of [-1, 1] as const) {
      pen.push(512, 0);
      pen.blob(mirrored(side, at('0,210 60,460 150,742 214,742 120,420')), mix(wall, '#ffffff', 0.3));
      pen.pop();
    }
  },
  roof: ({ pen }, wall) => {
    drawCourses(pen, -210, 88, 420, mix(wall, '#4a2a14', 0.3), 0.6);
    for (const side of [-1, 1] as const) {
      pen.push(512, 0);
      pen.poly(mirrored(side, at('150,-260 672,-260 672,640')), mix(wall, '#3a2010', 0.3));
      for (const step of [0, 1, 2])
        pen.line(
          mirrored(side, at(`${270 + step * 150},-260 672,${432 - step * 258}`)),
          mix(wall, '#3a2010', 0.5),
          6,
          paint,
        );
      pen.limb(mirrored(side, at('136,-290 690,670')), 34, mix(wall, '#3a2010', 0.45));
      pen.pop();
    }
    pen.rect(room.left, 40, 1344, 30, mix(wall, '#3a2010', 0.45));
  },
  drapes: ({ pen, scene }) => {
    const c = scene.curtain ?? '#c23f3c';
    const fold = mix(c, '#3a1010', 0.35);
    for (const [x, foot] of at('250,380 780,640'))
      pen.poly(at(`${x},-100 ${foot - 130},742 ${foot + 130},742`), '#fff2c0', { ...flat, op: 0.14 });
    for (const side of [-1, 1] as const) {
      pen.push(512, 0);
      pen.blob(mirrored(side, at('672,-260 380,-260 360,240 410,560 390,738 672,738')), c, { smooth: false });
      for (const x of [430, 486, 546, 604])
        pen.line(mirrored(side, at(`${x - 14},-240 ${x - 22},260 ${x + 6},730`)), fold, 7, paint);
      pen.pop();
    }
    for (let x = -160; x < room.right; x += 168) {
      pen.blob(at(`${x},-260 ${x + 168},-260 ${x + 168},60 ${x + 84},128 ${x},60`), c);
      pen.line(at(`${x + 4},62 ${x + 84},122 ${x + 164},62`), '#f0c84e', 9, paint);
    }
  },
};

const floors: Record<Flooring, (pen: Pen, floor: string) => void> = {
  plain: () => undefined,
  boards: (pen, floor) => {
    for (const y of [800, 868, 946])
      pen.line(at(`${room.left},${y} 520,${y + 4} ${room.right},${y}`), mix(floor, '#6a4426', 0.3), 4, paint);
  },
  tiles: (pen, floor) => drawSlabs(pen, 738, mix(floor, '#6a7a84', 0.3)),
  stones: (pen, floor) => drawSlabs(pen, 738, mix(floor, '#3a3640', 0.35)),
  straw: (pen, floor) => {
    for (let i = 0; i < 60; i += 1) {
      const [x, y] = [room.left + pen.r() * 1344, 760 + pen.r() * 260];
      const colour = mix(floor, i % 3 ? '#8a5a1c' : '#fff4c0', 0.4);
      pen.line(at(`${x},${y} ${x + 18},${y - 8} ${x + 40},${y + (i % 2 ? 6 : -10)}`), colour, 5, paint);
    }
  },
};

/** Draws the joints of slabs that grow larger towards us, from a height downwards. */
export function drawSlabs(pen: Pen, from: number, colour: string): void {
  for (let row = 1; row < 7; row += 1) {
    const y = from + 34 * row + 7 * row * row;
    pen.line(at(`${room.left},${y} 512,${y} ${room.right},${y}`), colour, 4, paint);
  }
  for (let x = -1560; x <= 2600; x += 208) {
    const top = 512 + (x - 512) * 0.42;
    pen.line(at(`${top},${from} ${x},${room.bottom}`), colour, 4, paint);
  }
}

/** Draws the pattern of a room's wall over its plain colour. */
export function drawWall(context: DrawingContext, wall: string): void {
  walls[context.scene.pattern ?? 'stripes'](context, wall);
}

/** Draws how a floor is laid over its plain colour. */
export function drawFloor(pen: Pen, flooring: Flooring, floor: string): void {
  floors[flooring](pen, floor);
}
