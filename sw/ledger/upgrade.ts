// Converts records of older schemas to the current one. Missing fields get defaults and never fail, so that a saved
// story stays saved.
import * as v from 'valibot';
import { presentationIdSchema } from '../../src/contract/presentation/presentation-id-schema';
import type { Counts, SaveRecord } from './record';

const texts = v.fallback(v.array(v.string()), []);
const amount = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const generation = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const recordOfVersion1 = v.object({
  id: presentationIdSchema,
  keep: v.fallback(v.boolean(), true),
  viewers: texts,
  previewImage: v.fallback(v.optional(v.string()), undefined),
  mediaOrigins: texts,
  generation: v.fallback(v.optional(generation), undefined),
  coming: v.fallback(v.optional(v.object({ generation, index: v.string() })), undefined),
  elsewhere: texts,
  missing: texts,
  done: amount,
  total: amount,
  bytes: amount,
});
type RecordOfVersion1 = v.InferOutput<typeof recordOfVersion1>;

/** Returns a record of version 1 in the current schema; undefined when it names no presentation. */
export function fromVersion1(stored: unknown): SaveRecord | undefined {
  const read = v.safeParse(recordOfVersion1, stored);
  if (!read.success) return undefined;
  const { id, keep, viewers, previewImage, mediaOrigins, elsewhere, generation, coming } = read.output;
  const counts = countsOf(read.output);
  return {
    id,
    origin: keep ? 'opened' : 'viewing',
    ...stateOf(read.output),
    viewers: viewers.map((client) => ({ client })),
    mediaOrigins,
    elsewhere,
    counts,
    wishedAt: 0,
    ...(previewImage === undefined ? {} : { previewImage }),
    ...(generation === undefined ? {} : { generation }),
    ...(coming === undefined ? {} : { coming: { ...coming, counts } }),
  };
}

/**
 * Returns the state. What did not fit or never arrived is tried again: version 1 did not say how much space was
 * lacking.
 */
function stateOf({ generation, missing, coming }: RecordOfVersion1): Pick<SaveRecord, 'state' | 'reason'> {
  if (generation === undefined) return { state: 'queued' };
  if (missing.length > 0 && coming === undefined) return { state: 'incomplete', reason: 'missing-media' };
  return { state: coming === undefined ? 'saved' : 'queued' };
}

function countsOf({ done, total, bytes, missing }: RecordOfVersion1): Counts {
  return { files: { done, total: Math.max(done, total) }, bytes: { done: bytes, total: bytes }, missing };
}
