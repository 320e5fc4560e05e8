// The sides from which a fact looks at a topic: the headline of its slide, and a thought that fits every fact of that kind.
import * as v from 'valibot';
import { textsSchema } from '../wording/texts';
import data from './aspects.json' with { type: 'json' };

const textsOfAspect = v.strictObject({ headline: textsSchema, thought: v.exactOptional(textsSchema) });
const aspects = new Map(Object.entries(v.parse(v.record(v.string(), textsOfAspect), data)));

export const aspectSchema = v.pipe(
  v.string(),
  v.check(
    (name) => aspects.has(name),
    ({ input }) => `No such aspect: ${input}`,
  ),
);

/** Returns what is said of a side. Throws RangeError for an unknown one. */
export function aspectCalled(name: string): v.InferOutput<typeof textsOfAspect> {
  const found = aspects.get(name);
  if (found === undefined) throw new RangeError(`No such aspect: ${name}`);
  return found;
}
