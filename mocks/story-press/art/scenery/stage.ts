// What a ground is given to draw on.
import type { Scene, Thing } from '../../scene';
import type { Pen } from '../drawing/pen';
import type { Palette } from './skies';

export interface Stage {
  readonly g: Pen;
  readonly scene: Scene;
  readonly palette: Palette;
  readonly dark: boolean;
  readonly snowy: boolean;
  readonly seed: number;
  /** Draws things in order, in the light of the hour. */
  put(things: readonly Thing[] | undefined): void;
}
