// The state of a run, as the service reports it for a run's key (spec contract §5, §8).
import * as v from 'valibot';
import { presentationEntrySchema } from '../presentation/list-entry';
import { presentationIdSchema } from '../presentation/presentation-id-schema';

const madeSchema = v.pipe(
  v.unknown(),
  v.check((made) => v.is(presentationEntrySchema, made), 'not an entry'),
  v.transform((made) => ({
    ...v.parse(presentationEntrySchema, made),
    // As in the lists of own presentations (spec people §7): the service sends it only for an unpublished one.
    published: Object(made).published !== false,
  })),
);

export const runSchema = v.variant('state', [
  v.object({
    state: v.picklist(['waiting', 'running', 'failed']),
    /** The position in the queue of a run that waits, from 1. */
    place: v.exactOptional(v.number()),
  }),
  v.object({
    state: v.literal('finished'),
    id: presentationIdSchema,
    /** The entry of the new presentation, which the list may lack; absent where the service does not send it. */
    presentation: v.exactOptional(madeSchema),
  }),
]);
export type Run = v.InferOutput<typeof runSchema>;
