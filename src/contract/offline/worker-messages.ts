// Everything page and worker say to each other. Old pages meet new workers: each message carries the version of this talk,
// and what a side does not know it passes over.
import * as v from 'valibot';
import { presentationIdSchema } from '../presentation/presentation-id-schema';

export const talkVersion = 1;
const version = v.literal(talkVersion);

export const pageMessageSchema = v.variant('type', [
  /** Fetch a presentation whole. `keep` stays until removed; else it is let go when the viewer is left (decision 16). */
  v.object({
    version,
    type: v.literal('prefetch'),
    id: presentationIdSchema,
    keep: v.boolean(),
    /** The list entry's preview belongs to what is saved (decision 29). */
    previewImage: v.exactOptional(v.string()),
    mediaOrigins: v.pipe(v.array(v.string()), v.readonly()),
  }),
  /** The viewer was left: what is not kept may go. */
  v.object({ version, type: v.literal('let-go'), id: presentationIdSchema }),
  /** Remove a kept presentation. */
  v.object({ version, type: v.literal('remove'), id: presentationIdSchema }),
  /** Asks for a `kept` message. */
  v.object({ version, type: v.literal('what-is-kept') }),
  /** The waiting worker takes over; sent only when nothing plays. An old page says this to a new worker, so any version counts. */
  v.object({ version: v.number(), type: v.literal('take-over') }),
]);
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;

/** Why not all of a presentation is here; the rest is kept. */
const trouble = v.picklist(['network', 'storage-full', 'broken-index', 'missing-media']);
export type Trouble = v.InferOutput<typeof trouble>;

const saved = v.object({
  id: presentationIdSchema,
  /** All of it is here, index.json included. */
  complete: v.boolean(),
  keep: v.boolean(),
  /** Media that are here, of `total`. */
  done: v.number(),
  total: v.number(),
  bytes: v.number(),
  trouble: v.exactOptional(trouble),
});

export const workerMessageSchema = v.variant('type', [
  /** `resting`: the worker ended a batch before its time ran out; the same `prefetch` again makes it go on. */
  v.object({ version, type: v.literal('progress'), ...saved.entries, resting: v.boolean() }),
  v.object({
    version,
    type: v.literal('prefetch-failed'),
    id: presentationIdSchema,
    reason: trouble,
    /** Paths that could not be had; the rest is kept. */
    missing: v.pipe(v.array(v.string()), v.readonly()),
  }),
  v.object({ version, type: v.literal('kept'), presentations: v.pipe(v.array(saved), v.readonly()) }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;
export type SavedPresentation = v.InferOutput<typeof saved>;

/** A message of this version, or undefined for anything else (an older or newer side, or not ours). */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const result = v.safeParse(pageMessageSchema, data);
  return result.success ? result.output : undefined;
}

/** A message of this version, or undefined for anything else (an older or newer side, or not ours). */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const result = v.safeParse(workerMessageSchema, data);
  return result.success ? result.output : undefined;
}
