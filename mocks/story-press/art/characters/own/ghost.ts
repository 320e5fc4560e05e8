// Draws a ghost: it has no feet, but a face and two wisps of arms. Origin below the hem.
import type { Character } from '../../../scene';
import { at, type Pen, type Point } from '../../drawing/pen';
import { pathOf } from '../body/limbs';
import { drawFace, expressionOf } from '../head/face';

const sheet = at('-54,-6 -60,-90 -46,-150 0,-178 46,-150 60,-90 54,-6 34,-24 16,-2 -4,-22 -26,-2 -40,-20');

/** Draws the ghost in its glow; from behind it has no face. */
export function drawGhost(pen: Pen, o: Character): void {
  const c = o.c ?? '#e6ecf2';
  pen.glow(0, -90, 130, '#d8e6ff', 0.5);
  for (const side of [-1, 1] as const) {
    const arm = (side === -1 ? o.al : o.ar) ?? o.arm;
    if (!arm) continue;
    const wisp = pathOf(arm, side, o).map(([x, y]): Point => [x + side * 16, y + 2]);
    pen.limb(wisp, [26, 14], c, { op: 0.95, raw: true });
  }
  pen.blob(sheet, c, { op: 0.92, raw: true, clean: true });
  if (o.pose === 'back' || o.facing === 'back') return;
  const look = o.look ?? [0, 0];
  const turn = { front: 0, back: 0, left: -0.8, right: 0.8 }[o.facing ?? 'front'] || look[0] * 0.6;
  pen.push(0, -112, 0.95, o.tilt ?? 0);
  drawFace(pen, expressionOf(o), { eyeX: 20, eyeY: -6, mouthY: 18, light: false, turn, snout: 0, look });
  pen.pop();
}
