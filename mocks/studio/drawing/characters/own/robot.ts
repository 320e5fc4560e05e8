// Draws the robot. Origin between the feet.
import type { Arm, Character, Face, Pose } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen, type Point } from '../../pen/pen';
import { armsOf, drawHeld, pathOf } from '../body/limbs';
import { drawShadow, drawShadowOfJump } from '../body/trunk';
import { looksAway } from './own-face';

/** The colour of what glows on its screen. */
const light = '#a8f0e0';
const metal = '#6f8088';

/** How it lies, swims and flies: the place of its feet, its turn, and how its head is turned back. */
const turned: Partial<Record<Pose, readonly [x: number, y: number, turn: number, tilt: number]>> = {
  lie: [70, -44, -1.4, 0.45],
  sleep: [70, -44, -1.4, 0.2],
  swim: [-100, -62, 1.5, -0.7],
  fly: [-40, -62, 0.7, -0.4],
};

/** Whether the robot has its own pose where other kinds with separate bodies only sit. */
export function liesAsRobot(pose: Pose): boolean {
  return turned[pose] !== undefined;
}

/** Draws the robot in its pose, with its arms, its scarf and what it holds. */
export function drawRobot(pen: Pen, o: Character): void {
  const c = o.c ?? '#8fb4bf';
  const [x, y, turn, tilt] = turned[o.pose ?? 'stand'] ?? [0, 0, 0, 0];
  const isSeated = o.pose === 'sit';
  const lift = o.pose === 'jump' ? 40 : isSeated ? -30 : 0;
  if (o.pose === 'jump') drawShadowOfJump(pen, o, 50);
  else if (turn === 0) drawShadow(pen, isSeated ? 84 : 64);
  pen.push(x, y - lift, 1, turn);
  drawRobotBody(pen, c, isSeated);
  const [left, right] = armsOf(o.pose === 'swim' ? { ...o, arm: 'lift' } : o);
  const leftHand = drawRobotArm(pen, c, -1, left, o);
  const rightHand = drawRobotArm(pen, c, 1, right, o);
  drawHeld(pen, o, o.holdl ? leftHand : rightHand);
  if (o.scarf) pen.blob(at('-44,-128 0,-116 44,-128 46,-108 0,-96 -46,-108'), o.scarf);
  pen.push(0, -152, 1, (o.tilt ?? 0) + tilt);
  drawRobotHead(pen, c, o);
  pen.pop().pop();
}

function drawRobotBody(pen: Pen, c: string, isSeated: boolean): void {
  for (const side of [-1, 1] as const) {
    if (isSeated) {
      // The legs are stretched out to the front, the soles up.
      pen.limb(mirrored(side, at('24,-44 48,-44 62,-34')), [20, 18], metal);
      pen.push(side * 68, -22);
      pen.blob(at('-17,-20 17,-20 20,18 -20,18'), '#55636b', { smooth: false });
      pen.pop();
      continue;
    }
    pen.rect(side * 22 - 9, -38, 18, 32, metal);
    pen.push(side * 22, 0);
    pen.blob(at('-20,2 -18,-16 18,-16 20,2'), '#55636b', { smooth: false });
    pen.pop();
  }
  pen.poly(at('-44,-118 44,-118 50,-34 -50,-34'), c);
  pen.rect(-26, -98, 52, 34, '#f3ead0');
  pen.ell(-12, -81, 6, 6, '#e0574a', { noline: true });
  pen.ell(6, -81, 6, 6, '#f0b440', { noline: true });
  pen.line(at('-20,-50 20,-50'), mix(c, '#000000', 0.3), 3);
}

function drawRobotArm(pen: Pen, c: string, side: -1 | 1, arm: Arm, o: Character): Point {
  const path = pathOf(arm, side, o).map(([x, y]): Point => [x + side * 10, y]);
  const hand = path[2] ?? [0, 0];
  pen.limb(path, [13, 13], metal);
  pen.ell(hand[0], hand[1], 14, 13, mix(c, '#ffffff', 0.2));
  return hand;
}

