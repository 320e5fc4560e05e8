// How far the press is, as it says to the service. Loads nothing of the press.
import * as v from 'valibot';

/** The list entry, beside the index in the folder. */
export const entryName = 'entry.json';

/** Milliseconds that each kind of work took. */
export const timesSchema = v.object(
  v.entriesFromList(['writing', 'drawing', 'speaking', 'encoding', 'filming'], v.number()),
);
export type PressTimes = v.InferOutput<typeof timesSchema>;

/**
 * The current step; page 0 is the cover, the page after the last is the ending. `painted` reports a finished picture, with its
 * description; in a story that is the text of its page.
 */
export const progressSchema = v.object({
  stage: v.picklist(['painting', 'reading', 'filming', 'painted']),
  page: v.number(),
  /** How many pages there are with cover and ending: a talk may have fewer slides than were asked for. */
  pages: v.number(),
  description: v.exactOptional(v.string()),
});
export type PressProgress = v.InferOutput<typeof progressSchema>;
