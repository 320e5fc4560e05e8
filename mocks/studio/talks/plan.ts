// The sentences of every talk, independent of its topic, and the distribution of these and of the facts over the slides.
import * as v from 'valibot';
import { thingSchema } from '../drawing/scene';
import texts from './common-texts.json' with { type: 'json' };
import questions from './question-slides.json' with { type: 'json' };
import type { Fact, Topic } from './topics/topics';
import { textsSchema } from './wording/talk-texts';

const single = [
  'coverLine',
  'unknownHeadline',
  'unknownTopic',
  'unknownStyle',
  'comfort',
  'endingHeadline',
] as const;
const several = ['announcements', 'knownWords', 'unknownWords', 'furtherHeadlines', 'confessions'] as const;

/** The first words about a topic, known or unknown, further headlines, and the last words; `comfort` is for a sad topic. */
export const commonTexts = v.parse(
  v.strictObject({
    ...v.entriesFromList(single, textsSchema),
    ...v.entriesFromList(several, v.array(textsSchema)),
  }),
  texts,
);

/** A slide without facts: how one finds out about anything, be it a thing, an idea or a person. */
const questionSlideSchema = v.strictObject({
  headline: textsSchema,
  /** Only the first names the topic; each can be understood by itself. */
  sentences: v.array(textsSchema),
  /** What its picture shows beside the topic. */
  shows: v.array(thingSchema),
});

/** `lookingBack` follows the facts of a known topic; `findingOut` fits a grave one too: it neither doubts nor jokes. */
const { lookingBack, findingOut } = v.parse(
  v.strictObject(v.entriesFromList(['lookingBack', 'findingOut'], v.array(questionSlideSchema))),
  questions,
);

interface TopicFact {
  readonly topic: Topic;
  readonly fact: Fact;
}

/** A slide of an unknown topic that says so has no facts. */
export type PlannedSlide =
  | { readonly facts: readonly TopicFact[] }
  | v.InferOutput<typeof questionSlideSchema>;

/** The most facts of one slide. */
const maxFacts = 3;

/**
 * Returns at most as many slides as are asked for: the facts, several on a slide where there are more of them than slides, and after
 * them how one finds out more. Without facts they are an honest beginning and how one finds out: five, whatever was asked.
 */
export function plannedSlides(facts: readonly TopicFact[], asked: number): readonly PlannedSlide[] {
  if (facts.length === 0) return [{ facts }, ...findingOut].slice(0, asked);
  const chosen = facts.slice(0, asked * maxFacts);
  const count = Math.min(asked, chosen.length);
  const factSlides = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((at) => Math.round((at * chosen.length) / count));
    return { facts: chosen.slice(from, to) };
  });
  return [...factSlides, ...lookingBack, ...findingOut].slice(0, asked);
}
