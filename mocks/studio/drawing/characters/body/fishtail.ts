// Draws a mermaid: a tail in place of legs, which lies on the ground beside her or beats the water behind her.
import type { Character, Pose } from '../../scene';
import { mix } from '../../pen/colour';
import { at, type Pen, type Point } from '../../pen/pen';
import { drawBareArm } from './active';
import { drawArms, drawHeld } from './limbs';
import type { Body } from './neck';
import { drawScarf, drawShadow, drawTrunk } from './trunk';

/** Draws a tail from the hips along three points, with its fin turned by `rot`. */
function drawTail(pen: Pen, { fishtail = '#3f9f98' }: Character, path: readonly Point[], rot: number): void {
  const [x, y] = path[2] ?? [0, 0];
  pen.push(x, y, 1, rot);
  pen.blob(at('-6,0 20,-40 56,-48 40,-16 36,0 40,16 56,48 20,40'), mix(fishtail, '#ffffff', 0.2));
  pen.line(at('8,-6 22,-18 36,-34'), fishtail, 4, { noink: true });
  pen.line(at('8,6 22,18 36,34'), fishtail, 4, { noink: true });
  pen.pop();
  pen.limb(path, [78, 22], fishtail);
}

/** Sits with the tail curled to the right; whoever jumps rises out of the water. */
function upright(view: 'front' | 'back', lift = 0): Body {
  return (pen, s, o) => {
    drawShadow(pen, 84);
    pen.push(0, -lift);
    if (view === 'back') drawArms(pen, s, o);
    drawTrunk(pen, s, o, view);
    drawTail(pen, o, at('0,-38 14,2 92,-16'), -0.3);
    if (view === 'front') drawArms(pen, s, lift > 0 ? { ...o, arm: o.arm ?? 'up' } : o);
    if (o.scarf) drawScarf(pen, o.scarf);
    pen.pop();
    return { x: 0, y: -150 - lift, tilt: 0, turn: 0, back: view === 'back' };
  };
}

/** Swims to the right. */
const swimming: Body = (pen, s, o) => {
  pen.push(0, -30);
  drawBareArm(pen, s, o, at('46,-30 92,-44 142,-32'), true);
  pen.push(-64, 16, 1, 1.32).push(0, 30);
  drawTrunk(pen, s, o, 'side');
  pen.pop().pop();
  drawTail(pen, o, at('-34,4 -90,10 -150,-22'), -2.6);
  drawBareArm(pen, s, o, at('30,2 84,22 136,4'));
  drawHeld(pen, o, [142, 0]);
  pen.pop();
  return { x: 76, y: -70, tilt: 0.1, turn: 0.8, back: false };
};

const fromFront = upright('front');
const fromBehind = upright('back');
const leaping = upright('front', 52);

/** Returns the body with a tail that stands for a pose. Whoever walks in a story ashore sits instead. */
export function withFishtail(pose: Pose): Body {
  if (pose === 'swim' || pose === 'fly') return swimming;
  if (pose === 'jump') return leaping;
  return pose === 'back' || pose === 'climb' ? fromBehind : fromFront;
}
