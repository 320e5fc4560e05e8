// Presenters whom the maker can make up: what they are like, and how they look, in German and English.
import * as v from 'valibot';
import { lineSchema, patternSchema, textSchema } from '../../data-schemas';
import data from './characters.json' with { type: 'json' };

const personSchema = v.strictObject({
  /** What a description of such a person contains. */
  words: patternSchema('i'),
  name: textSchema,
  person: lineSchema,
  image: lineSchema,
});

const charactersSchema = v.strictObject({
  inventedPeople: v.array(personSchema),
  /** Added to a description that somebody began, so that a talk has something to go by: of the person, and of the picture. */
  traits: v.array(lineSchema),
  details: v.array(lineSchema),
});

export const { inventedPeople, traits, details } = v.parse(charactersSchema, data);
