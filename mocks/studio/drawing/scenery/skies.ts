// The palettes of the times of day. They are data: skies.json.
import * as v from 'valibot';
import type { Sky } from '../scene';
import { skies as names } from '../scene-names';
import data from './skies.json' with { type: 'json' };

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

const paletteSchema = v.strictObject({
  top: colour,
  bottom: colour,
  far: colour,
  mid: colour,
  near: colour,
  front: colour,
  /** Colour and share that the light adds to everything in it. */
  light: v.optional(v.nullable(v.strictTuple([colour, v.number()])), null),
});

export type Palette = Readonly<v.InferOutput<typeof paletteSchema>>;

export const skies = v.parse(v.strictObject(v.entriesFromList(names, paletteSchema)), data);

/** Returns whether stars and lit windows are visible. */
export function isDark(sky: Sky): boolean {
  return sky === 'night' || sky === 'snownight' || sky === 'dusk';
}
