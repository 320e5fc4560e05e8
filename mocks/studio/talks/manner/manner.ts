// How a speaker talks, in all languages. It touches how a thing is said, never whether it is true.
import * as v from 'valibot';
import { patternSchema } from '../../data-schemas';
import { textsSchema } from '../wording/talk-texts';
import mannersData from './manners.json' with { type: 'json' };
import personalitiesData from './personalities.json' with { type: 'json' };
import stylesData from './styles.json' with { type: 'json' };

const mannerSchema = v.strictObject({
  /** The first words; `{name}` is the speaker. */
  greeting: textsSchema,
  /** Remarks after a fact, which fit every fact. */
  asides: v.array(textsSchema),
  /** The last words. */
  closing: textsSchema,
});
export type Manner = v.InferOutput<typeof mannerSchema>;

/** Cheeky jokes about itself, never about the topic or anybody; dramatic speaks as on a stage. */
const mannersSchema = v.strictObject(
  v.entriesFromList(['plain', 'warm', 'cheeky', 'dramatic'], mannerSchema),
);
export const manners = v.parse(mannersSchema, mannersData);

/** One of the four manners, with a few lines of one's own before or in place of its lines. */
const personalitySchema = v.strictObject({
  ...v.partial(mannerSchema).entries,
  /** What a description of such a person contains, in German or English. */
  words: patternSchema(''),
  manner: v.keyof(mannersSchema),
  asides: v.array(textsSchema),
});

/** The first whose words are in the description wins: the more particular ones stand first. */
const personalities = v.parse(v.array(personalitySchema), personalitiesData);

/** Returns the way to talk that a description asks for; a plain one where it asks for none. */
export function mannerOf(description: string): Manner {
  const text = description.toLowerCase();
  const found = personalities.find(({ words }) => words.test(text));
  if (found === undefined) return manners.plain;
  const usual = manners[found.manner];
  const { greeting = usual.greeting, asides, closing = usual.closing } = found;
  return { greeting, asides: [...asides, ...usual.asides], closing };
}

/** What begins a slide, and what may follow a fact. `critical` is exact and doubts nothing: doubt would fit every topic alike. */
const styleSchema = v.strictObject({
  /** The first words of all. */
  beforeFacts: v.exactOptional(textsSchema),
  leads: v.array(textsSchema),
  afterFacts: v.array(textsSchema),
});
const styles = new Map(Object.entries(v.parse(v.record(v.string(), styleSchema), stylesData)));

/** Returns a narration style that the form offers (spec screens §11); undefined for none and for every other word. */
export function styleCalled(name = ''): v.InferOutput<typeof styleSchema> | undefined {
  return styles.get(name.trim().toLowerCase());
}
