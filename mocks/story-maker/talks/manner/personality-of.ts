// The personalities' own lines, and how one is recognised in a description.
import * as v from 'valibot';
import { patternSchema } from '../../data-schemas';
import { textsSchema } from '../wording/texts';
import { manners, mannersSchema, type Manner } from './manner';
import data from './personalities.json' with { type: 'json' };

/** One of the four manners, with a few lines of one's own before or in place of its lines. */
const personalitySchema = v.strictObject({
  /** What a description of such a person contains, in German or English. */
  words: patternSchema(''),
  manner: v.keyof(mannersSchema),
  greeting: v.exactOptional(textsSchema),
  asides: v.array(textsSchema),
  closing: v.exactOptional(textsSchema),
});

/** The first whose words are in the description wins: the more particular ones stand first. */
const personalities = v.parse(v.array(personalitySchema), data);

/** Returns the way to talk that a description asks for; a plain one where it asks for none. */
export function mannerOf(description: string): Manner {
  const text = description.toLowerCase();
  const found = personalities.find(({ words }) => words.test(text));
  if (found === undefined) return manners.plain;
  const usual = manners[found.manner];
  const { greeting = usual.greeting, asides, closing = usual.closing } = found;
  return { greeting, asides: [...asides, ...usual.asides], closing };
}
