// Rows of the ratings outbox (spec people §2), as page and worker read and change them. Opens no database and sends
// nothing.
import * as v from 'valibot';
import { serviceCalls } from '../service/calls';
import { isPage, isTemporaryStatus } from '../service/errors';
import { waitingRecordSchema, type FeedbackRecord } from '../presentation/feedback';
import { anonymousToken } from '../identity/login-session';

const deliveryStatusSchema = v.variant('name', [
  v.object({ name: v.literal('waiting') }),
  /** The service requires a sign-in first. */
  v.object({ name: v.literal('sign-in') }),
  /** The service refused the feedback; `status` is the HTTP status of its response. */
  v.object({ name: v.literal('refused'), status: v.number() }),
]);

const rowSchema = v.object({
  id: v.string(),
  record: waitingRecordSchema,
  /** Rows are sent in ascending order of their positions. */
  position: v.number(),
  /** Whether it was given with the token `anon`. The worker may send only these. */
  isAnonymous: v.boolean(),
  deliveryStatus: deliveryStatusSchema,
});
export type OutboxRow = v.InferOutput<typeof rowSchema>;

/** Returns a row of the store; undefined for a row of another version, which must not be changed. */
export function readOutboxRow(stored: unknown): OutboxRow | undefined {
  const result = v.safeParse(rowSchema, stored);
  return result.success ? result.output : undefined;
}

/** Returns all readable rows in ascending order of `position`. */
export function readOutboxRows(stored: readonly unknown[]): OutboxRow[] {
  return stored.flatMap((row) => readOutboxRow(row) ?? []).sort((a, b) => a.position - b.position);
}

/** The status of the service's response; `intercepted` when an intermediary sent one in its place, undefined without any. */
export type RatingStatus = number | 'intercepted' | undefined;

/**
 * The meaning of a response for the rating that was sent (spec people §2). After `intercepted` the other rows are sent all the same,
 * since a filter may refuse the words of this one only.
 */
export type StatusMeaning = 'stored' | 'sign-in' | 'refused' | 'intercepted' | 'retry';

/** Returns the meaning of a status. */
export function meaningOfStatus(status: RatingStatus): StatusMeaning {
  if (status === undefined) return 'retry';
  if (status === 'intercepted') return 'intercepted';
  if ((status >= 200 && status < 300) || status === 409) return 'stored';
  if (status === 401) return 'sign-in';
  return status >= 400 && status < 500 && !isTemporaryStatus(status) ? 'refused' : 'retry';
}

/** The statuses by which the service's own host refuses a request, often with a page. They count as refusals. */
const hostRefusals: readonly number[] = [400, 413, 414, 415, 422, 431];

/**
 * Returns whether a response comes from an intermediary: a page in place of the service's response, or a proxy's request to sign in
 * (spec people §2). The type alone does not make a page: some servers send a plain word as HTML.
 */
export function isFromIntermediary(status: number, contentType: string | null, body: string): boolean {
  return status === 407 || (isPage(contentType, body) && !hostRefusals.includes(status));
}

/** Returns the row after a response; undefined once the service has stored the rating. */
export function rowAfterStatus(row: OutboxRow, status: RatingStatus): OutboxRow | undefined {
  const meaning = meaningOfStatus(status);
  switch (meaning) {
    case 'stored':
      return undefined;
    case 'sign-in':
      return { ...row, deliveryStatus: { name: 'sign-in' } };
    case 'refused':
      return { ...row, deliveryStatus: { name: 'refused', status: Number(status) } };
    case 'intercepted':
    case 'retry':
      return row;
  }
}

/** Returns whether a page with a session may send a row. A row that needs a sign-in is sent after the next one. */
export function isSendable({ deliveryStatus }: OutboxRow): boolean {
  return deliveryStatus.name !== 'refused';
}

/**
 * Returns whether the worker may send a row: it has only the token `anon` (spec people §8), and nobody can sign in there.
 */
export function isForWorker({ deliveryStatus, isAnonymous }: OutboxRow): boolean {
  return isAnonymous && deliveryStatus.name === 'waiting';
}

/**
 * Returns the worker's request. A redirect comes from another host, such as a hotel's sign-in page, and counts as no
 * response.
 */
export function anonymousRequest(record: FeedbackRecord) {
  const { method, path } = serviceCalls.sendFeedback;
  return {
    url: path,
    init: {
      method,
      headers: { authorization: `Bearer ${anonymousToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(record),
      redirect: 'error',
    },
  } as const;
}

const messageSchema = v.object({
  version: v.literal(1),
  /** The rating that the service has stored, if that is the change. */
  delivered: v.exactOptional(waitingRecordSchema),
});
/** The message between pages and worker that the outbox has changed. */
export type OutboxMessage = v.InferOutput<typeof messageSchema>;

/** Returns the message; undefined for other data or versions. */
export function readOutboxMessage(data: unknown): OutboxMessage | undefined {
  const result = v.safeParse(messageSchema, data);
  return result.success ? result.output : undefined;
}
