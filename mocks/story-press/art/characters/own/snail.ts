// Draws a snail that creeps to the right: its house, its foot, and a face under two feelers. Origin under the house.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, type Pen, type Point } from '../../drawing/pen';
import { drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { drawOwnFace, looksAway } from './own-face';

const body = '#e3c08c';
const foot = at('-104,0 -78,-22 -20,-34 40,-34 56,-78 70,-104 96,-110 114,-90 112,-50 104,-14 84,0');

/** Draws the snail with its scarf and what it holds; asleep it is inside its house. */
export function drawSnail(pen: Pen, o: Character): void {
  const c = o.c ?? '#c8744a';
  const lift = o.pose === 'jump' ? 30 : 0;
  drawShadow(pen, lift ? 70 : 104);
  pen.push(0, -lift);
  if (o.pose === 'sleep') pen.blob(at('-70,0 -60,-20 0,-30 60,-20 74,0'), body);
  else drawFoot(pen, o);
  drawShell(pen, c);
  if (o.pose !== 'sleep') drawHeld(pen, o, [128, -60]);
  pen.pop();
}

function drawFoot(pen: Pen, o: Character): void {
  const away = looksAway(o);
  const droops = !away && (o.face === 'sad' || o.face === 'worry');
  const feelers: readonly Point[] = droops ? at('74,-142 108,-140') : at('66,-168 110,-172');
  for (const [x, y] of feelers) {
    pen.line(
      [
        [x < 90 ? 80 : 98, -112],
        [x, y],
      ],
      mix(body, '#6a4a2c', 0.3),
      6,
      { noink: true },
    );
    pen.ell(x, y, 8, 8, mix(body, '#6a4a2c', 0.3));
  }
  pen.blob(foot, body);
  pen.ell(88, -92, 44, 42, body, { clean: true });
  if (o.scarf) pen.limb(at('46,-54 84,-40 118,-56'), [16, 16], o.scarf);
  if (away) return;
  pen.push(88, -96, 0.86, o.tilt ?? 0);
  const turn = o.facing === 'left' ? -0.6 : 0.25 + (o.look?.[0] ?? 0) * 0.3;
  drawOwnFace(pen, o, { eyeX: 18, eyeY: -4, turn, human: true });
  pen.pop();
}

function drawShell(pen: Pen, c: string): void {
  pen.ell(-24, -78, 74, 70, c);
  const turns = Array.from({ length: 26 }, (_, i): Point => {
    const angle = 0.6 + i * 0.52;
    const reach = 58 - i * 2.1;
    return [-24 + Math.cos(angle) * reach, -78 + Math.sin(angle) * reach * 0.94];
  });
  pen.line(turns, mix(c, '#fff0d0', 0.5), 8, { noink: true });
}
