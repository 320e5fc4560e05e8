// The inputs with which a ground is drawn, and the colour of what people have built or dug there.
import { mix } from '../pen/colour';
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

/** Returns a colour as it looks under the scene's sky: pale under snow, dark at night. */
export function builtColour({ palette, dark, snowy }: DrawingContext, colour: string): string {
  if (snowy) return mix(colour, palette.near, 0.68);
  return mix(colour, palette.near, dark ? 0.5 : 0.06);
}
