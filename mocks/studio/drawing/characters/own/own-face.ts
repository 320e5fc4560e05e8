// The faces of those with bodies of their own.
import type { Character } from '../../scene';
import type { Pen } from '../../pen/pen';
import { drawFace, expressionOf, type FaceFrame } from '../head/face';

/** Whether somebody is seen from behind. */
export const looksAway = ({ pose, facing }: Character) => pose === 'back' || facing === 'back';

/** Whether a beak is open. */
export const opensBeak = (o: Character) =>
  ['talk', 'laugh', 'round', 'sing', 'grin'].includes(expressionOf(o).mouth);

/** Returns how far a face has turned to the side: as the author chose, and slightly towards where the eyes look. */
export function turnOf({ facing, look }: Character): number {
  return (facing === 'left' ? -0.7 : facing === 'right' ? 0.7 : 0) + (look?.[0] ?? 0) * 0.4;
}

/** Returns how far the face of somebody without a neck has turned: as the author chose, or to where the eyes look. */
export function freeTurnOf({ facing = 'front', look }: Character): number {
  return { front: 0, back: 0, left: -0.8, right: 0.8 }[facing] || (look?.[0] ?? 0) * 0.6;
}

const usual = { eyeX: 20, eyeY: -6, mouthY: 18, light: false, snout: 0 } as const;

/** Draws the face of a head whose middle is the origin; `frame` says where it differs from the usual one. */
export function drawOwnFace(pen: Pen, o: Character, frame: Partial<FaceFrame>): void {
  drawFace(pen, expressionOf(o), { ...usual, turn: turnOf(o), look: o.look ?? [0, 0], ...frame });
}
