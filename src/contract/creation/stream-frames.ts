// Frames of the creation stream: one JSON message per frame, distinguished by `type` (spec contract §8). Opens no socket.
import * as v from 'valibot';
import { jsonOrUndefined } from '../../base/json-or-undefined';
import { parse, ShapeError } from '../../base/parse';
import { presentationIdSchema } from '../presentation/presentation-id-schema';
import { runKeySchema } from './run-key';
import {
  newPersonSettingsSchema,
  newPresentationSettingsSchema,
  partySettingsSchema,
  receivedPersonSchema,
  simpleSettingsSchema,
} from './creation-settings';

/** Of a message that makes a presentation. One of the wrong shape is ignored: nobody can prove then that it was theirs. */
const runKey = v.optional(v.fallback(v.optional(runKeySchema), undefined));

export const clientFrameSchema = v.variant('type', [
  v.object({ type: v.literal('create-presentation'), ...newPresentationSettingsSchema.entries, runKey }),
  v.object({ type: v.literal('create-presentation-simple'), ...simpleSettingsSchema.entries, runKey }),
  v.object({ type: v.literal('create-dallic-party'), ...partySettingsSchema.entries, runKey }),
  v.object({ type: v.literal('create-person'), ...newPersonSettingsSchema.entries }),
]);
/** A frame from the page. */
export type ClientFrame = v.InferOutput<typeof clientFrameSchema>;

/** Returns the frame. Throws ShapeError when it has the wrong shape: it must not be sent then (spec contract §8). */
export function checkedFrame<Frame extends ClientFrame>(frame: Frame): Frame {
  parse(clientFrameSchema, frame, `creation stream, ${frame.type}`);
  return frame;
}

const progressData = v.variant('type', [
  v.object({ type: v.literal('image'), imageUrl: v.string(), description: v.string() }),
  /** Of a run that waits for its turn: its position in the queue, from 1. */
  v.object({ type: v.literal('queue'), place: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);
const serverFrames = {
  progress: v.object({ type: v.literal('progress'), message: v.string(), data: v.nullish(progressData) }),
  'created-presentation': v.object({
    type: v.literal('created-presentation'),
    /** Never followed: the address of a presentation is derived from the id alone (spec contract §11). */
    url: v.string(),
    id: presentationIdSchema,
  }),
  'created-dallic-party': v.object({ type: v.literal('created-dallic-party'), id: presentationIdSchema }),
  'created-person': v.object({ type: v.literal('created-person'), person: receivedPersonSchema }),
  abort: v.object({ type: v.literal('abort'), message: v.string(), flaggingInformation: v.unknown() }),
  error: v.object({ type: v.literal('error'), message: v.string() }),
  quota: v.object({ type: v.literal('quota'), message: v.nullish(v.string()) }),
} as const;

const serverFrameSchema = v.variant('type', [
  serverFrames.progress,
  serverFrames['created-presentation'],
  serverFrames['created-dallic-party'],
  serverFrames['created-person'],
  serverFrames.abort,
  serverFrames.error,
  serverFrames.quota,
]);
/** How the page closes the stream of a run that it does not want any more (spec contract §8). */
export const cancelledClose = { code: 1000, reason: 'cancelled' } as const;

/** The reason of a denial that finds nothing wrong with a title: the service has no story of such a grief (spec contract §16). */
export const noStoryCategory = 'no-story';

/** A frame from the service. */
export type ServerFrame = v.InferOutput<typeof serverFrameSchema>;

/**
 * The outcome of reading a frame: read, ignored (to be reported), or broken, which ends the run in ERROR (spec contract §8).
 */
export type ReadFrame =
  | { readonly outcome: 'read'; readonly frame: ServerFrame }
  | { readonly outcome: 'ignored'; readonly reason: string }
  | { readonly outcome: 'broken'; readonly error: ShapeError };

/** Reads one frame. Never throws (spec contract §8). */
export function readServerFrame(text: string): ReadFrame {
  const body = jsonOrUndefined(text);
  if (body === undefined) return { outcome: 'ignored', reason: 'not JSON' };
  const type = typeOf(body);
  if (type === undefined || !Object.hasOwn(serverFrames, type))
    return { outcome: 'ignored', reason: 'unknown type' };
  try {
    return { outcome: 'read', frame: parse(serverFrameSchema, body, `creation stream, ${type}`) };
  } catch (error) {
    if (error instanceof ShapeError) return { outcome: 'broken', error };
    throw error;
  }
}

function typeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('type' in body)) return undefined;
  return typeof body.type === 'string' ? body.type : undefined;
}

/** Returns the stream's address, the only place for the token (spec contract §8). */
export function streamAddress(page: { protocol: string; host: string }, accessToken: string): string {
  const protocol = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${protocol}://${page.host}/presentation?jwt=${encodeURIComponent(accessToken)}`;
}
