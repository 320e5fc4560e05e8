// What one step of a party changes in its picture, as data: what a change prompt asks for, and what makes any picture more interesting.
import * as v from 'valibot';
import { sceneSchema, thingSchema } from '../../story-press/scene';
import { lineSchema, patternSchema } from '../data-schemas';
import { lookSchema } from '../writing/lexicon/figure';
import data from './alterations.json' with { type: 'json' };
import { withAdded, withAir, withCharacters, type Picture } from './picture';

const alterationSchema = v.strictObject({
  words: lineSchema,
  /** What is new in the surroundings, about everybody, and beside them. */
  air: v.exactOptional(sceneSchema),
  who: v.exactOptional(v.omit(lookSchema, ['k'])),
  adds: v.exactOptional(v.array(thingSchema)),
  /** How much larger everybody and everything becomes. */
  size: v.exactOptional(v.number()),
});

const alterationsSchema = v.strictObject({
  /** For a prompt with these words, one step a turn; or the steps by turns, so many times in all. */
  rules: v.array(
    v.strictObject({
      words: patternSchema('i'),
      times: v.exactOptional(v.number()),
      steps: v.array(alterationSchema),
    }),
  ),
  /** Each adds something that was not there; after these one more of the first subject comes at every step. */
  growths: v.array(alterationSchema),
});

type Alteration = v.InferOutput<typeof alterationSchema>;

export const { rules, growths } = v.parse(alterationsSchema, data);

/** Returns the picture after a step, and the words for it. */
export function altered(picture: Picture, { words, air = {}, who = {}, adds = [], size = 1 }: Alteration) {
  const subjects = picture.subjects.map((one) => ({ ...one, size: one.size * size }));
  return { picture: withAdded(withCharacters(withAir({ ...picture, subjects }, air), who), ...adds), words };
}
