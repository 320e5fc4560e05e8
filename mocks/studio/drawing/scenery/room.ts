// Draws a room: wall, floor, rug and a window.
import { mix } from '../pen/colour';
import type { Pen } from '../pen/pen';
import type { DrawingContext } from './drawing-context';
import { drawFloor, drawWall, room } from './walls-and-floors';
import { drawWindow } from './window';

const width = room.right - room.left;

/** Draws the room of a scene, before the things in it. */
export function drawRoom(context: DrawingContext): void {
  const { pen, scene } = context;
  const wall = scene.wall ?? '#f0dcb4';
  const floor = scene.floor ?? '#b98655';
  pen.rect(room.left, room.top, width, 1020, wall, { raw: true });
  drawWall(context, wall);
  if (scene.win !== false) drawWindow(context, scene.win ?? 250);
  pen.rect(room.left, 738, width, 442, floor);
  drawFloor(pen, scene.flooring ?? 'boards', floor);
  if (scene.rug !== false) drawRug(pen, scene.rug ?? '#c8584a');
  context.put(scene.back);
  context.put(scene.put);
}

function drawRug(pen: Pen, colour: string): void {
  pen.ell(540, 890, 370, 84, colour);
  pen.ell(540, 890, 300, 62, mix(colour, '#ffe6b8', 0.45), { noline: true });
  pen.ell(540, 890, 226, 44, colour, { noline: true });
}
