// The schema of a topic that the maker has learned about: its names, the words by which a title means it, its facts and its pictures.
import * as v from 'valibot';
import { sceneSchema, thingSchema } from '../../../story-press/scene';
import { textsSchema } from '../wording/texts';
import { aspectSchema } from './aspects';

/** What a fact is about, and a sentence in each language. */
const factSchema = v.pipe(v.strictTuple([aspectSchema, ...textsSchema.pipe[0].items]), v.readonly());

export const topicSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  isPlural: v.boolean(),
  /** With the article as the language uses it for the thing in general: `bees`, `der Mond`, `les abeilles`. */
  names: textsSchema,
  /**
   * Words of any language, separated by spaces. A word may take an ending, unless `_` ends it; `-` before it says that it may end a
   * German compound: `bee_ bees -biene`.
   */
  words: v.string(),
  facts: v.pipe(v.array(factSchema), v.minLength(1), v.readonly()),
  /** What is drawn: things about their own middle, and the land around them. */
  things: v.pipe(v.array(thingSchema), v.minLength(1), v.readonly()),
  land: v.exactOptional(sceneSchema),
});

export type Fact = v.InferOutput<typeof factSchema>;
export type Topic = Readonly<v.InferOutput<typeof topicSchema>>;
