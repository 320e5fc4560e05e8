// Draws a room: wall, floor, rug and a window with the weather in it.
import { mix } from '../drawing/colour';
import { at, mirrored, type Pen } from '../drawing/pen';
import type { DrawingContext } from './drawing-context';

/** Wider than the paper: a far shot shows more of it. */
const left = -160;
const width = 1344;

/** Draws the room of a scene, before the things in it. */
export function drawRoom(context: DrawingContext): void {
  const { pen, scene } = context;
  const wall = scene.wall ?? '#f0dcb4';
  const floor = scene.floor ?? '#b98655';
  pen.rect(left, -260, width, 1020, wall, { raw: true });
  for (let x = -70; x < 1130; x += 110)
    pen.line(at(`${x},-260 ${x},742`), mix(wall, '#b58a5a', 0.18), 5, { noink: true });
  if (scene.win !== false) drawWindow(context, scene.win ?? 250);
  pen.rect(left, 738, width, 442, floor);
  for (const y of [800, 868, 946])
    pen.line(at(`${left},${y} 520,${y + 4} ${left + width},${y}`), mix(floor, '#6a4426', 0.3), 4, {
      noink: true,
    });
  if (scene.rug !== false) drawRug(pen, scene.rug ?? '#c8584a');
  context.put(scene.back);
  context.put(scene.put);
}

function drawRug(pen: Pen, colour: string): void {
  pen.ell(540, 890, 370, 84, colour);
  pen.ell(540, 890, 300, 62, mix(colour, '#ffe6b8', 0.45), { noline: true });
  pen.ell(540, 890, 226, 44, colour, { noline: true });
}

const frame = '#c79a62';

function drawWindow({ pen, scene, palette, dark, snowy }: DrawingContext, x: number): void {
  pen.push(x, 0);
  pen.rect(-130, 150, 260, 290, frame);
  pen.rect(-112, 168, 224, 254, dark ? '#2c4478' : palette.top);
  if (dark) drawNightOutside(pen);
  else pen.blob(at('-112,380 -50,340 20,366 112,330 112,422 -112,422'), palette.mid, { smooth: false });
  if (snowy) pen.blob(at('-112,400 0,384 112,400 112,422 -112,422'), '#fbfdff', { noline: true });
  pen.line(at('0,168 0,422'), frame, 11, { noink: true });
  pen.line(at('-112,295 112,295'), frame, 11, { noink: true });
  for (const side of [-1, 1] as const)
    pen.blob(mirrored(side, at('150,140 60,146 104,290 110,450 168,452')), scene.curtain ?? '#d9705c');
  pen.pop();
}

function drawNightOutside(pen: Pen): void {
  pen.ell(50, 230, 28, 28, '#fbf3cf', { raw: true });
  for (const [x, y] of at('-70,210 -30,280 20,330 70,350 -80,370'))
    pen.ell(x, y, 3, 3, '#fff6d8', { noline: true });
}
