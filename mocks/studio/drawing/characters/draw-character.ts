// Draws every character. Origin between the feet, about 210 units tall.
import type { Character, Facing, OwnBody, Pose } from '../scene';
import { at, Pen } from '../pen/pen';
import { climb, dig, fly, hug, kneel, lie, push, swim } from './body/active';
import { drawThing, lifts } from './body/limbs';
import { run, sneak, walk } from './body/moving';
import type { Body, Neck } from './body/neck';
import { onfours, trot } from './body/quadruped';
import { back, jump, sit, sleep, stand } from './body/resting';
import { crownOf, drawOnHead } from './head/on-head';
import { drawHead } from './head/head';
import { drawGhost } from './own/ghost';
import { drawInsect } from './own/insect';
import { writtenBodies } from './own/own-bodies';
import { drawRobot, liesAsRobot } from './own/robot';
import { drawSnake } from './own/snake';
import { withFishtail } from './body/fishtail';
import { inWheelchair } from './body/wheelchair';
import { lacking, species, type Species } from './species';

/** The body that draws each pose. */
const bodies: Record<Pose, Body> = {
  stand,
  walk,
  run,
  sneak,
  trot,
  onfours,
  sit,
  kneel,
  sleep,
  lie,
  back,
  jump,
  fly,
  swim,
  climb,
  dig,
  push,
  hug,
};

/** The poses whose arms are the author's, both of them. */
const facesUs: ReadonlySet<Pose> = new Set(['stand', 'sit', 'kneel', 'jump', 'lie', 'back']);

/** What those with bodies of their own do in place of a pose that needs the common one. */
const plainer: Partial<Record<Pose, Pose>> = {
  onfours: 'stand',
  kneel: 'sit',
  lie: 'sit',
  fly: 'jump',
  swim: 'sit',
  climb: 'back',
  dig: 'sit',
  push: 'walk',
  hug: 'stand',
};

/** Everyone whose body is not the common upright one. */
const ownBodies: Record<OwnBody, (pen: Pen, o: Character) => void> = {
  ...writtenBodies,
  robot: drawRobot,
  ghost: drawGhost,
  snake: drawSnake,
  butterfly: (pen, o) => drawInsect(pen, 'butterfly', o),
  bee: (pen, o) => drawInsect(pen, 'bee', o),
  ladybird: (pen, o) => drawInsect(pen, 'ladybird', o),
};

function hasOwnBody(o: Character): o is Character & { readonly k: OwnBody } {
  return Object.hasOwn(ownBodies, o.k);
}

function isUpright(o: Character): o is Character & { readonly k: keyof typeof species } {
  return Object.hasOwn(species, o.k);
}

/** Draws a character in its pose. */
export function drawCharacter(pen: Pen, o: Character): void {
  const face = o.face ?? (o.pose === 'sleep' ? 'sleep' : 'smile');
  const felt = { ...o, face };
  if (hasOwnBody(felt)) drawOwn(pen, felt.k, inPlainerPose(felt));
  else if (isUpright(felt)) drawUpright(pen, felt.k, felt);
}

function drawOwn(pen: Pen, kind: OwnBody, o: Character): void {
  ownBodies[kind](pen, o);
  if (!o.onHead) return;
  const bare = new Pen(1);
  ownBodies[kind](bare, o);
  drawOnHead(pen, o, crownOf(bare, kind));
}

function inPlainerPose(o: Character): Character {
  const lies = o.k === 'robot' && o.pose !== undefined && liesAsRobot(o.pose);
  const pose = o.pose && ((lies ? undefined : plainer[o.pose]) ?? o.pose);
  if (pose === undefined) return o;
  const arm = o.arm ?? (o.pose === 'hug' ? 'hug' : undefined);
  return { ...o, pose, ...(arm ? { arm } : {}) };
}

function drawUpright(pen: Pen, kind: keyof typeof species, chosen: Character): void {
  const whole = species[kind];
  const own = chosen.lacks === undefined ? whole : lacking(whole, chosen.lacks);
  const coloured = chosen.c ? { ...own, c: chosen.c } : own;
  const o = own.onesie ? inOnesie(chosen, own.onesie) : chosen;
  const pose = o.pose ?? (o.facing === 'back' ? 'back' : 'stand');
  const { body, head } = own.build ?? { body: 1, head: 1 };
  pen.push(0, 0, body);
  const isPerson = own.mask === 'none';
  const aided = isPerson && o.wheelchair ? inWheelchair(pose) : undefined;
  const draw = isPerson && o.fishtail ? withFishtail(pose) : (aided ?? bodies[pose]);
  const neck = draw(pen, coloured, o);
  const tilt = (o.tilt ?? 0) + neck.tilt;
  const reach = (own.neck ?? 0) * (neck.stretch ?? 1);
  if (reach > 0) drawLongNeck(pen, coloured, neck, reach);
  pen.push(neck.x + Math.sin(neck.tilt) * reach, neck.y - Math.cos(neck.tilt) * reach, head / body, tilt);
  drawHead(pen, coloured, o, viewOf(neck, o));
  drawOnHead(pen, o, [0, own.eyesOnTop ? -56 : -42]);
  pen.pop();
  if (lifts(o) && facesUs.has(pose)) {
    pen.push(neck.x, neck.y, 1, neck.tilt);
    drawThing(pen, o, [0, -56 - reach * 0.5]);
    pen.pop();
  }
  pen.pop();
}

/** Returns somebody whose clothes are one piece, from the neck to the feet. */
function inOnesie(o: Character, colour: string): Character {
  const wear = o.wear ?? colour;
  return { ...o, wear, pants: o.pants ?? wear, boots: o.boots ?? wear };
}

/** Draws what a giraffe has between its shoulders and its head. */
function drawLongNeck(pen: Pen, s: Species, { x, y, tilt }: Neck, reach: number): void {
  pen.push(x, y, 1, tilt);
  pen.limb(at(`0,34 0,${-reach}`), [42, 34], s.c);
  if (s.patches)
    for (const [side, share] of at('-9,0.05 10,0.34 -8,0.62'))
      pen.ell(side, 20 - share * reach, 9, 8, s.patches, { noline: true });
  pen.pop();
}

const turns: Record<Facing, number> = { front: 0, left: -0.9, right: 0.9, back: 0 };

/** Returns where the head turns: as the author chose, as the body moves, or slightly towards where the eyes look. */
function viewOf(neck: Neck, { facing, look }: Character): Pick<Neck, 'turn' | 'back'> {
  const back = neck.back || facing === 'back';
  if (facing) return { turn: turns[facing], back };
  return { turn: neck.turn === 0 ? (look?.[0] ?? 0) * 0.45 : neck.turn, back };
}
