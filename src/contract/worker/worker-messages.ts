// The messages between page and worker. Each carries the protocol version, since an old page may meet a new worker; both
// ignore messages that they do not know.
import * as v from 'valibot';
import { presentationIdSchema } from '../presentation/presentation-id-schema';
import { storedKinds } from '../presentation/kind';

export const protocolVersion = 1;
const version = v.literal(protocolVersion);
const texts = v.pipe(v.array(v.string()), v.readonly());
const amount = v.pipe(v.number(), v.minValue(0));

/**
 * Why a presentation is on this device (spec offline §2), from the weakest to the strongest reason: for this viewing only;
 * because it was opened; because a person requested it. A requested one is never evicted.
 */
export const saveReasons = ['viewing', 'opened', 'requested'] as const;
const saveReason = v.picklist(saveReasons);
export type SaveReason = v.InferOutput<typeof saveReason>;

/** The state of a presentation in the worker's ledger (spec offline §5). What a person sees is derived from it (save-status.ts). */
export const saveStates = ['queued', 'saving', 'paused', 'saved', 'incomplete', 'failed'] as const;
const state = v.picklist(saveStates);
export type SaveState = v.InferOutput<typeof state>;

/** The states of an active download: its turn has come, or will come without a person. */
export const activeStates: readonly SaveState[] = ['queued', 'saving'];

/** Fields from the gallery's list, for a page that has no list (spec offline §2). */
const listed = {
  title: v.exactOptional(v.string()),
  language: v.exactOptional(v.string()),
  pageCount: v.exactOptional(amount),
  /** The path as written in the list entry. */
  previewImage: v.exactOptional(v.string()),
};

/** Requests a whole presentation. A stronger reason is never replaced by a weaker one. */
const save = v.object({
  version,
  type: v.literal('save'),
  id: presentationIdSchema,
  saveReason,
  ...listed,
  mediaOrigins: texts,
});

const pageMessageSchema = v.variant('type', [
  save,
  /** Requests many, the first one first. */
  v.object({ version, type: v.literal('save-all'), requests: v.pipe(v.array(save), v.readonly()) }),
  /**
   * Resumes unfinished downloads, for one time budget of the worker. Sent again after each `progress` with `hasMore`, when a page
   * starts, is shown or comes online, and when a retry is due.
   */
  v.object({ version, type: v.literal('resume-all') }),
  /** Stops fetching until `resume`. Stored files stay. */
  v.object({ version, type: v.literal('pause'), id: presentationIdSchema }),
  /** Resumes a paused download, or retries a failed or incomplete one. */
  v.object({ version, type: v.literal('resume'), id: presentationIdSchema }),
  /** The viewer was left: a presentation stored for this viewing only may be removed. */
  v.object({ version, type: v.literal('release'), id: presentationIdSchema }),
  /** Removes presentations from this device, and aborts their downloads. */
  v.object({ version, type: v.literal('remove'), ids: v.pipe(v.array(presentationIdSchema), v.readonly()) }),
  /**
   * A visitor of a shared device has left: removes every presentation but those to keep, and the lists. The worker answers
   * through the port of the message when that is done (spec offline §2).
   */
  v.object({ version, type: v.literal('forget'), keep: v.pipe(v.array(presentationIdSchema), v.readonly()) }),
  /** Asks for a `saved-list` message. */
  v.object({ version, type: v.literal('list-saved') }),
  /**
   * Activates the waiting worker, once a person or an idle kiosk has accepted the new version; only the reload waits until nothing
   * plays. An old page sends this to a new worker, so any version is valid.
   */
  v.object({ version: v.number(), type: v.literal('take-over') }),
]);
export type PageMessage = v.InferOutput<typeof pageMessageSchema>;

/**
 * Why a download is queued, incomplete or failed. `network`: it resumes by itself when the network is back. `storage-full`: the
 * device has no storage left. `broken-index`: the service has no such presentation, or its index cannot be read.
 * `missing-media`: the rest is stored, and the missing files are retried from time to time.
 */
