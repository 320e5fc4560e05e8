// Draws a ghost: it has no feet, but a face and two wisps of arms. Origin below the hem.
import type { Character } from '../../scene';
import { at, type Pen, type Point } from '../../pen/pen';
import { pathOf } from '../body/limbs';
import { drawOwnFace, freeTurnOf, looksAway } from './own-face';

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
  if (looksAway(o)) return;
  pen.push(0, -112, 0.95, o.tilt ?? 0);
  drawOwnFace(pen, o, { turn: freeTurnOf(o) });
  pen.pop();
}
