// What a body tells the head: where it goes and which way it looks.
import type { Character } from '../../../scene';
import type { Pen } from '../../drawing/pen';
import type { HeadView } from '../head/head';
import type { Species } from '../species';

export interface Neck extends HeadView {
  readonly x: number;
  readonly y: number;
  /** In radians. */
  readonly tilt: number;
}

/** Draws what is below the neck and says where the head goes. */
export type Body = (g: Pen, s: Species, o: Character) => Neck;
