// Draws ears and horns of every kind, behind the head. The origin is the head's middle.
import type { Pen } from '../../pen/pen';
import { parts } from '../parts';
import type { Species } from '../species';

/** Draws both ears; on a turned head the far one is partly hidden by the skull. */
export function drawEars(pen: Pen, s: Species, turn: number, back: boolean): void {
  for (const side of [-1, 1] as const) {
    const far = side * turn > 0;
    // Eyes on top of the head move with the face, ears in the opposite direction.
    pen.push(s.eyesOnTop ? turn * 13 : -turn * (far ? 12 : 5), 0);
    parts.ears[s.ear](pen, { ...s, back }, side);
    pen.pop();
  }
}

/** Draws a dog's ears over the cheeks; the far one of a turned head stays behind it. */
export function drawHangingEars(pen: Pen, s: Species, turn: number): void {
  if (s.ear !== 'hanging') return;
  for (const side of [-1, 1] as const) {
    if (side * turn > 0.3) continue;
    pen.push(turn * 6, 0);
    parts.ears.hanging(pen, s, side);
    pen.pop();
  }
}
