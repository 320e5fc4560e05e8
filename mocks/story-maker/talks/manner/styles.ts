// The narration styles that the form offers (spec screens §11): what begins a slide, and what may follow a fact. `critical` is exact
// and doubts nothing: that would be said of every topic alike.
import * as v from 'valibot';
import { textsSchema } from '../wording/texts';
import data from './styles.json' with { type: 'json' };

const styleSchema = v.strictObject({
  /** The first words of all. */
  beforeFacts: v.exactOptional(textsSchema),
  leads: v.array(textsSchema),
  afterFacts: v.array(textsSchema),
});

const styles = new Map(Object.entries(v.parse(v.record(v.string(), styleSchema), data)));

/** Returns an offered narration style; undefined for none and for every other word. */
export function styleCalled(name: string | undefined): v.InferOutput<typeof styleSchema> | undefined {
  return name === undefined ? undefined : styles.get(name.trim().toLowerCase());
}
