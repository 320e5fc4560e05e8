// Draws every character. Origin between the feet, about 210 units tall.
import type { Character, CharacterKind, Facing } from '../../scene';
import type { Pen } from '../drawing/pen';
import { bodies } from './body/bodies';
import type { Neck } from './body/neck';
import { drawHead } from './head/head';
import { drawDuck } from './own/duck';
import { drawGhost } from './own/ghost';
import { drawOwl } from './own/owl';
import { drawRobot } from './own/robot';
import { species, type Upright } from './species';

function isUpright(kind: CharacterKind): kind is Upright {
  return Object.hasOwn(species, kind);
}

/** Draws a character in its pose. */
export function drawCharacter(g: Pen, o: Character): void {
  if (isUpright(o.k)) drawUpright(g, o.k, o);
  else if (o.k === 'owl') drawOwl(g, o);
  else if (o.k === 'robot') drawRobot(g, o);
  else if (o.k === 'ghost') drawGhost(g, o);
  else drawDuck(g, o);
}

/** The scale of an adult's body; its head has the size of a child's. */
const grownSize = 1.26;

function drawUpright(g: Pen, kind: Upright, o: Character): void {
  const own = species[kind];
  const coloured = o.c ? { ...own, c: o.c } : own;
  const pose = o.pose ?? (o.facing === 'back' ? 'back' : 'stand');
  g.push(0, 0, own.grown ? grownSize : 1);
  const neck = bodies[pose](g, coloured, o);
  g.push(neck.x, neck.y, own.grown ? 0.96 / grownSize : 1, (o.tilt ?? 0) + neck.tilt);
  drawHead(g, coloured, { ...o, face: o.face ?? (pose === 'sleep' ? 'sleep' : 'smile') }, viewOf(neck, o));
  g.pop().pop();
}

const turns: Record<Facing, number> = { front: 0, left: -0.9, right: 0.9, back: 0 };

/** Returns where the head turns: as the author chose, as the body moves, or slightly towards where the eyes look. */
function viewOf(neck: Neck, { facing, look }: Character): Pick<Neck, 'turn' | 'back'> {
  const back = neck.back || facing === 'back';
  if (facing) return { turn: turns[facing], back };
  return { turn: neck.turn === 0 ? (look?.[0] ?? 0) * 0.45 : neck.turn, back };
}
