// Schemas that the data files share.
import * as v from 'valibot';

export const textSchema = v.pipe(v.string(), v.nonEmpty());

export const lineSchema = v.strictObject({ de: textSchema, en: textSchema });

/** A list of words, in which one looks words up. */
export const wordSetSchema = v.pipe(
  v.array(textSchema),
  v.transform((words): ReadonlySet<string> => new Set(words)),
);

/** Returns the schema of a regular expression, which is written as its source. */
export function patternSchema(flags: string) {
  return v.pipe(
    textSchema,
    v.transform((source) => new RegExp(source, flags)),
  );
}
