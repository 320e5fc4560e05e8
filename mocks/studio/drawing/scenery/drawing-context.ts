// The inputs with which a ground is drawn.
import type { Scene, Thing } from '../scene';
import type { Pen } from '../pen/pen';
import type { Palette } from './skies';

export interface DrawingContext {
  readonly pen: Pen;
  readonly scene: Scene;
  readonly palette: Palette;
  readonly dark: boolean;
  readonly snowy: boolean;
  readonly seed: number;
  /** Draws things in order, in the light of the time of day. */
  put(things: readonly Thing[] | undefined): void;
}
