// Slides that state no facts: how one finds out about anything, be it a thing, an idea or a person.
import * as v from 'valibot';
import { thingSchema } from '../../story-press/scene';
import data from './question-slides.json' with { type: 'json' };
import { textsSchema } from './wording/texts';

const slideSchema = v.strictObject({
  headline: textsSchema,
  /** Only the first names the topic; each can be understood by itself. */
  sentences: v.array(textsSchema),
  /** What its picture shows beside the topic. */
  shows: v.array(thingSchema),
});

export type QuestionSlide = v.InferOutput<typeof slideSchema>;

const slidesSchema = v.strictObject({
  /** After the facts of a known topic, before how one finds out more. */
  lookingBack: v.array(slideSchema),
  /** In their order. Fit for a grave topic too: nothing in them doubts, jokes or plays. */
  findingOut: v.array(slideSchema),
});

export const { lookingBack, findingOut } = v.parse(slidesSchema, data);
