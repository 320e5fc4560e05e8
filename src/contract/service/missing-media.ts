// What the service says of files that presentations name and that are not there (spec people §6). An addition to the calls of the
// specification: a service without it publishes all the same.
import * as v from 'valibot';
import { jsonOrUndefined } from '../../base/json-or-undefined';
import { presentationIdSchema } from '../presentation/presentation-id-schema';

const missingMediumSchema = v.object({
  /** As the index or the list entry names it. */
  path: v.string(),
  /** A file that is there under a name that differs only in case or in the form of its letters. */
  similar: v.exactOptional(v.string()),
});
export type MissingMedium = v.InferOutput<typeof missingMediumSchema>;

const publishedSchema = v.object({ missingMedia: v.array(missingMediumSchema) });
/** The answer of `publish` where files are missing. */
export type Published = v.InferOutput<typeof publishedSchema>;

export const incompleteSchema = v.object({
  presentationId: presentationIdSchema,
  missingMedia: v.array(missingMediumSchema),
});
/** A presentation of which files are missing, as `listMissingMedia` lists it. */
export type Incomplete = v.InferOutput<typeof incompleteSchema>;

/** Returns the files that the answer of `publish` names; none for any other answer, since most services give an empty one. */
export function readMissingMedia(answer: string): readonly MissingMedium[] {
  const read = v.safeParse(publishedSchema, jsonOrUndefined(answer));
  return read.success ? read.output.missingMedia : [];
}

/**
 * Returns how the name of a similar file differs from the path: in upper and lower case, or only in the `form` of its letters, which
 * nobody sees: a Mac may store ä as two.
 */
export function differenceOf(path: string, similar: string): 'case' | 'form' {
  return similar.normalize('NFC') === path.normalize('NFC') ? 'form' : 'case';
}