const failureReason = v.picklist(['network', 'storage-full', 'broken-index', 'missing-media']);
export type SaveFailureReason = v.InferOutput<typeof failureReason>;

const progress = v.object({ done: amount, total: amount });

const saved = v.object({
  id: presentationIdSchema,
  saveReason,
  state,
  reason: v.exactOptional(failureReason),
  /** A complete generation is stored, index.json included: it opens offline, whatever the state. */
  readable: v.boolean(),
  files: progress,
  /** `total` is an estimate until every length has been announced. */
  bytes: progress,
  /** Bytes of storage that are lacking, with the reason `storage-full`. */
  shortOf: v.exactOptional(amount),
  /** When it is retried, in milliseconds since 1970 by this device's clock. A page that is open then sends `resume-all`. */
  retryAt: v.exactOptional(v.number()),
  /** Names of files that could not be fetched. */
  missing: texts,
  ...listed,
  kind: v.exactOptional(v.picklist(storedKinds)),
  /** Address of one of its pictures that is saved with it. */
  cover: v.exactOptional(v.string()),
  /**
   * When it was first requested, in milliseconds since 1970 by this device's clock: another time belongs to another record, which
   * was made after a removal.
   */
  requestedAt: v.exactOptional(v.number()),
  /** When it was last opened, in milliseconds since 1970 by this device's clock. */
  lastOpened: v.exactOptional(v.number()),
});

const workerMessageSchema = v.variant('type', [
  /**
   * The record of one presentation. `hasMore`: the worker's time budget is spent and more is left; `resume-all` gives it another.
   */
  v.object({ version, type: v.literal('progress'), presentation: saved, hasMore: v.boolean() }),
  /** All presentations that are saved or being saved; sent on request, and after a removal. */
  v.object({ version, type: v.literal('saved-list'), presentations: v.pipe(v.array(saved), v.readonly()) }),
  /**
   * A page has accepted this new version, which waits until the old worker is idle: no page asks that one to go on (spec
   * offline §7).
   */
  v.object({ version, type: v.literal('taking-over') }),
  /** An unexpected error of the worker, for the page's reports: the operation that failed, and name and message of the error. */
  v.object({ version, type: v.literal('error'), where: v.string(), error: v.string(), message: v.string() }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;
export type SavedPresentation = v.InferOutput<typeof saved>;

/** Fields from the gallery's list, as message and record hold them. */
export type Listed = Readonly<Pick<SavedPresentation, keyof typeof listed>>;
/** Like `Listed`, with a field undefined where the list does not have it. */
export type ListedFields = { readonly [Name in keyof Listed]: Listed[Name] | undefined };

/** A story as the gallery lists it. */
export interface ListedStory extends ListedFields {
  readonly id: string;
}

/** Returns the fields that are defined: a message must not contain undefined ones, and they must not overwrite stored ones. */
export function listedOf({ title, language, pageCount, previewImage }: ListedFields): Listed {
  return {
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language }),
    ...(pageCount === undefined ? {} : { pageCount }),
    ...(previewImage === undefined ? {} : { previewImage }),
  };
}

/** Returns a message of a page; undefined for other data or another version. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const result = v.safeParse(pageMessageSchema, data);
  return result.success ? result.output : undefined;
}

/** Returns a message of the worker; undefined for other data or another version. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const result = v.safeParse(workerMessageSchema, data);
  return result.success ? result.output : undefined;
}

/**
 * Returns whether a story was requested again after its removal, so that the removal must not take effect. Both arguments are times of
 * requests; where one is unknown, the removal holds.
 */
export function isRequestedAgain(
  requestedAt: number | undefined,
  removedRequest: number | undefined,
): boolean {
  return requestedAt !== undefined && removedRequest !== undefined && requestedAt !== removedRequest;
}