function drawRobotHead(pen: Pen, c: string, o: Character): void {
  pen.rect(-8, 28, 16, 14, metal);
  pen.line(at('0,-42 0,-66'), metal, 5);
  pen.glow(0, -72, 34, '#ffd45e', 0.6);
  pen.ell(0, -72, 10, 10, '#f0b440');
  for (const side of [-1, 1]) pen.rect(side * 58 - 6, -16, 12, 28, metal);
  pen.blob(at('-54,30 -56,-36 -46,-44 46,-44 56,-36 54,30 44,36 -44,36'), c, { smooth: false });
  if (looksAway(o)) {
    for (const y of [-16, -4, 8]) pen.line(at(`-24,${y} 24,${y}`), mix(c, '#000000', 0.3), 3);
    return;
  }
  const look = o.face === 'thinking' ? ([0.5, -0.8] as const) : (o.look ?? [0, 0]);
  const turn = o.facing === 'left' ? -8 : o.facing === 'right' ? 8 : look[0] * 5;
  pen.push(turn, 0);
  pen.blob(at('-42,22 -42,-30 42,-30 42,22'), '#2f4652', { smooth: false });
  for (const side of [-1, 1] as const) drawRobotEye(pen, side, o, look);
  drawRobotMouth(pen, o);
  pen.pop();
}

const smiling: readonly Face[] = ['happy', 'laugh', 'sing'];
/** A lamp's lid, from its inner to its outer end. */
const lids: Partial<Record<Face, string>> = {
  sad: '4,-26 34,-18',
  worry: '4,-26 34,-18',
  shy: '4,-24 34,-18',
  angry: '4,-14 34,-26',
};

function drawRobotEye(pen: Pen, side: -1 | 1, o: Character, [dx, dy]: readonly [number, number]): void {
  const face = o.face ?? 'smile';
  const glowing = { noline: true, raw: true };
  if (o.blink || face === 'sleep')
    pen.line(at(`${side * 20 - 9},-6 ${side * 20 + 9},-6`), light, 4, { raw: true });
  else if (smiling.includes(face))
    pen.line(at(`${side * 20 - 9},-2 ${side * 20},-12 ${side * 20 + 9},-2`), light, 5, { raw: true });
  else
    pen.ell(
      side * 20 + dx * 8,
      -8 + dy * 7,
      face === 'wow' ? 10 : 8,
      face === 'wow' ? 12 : 9,
      light,
      glowing,
    );
  const lid = lids[face];
  if (lid) pen.line(mirrored(side, at(lid)), light, 3, { raw: true });
}

const mouths: Record<Face, string> = {
  smile: '-13,8 0,15 13,8',
  happy: '-13,7 0,16 13,7',
  shy: '-7,10 0,13 7,10',
  sad: '-12,15 0,9 12,15',
  worry: '-12,12 -5,9 0,13 5,9 12,12',
  angry: '-12,14 0,10 12,14',
  thinking: '-4,12 14,10',
  sleep: '-7,12 7,12',
  laugh: '-14,6 0,8 14,6 9,16 0,19 -9,16',
  talk: '-9,9 0,6 9,9 7,15 -7,15',
  wow: '-7,11 0,4 7,11 0,18',
  sing: '-6,11 0,5 6,11 0,17',
};
const openMouths: readonly Face[] = ['laugh', 'talk', 'wow', 'sing'];

function drawRobotMouth(pen: Pen, { face = 'smile', speech }: Character): void {
  const shown: Face = speech === 'open' ? 'laugh' : speech === 'talk' ? 'talk' : face;
  const points = at(mouths[shown]);
  if (openMouths.includes(shown)) pen.blob(points, light, { noline: true, raw: true });
  else pen.line(points, light, 4, { raw: true });
}
