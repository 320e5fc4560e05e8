// Everything page and worker say to each other. Old pages meet new workers: each message carries the version of this talk,
// and what a side does not know it passes over.
import * as v from 'valibot';
import { presentationIdSchema } from '../presentation/presentation-id-schema';
import { storedKinds } from '../presentation/kind';

export const talkVersion = 2;
const version = v.literal(talkVersion);
const texts = v.pipe(v.array(v.string()), v.readonly());
const amount = v.pipe(v.number(), v.minValue(0));

/**
 * Why a presentation is on this device (decision 16), from the weakest to the strongest wish: for this viewing only;
 * because it was opened; because someone asked for it. What is asked for never gives way to anything.
 */
export const saveOrigins = ['viewing', 'opened', 'asked-for'] as const;
const origin = v.picklist(saveOrigins);
export type SaveOrigin = v.InferOutput<typeof origin>;

/** What a person sees of a presentation that is on this device, or on its way there. */
export const saveStates = ['queued', 'saving', 'paused', 'saved', 'incomplete', 'failed'] as const;
const state = v.picklist(saveStates);
export type SaveState = v.InferOutput<typeof state>;

/** What the list says of a presentation: words and preview for a page that has no list (decision 29). */
const listed = {
  title: v.exactOptional(v.string()),
  language: v.exactOptional(v.string()),
  pageCount: v.exactOptional(amount),
  /** As the list entry wrote it. */
  previewImage: v.exactOptional(v.string()),
};

export const pageMessageSchema = v.variant('type', [
  /** Fetch a presentation whole. A stronger origin once said stays said. */
  v.object({
    version,
    type: v.literal('prefetch'),
    id: presentationIdSchema,
    origin,
    ...listed,
    mediaOrigins: texts,
  }),
  /** Goes on with what is unfinished, for one batch; said again after each `progress` that rests, when a page starts, is shown or comes online, and when a retry is due. */
  v.object({ version, type: v.literal('go-on') }),
  /** Stops fetching until `resume`; what is here stays. */
  v.object({ version, type: v.literal('pause'), id: presentationIdSchema }),
  /** Goes on with one that is paused, or tries one again that failed or is incomplete. */
  v.object({ version, type: v.literal('resume'), id: presentationIdSchema }),
  /** The viewer was left: what is here for this viewing only may go. */
  v.object({ version, type: v.literal('let-go'), id: presentationIdSchema }),
  /** Takes presentations off this device, or off their way to it. */
  v.object({ version, type: v.literal('remove'), ids: v.pipe(v.array(presentationIdSchema), v.readonly()) }),
  /** Asks for a `kept` message. */
  v.object({ version, type: v.literal('what-is-kept') }),
  /** The waiting worker takes over; sent only when nothing plays. An old page says this to a new worker, so any version counts. */
  v.object({ version: v.number(), type: v.literal('take-over') }),
]);
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;

/**
 * Why it is not going on, or not whole. `network`: it goes on by itself when there is one; `storage-full`: the device
 * has no room; `broken-index`: the service has no such presentation, or one that cannot be read; `missing-media`: the
 * rest is here, and these are tried again from time to time.
 */
const trouble = v.picklist(['network', 'storage-full', 'broken-index', 'missing-media']);
export type Trouble = v.InferOutput<typeof trouble>;

const progress = v.object({ done: amount, total: amount });

const saved = v.object({
  id: presentationIdSchema,
  origin,
  state,
  reason: v.exactOptional(trouble),
  /** One whole generation is here, index.json included: it opens without network, whatever the state. */
  readable: v.boolean(),
  files: progress,
  /** `total` is what is known so far; an estimate until every length has been announced. */
  bytes: progress,
  /** Bytes that the device lacks, with the reason `storage-full`. */
  shortOf: v.exactOptional(amount),
  /** When it is tried again, in milliseconds since 1970 by this device's clock: the page that is open then says `go-on`. */
  retryAt: v.exactOptional(v.number()),
  /** Names of files that could not be had. */
  missing: texts,
  ...listed,
  kind: v.exactOptional(v.picklist(storedKinds)),
  /** Address of a picture of it that is kept with it. */
  cover: v.exactOptional(v.string()),
  /** When it was last opened, in milliseconds since 1970 by this device's clock. */
  lastOpened: v.exactOptional(v.number()),
});

export const workerMessageSchema = v.variant('type', [
  /** How one presentation stands. `resting`: the worker ended a batch before its time ran out; `go-on` makes it go on. */
  v.object({ version, type: v.literal('progress'), presentation: saved, resting: v.boolean() }),
  /** All that is on this device or on its way; sent when asked for, and after a removal. */
  v.object({ version, type: v.literal('kept'), presentations: v.pipe(v.array(saved), v.readonly()) }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;
export type SavedPresentation = v.InferOutput<typeof saved>;

/** What pages of version 1 say; a page stays open over an update, and what it opens must be kept all the same. */
const oldPageMessageSchema = v.variant('type', [
  v.object({
    version: v.literal(1),
    type: v.literal('prefetch'),
    id: presentationIdSchema,
    keep: v.boolean(),
    previewImage: v.exactOptional(v.string()),
    mediaOrigins: texts,
  }),
  v.object({ version: v.literal(1), type: v.literal('let-go'), id: presentationIdSchema }),
  v.object({ version: v.literal(1), type: v.literal('remove'), id: presentationIdSchema }),
]);

/** A message of this version, or of an older one put into today's words; undefined for anything else. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const result = v.safeParse(pageMessageSchema, data);
  if (result.success) return result.output;
  const old = v.safeParse(oldPageMessageSchema, data);
  return old.success ? inTodaysWords(old.output) : undefined;
}

function inTodaysWords(old: v.InferOutput<typeof oldPageMessageSchema>): PageMessage {
  switch (old.type) {
    case 'prefetch': {
      const { keep, version: _old, ...wish } = old;
      return { ...wish, version: talkVersion, origin: keep ? 'opened' : 'viewing' };
    }
    case 'let-go':
      return { version: talkVersion, type: 'let-go', id: old.id };
    case 'remove':
      return { version: talkVersion, type: 'remove', ids: [old.id] };
  }
}

/** A message of this version, or undefined for anything else (an older or newer side, or not ours). */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const result = v.safeParse(workerMessageSchema, data);
  return result.success ? result.output : undefined;
}
