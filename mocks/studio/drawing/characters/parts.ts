// The parts that are drawn alike on everybody: hats, hair behind the head, ears, noses and tails. They are data: parts.json. A head's
// origin is its middle, a tail's the feet; an ear is written for the right side.
import * as v from 'valibot';
import { hairstyles, hats } from '../scene-names';
import { drawingSchemaOf, onFirstUse } from '../pen/marks';
import data from './parts.json' with { type: 'json' };
import { speciesSchema } from './species';

const options = [...Object.keys(speciesSchema.entries), 'back'];
const part = onFirstUse(drawingSchemaOf({ c: v.optional(speciesSchema.entries.c) }, options));
const { ear, noseShape, tail } = speciesSchema.entries;

export const parts = v.parse(
  v.strictObject({
    hats: v.strictObject(v.entriesFromList(hats, part)),
    hair: v.strictObject(v.entriesFromList(hairstyles, part)),
    ears: v.strictObject(v.entriesFromList(ear.options, part)),
    noses: v.strictObject(v.entriesFromList(noseShape.wrapped.options, part)),
    tails: v.strictObject(v.entriesFromList(tail.wrapped.options, part)),
  }),
  data,
);
