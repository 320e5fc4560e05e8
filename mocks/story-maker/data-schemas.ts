// Schemas that the data files share.
import * as v from 'valibot';

export const textSchema = v.pipe(v.string(), v.nonEmpty());

export const lineSchema = v.strictObject({ de: textSchema, en: textSchema });

/** Returns the schema of a regular expression, which is written as its source. */
export function patternSchema(flags: string) {
  return v.pipe(
    textSchema,
    v.transform((source) => new RegExp(source, flags)),
  );
}
