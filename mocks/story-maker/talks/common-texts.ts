// What every talk says: its first words about the topic, how much the maker knows about it, and its last words.
import * as v from 'valibot';
import data from './common-texts.json' with { type: 'json' };
import { textsSchema } from './wording/texts';

const openingSchema = v.strictObject({
  /** The line above the title. */
  coverLine: textsSchema,
  /** Each names what was typed. */
  announcements: v.array(textsSchema),
  /** A known topic, and how the maker knows it. */
  knownWords: v.array(textsSchema),
  /** An unknown topic, honestly. */
  unknownWords: v.array(textsSchema),
  unknownHeadline: textsSchema,
  /** What an unknown topic is called in a sentence. */
  unknownTopic: textsSchema,
  /** A narration style that the maker does not know. */
  unknownStyle: textsSchema,
  /** Headlines where a talk has more than one fact of the same kind. */
  furtherHeadlines: v.array(textsSchema),
  /** The last words about atrocities, death or illness, before the goodbye. */
  comfort: textsSchema,
  /** How the talk came about. */
  confessions: v.array(textsSchema),
  endingHeadline: textsSchema,
});

export const commonTexts = v.parse(openingSchema, data);
