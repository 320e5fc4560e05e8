// Draws a thing that is written as data.
import * as v from 'valibot';
import { propLookSchema, type PropLook, type Sky } from '../scene';
import { drawingSchemaOf, onFirstUse } from '../pen/marks';
import type { Pen } from '../pen/pen';

/** Draws a thing with a look that the author may change. The sky is what a window shows; without one it is day. */
export type DrawProp = (pen: Pen, o: PropLook, sky?: Sky) => void;

/** The schema of a thing's drawing. What it returns draws with the look that the author chose, or else with the drawing's own. */
export const drawingSchema = drawingSchemaOf(propLookSchema.entries);

/** The schema of a thing, whose drawing is parsed when it is drawn first. */
export const propSchema = v.pipe(
  onFirstUse(drawingSchema),
  v.transform((draw): DrawProp => {
    return (pen, look) => draw(pen, look);
  }),
);
