// The colour of what people have built or dug outdoors, in every light and under snow.
import { mix } from '../pen/colour';
import type { DrawingContext } from './drawing-context';

/** Returns a colour as it looks under the scene's sky: pale under snow, dark at night. */
export function builtColour({ palette, dark, snowy }: DrawingContext, colour: string): string {
  if (snowy) return mix(colour, palette.near, 0.68);
  return mix(colour, palette.near, dark ? 0.5 : 0.06);
}
