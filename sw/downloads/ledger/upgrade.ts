// Records of older schemas put into today's words. What a record does not say is read as nothing, never as a fault:
// a story that was kept stays kept.
import * as v from 'valibot';
import { presentationIdSchema } from '../../../src/contract/presentation/presentation-id-schema';
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

/** A record of version 1 as it is today; undefined for what names no presentation. */
export function fromVersion1(stored: unknown): SaveRecord | undefined {
  const read = v.safeParse(recordOfVersion1, stored);
  if (!read.success) return undefined;
  const { id, keep, viewers, previewImage, mediaOrigins, elsewhere, generation, coming } = read.output;
  const counts = countsOf(read.output);
  return {
    id,
    origin: keep ? 'opened' : 'viewing',
    ...standingOf(read.output),
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

/** What did not fit, and what never came, is tried again: version 1 did not say how much was lacking. */
function standingOf({ generation, missing, coming }: RecordOfVersion1): Pick<SaveRecord, 'state' | 'reason'> {
  if (generation === undefined) return { state: 'queued' };
  if (missing.length > 0 && coming === undefined) return { state: 'incomplete', reason: 'missing-media' };
  return { state: coming === undefined ? 'saved' : 'queued' };
}

function countsOf({ done, total, bytes, missing }: RecordOfVersion1): Counts {
  return { files: { done, total: Math.max(done, total) }, bytes: { done: bytes, total: bytes }, missing };
}
