// Draws every character. Origin between the feet, about 210 units tall.
import type { Character, Facing, OwnBody, Pose } from '../../scene';
import type { Pen } from '../drawing/pen';
import { run, sneak, trot, walk } from './body/moving';
import type { Body, Neck } from './body/neck';
import { back, jump, sit, sleep, stand } from './body/resting';
import { drawHead } from './head/head';
import { drawBird } from './own/bird';
import { drawDuck } from './own/duck';
import { drawGhost } from './own/ghost';
import { drawInsect } from './own/insect';
import { drawOwl } from './own/owl';
import { drawRobot } from './own/robot';
import { drawSnail } from './own/snail';
import { drawSwimmer } from './own/swimmers';
import { drawSeaDweller } from './own/sea-dwellers';
import { species, type Upright } from './species';

/** The body that draws each pose. */
const bodies: Record<Pose, Body> = { stand, walk, run, sneak, trot, sit, sleep, back, jump };

/** Everyone whose body is not the common upright one. */
export const ownBodies: Record<OwnBody, (pen: Pen, o: Character) => void> = {
  owl: drawOwl,
  robot: drawRobot,
  ghost: drawGhost,
  duck: drawDuck,
  snail: drawSnail,
  bird: (pen, o) => drawBird(pen, 'bird', o),
  hen: (pen, o) => drawBird(pen, 'hen', o),
  chick: (pen, o) => drawBird(pen, 'chick', o),
  butterfly: (pen, o) => drawInsect(pen, 'butterfly', o),
  bee: (pen, o) => drawInsect(pen, 'bee', o),
  ladybird: (pen, o) => drawInsect(pen, 'ladybird', o),
  fish: (pen, o) => drawSwimmer(pen, 'fish', o),
  puffer: (pen, o) => drawSwimmer(pen, 'puffer', o),
  shark: (pen, o) => drawSwimmer(pen, 'shark', o),
  dolphin: (pen, o) => drawSwimmer(pen, 'dolphin', o),
  whale: (pen, o) => drawSwimmer(pen, 'whale', o),
  octopus: (pen, o) => drawSeaDweller(pen, 'octopus', o),
  crab: (pen, o) => drawSeaDweller(pen, 'crab', o),
  jellyfish: (pen, o) => drawSeaDweller(pen, 'jellyfish', o),
  starfish: (pen, o) => drawSeaDweller(pen, 'starfish', o),
  turtle: (pen, o) => drawSeaDweller(pen, 'turtle', o),
};

function hasOwnBody(o: Character): o is Character & { readonly k: OwnBody } {
  return Object.hasOwn(ownBodies, o.k);
}

function isUpright(o: Character): o is Character & { readonly k: Upright } {
  return Object.hasOwn(species, o.k);
}

/** Draws a character in its pose. */
export function drawCharacter(pen: Pen, o: Character): void {
  const face = o.face ?? (o.pose === 'sleep' ? 'sleep' : 'smile');
  const felt = { ...o, face };
  if (hasOwnBody(felt)) ownBodies[felt.k](pen, felt);
  else if (isUpright(felt)) drawUpright(pen, felt.k, felt);
}

/** The scale of an adult's body; its head has the size of a child's. */
const grownSize = 1.26;

function drawUpright(pen: Pen, kind: Upright, o: Character): void {
  const own = species[kind];
  const coloured = o.c ? { ...own, c: o.c } : own;
  const pose = o.pose ?? (o.facing === 'back' ? 'back' : 'stand');
  pen.push(0, 0, own.grown ? grownSize : 1);
  const neck = bodies[pose](pen, coloured, o);
  pen.push(neck.x, neck.y, own.grown ? 0.96 / grownSize : 1, (o.tilt ?? 0) + neck.tilt);
  drawHead(pen, coloured, o, viewOf(neck, o));
  pen.pop().pop();
}

const turns: Record<Facing, number> = { front: 0, left: -0.9, right: 0.9, back: 0 };

/** Returns where the head turns: as the author chose, as the body moves, or slightly towards where the eyes look. */
function viewOf(neck: Neck, { facing, look }: Character): Pick<Neck, 'turn' | 'back'> {
  const back = neck.back || facing === 'back';
  if (facing) return { turn: turns[facing], back };
  return { turn: neck.turn === 0 ? (look?.[0] ?? 0) * 0.45 : neck.turn, back };
}
