// How a speaker talks, in all languages. It touches how a thing is said, never whether it is true.
import * as v from 'valibot';
import { textsSchema } from '../wording/texts';
import data from './manners.json' with { type: 'json' };

const mannerSchema = v.strictObject({
  /** The first words; `{name}` is the speaker. */
  greeting: textsSchema,
  /** Remarks after a fact, which fit every fact. */
  asides: v.array(textsSchema),
  /** The last words. */
  closing: textsSchema,
});

export const mannersSchema = v.strictObject({
  /** Friendly and to the point. */
  plain: mannerSchema,
  /** Glad of everybody and everything. */
  warm: mannerSchema,
  /** Jokes about itself, never about the topic or anybody. */
  cheeky: mannerSchema,
  /** As on a stage. */
  dramatic: mannerSchema,
});

export type Manner = v.InferOutput<typeof mannerSchema>;

export const manners = v.parse(mannersSchema, data);
