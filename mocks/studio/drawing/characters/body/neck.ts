// Tells the head where a body's neck is and which way it turns.
import type { Character } from '../../scene';
import type { Pen } from '../../pen/pen';
import type { HeadView } from '../head/head';
import type { Species } from '../species';

export interface Neck extends HeadView {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly tilt: number;
  /** How far a long neck stretches: 1 when absent, 0 where the body has drawn it. */
  readonly stretch?: number;
}

/** Draws the body below the neck and returns the place of the head. */
export type Body = (pen: Pen, s: Species, o: Character) => Neck;
