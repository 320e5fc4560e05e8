// Ratings on their way (decision 15), as page and worker both read and change them. Opens no database and sends nothing.
import * as v from 'valibot';
import { serviceCalls } from '../service/calls';
import { feedbackRecordSchema, type FeedbackRecord } from '../service/feedback';
import { anonymousToken } from '../session/session';

const standingSchema = v.variant('name', [
  v.object({ name: v.literal('waiting') }),
  /** The service wants somebody to sign in first. */
  v.object({ name: v.literal('sign-in') }),
  /** It could not be sent: the service will not have it. `status` is that of its answer. */
  v.object({ name: v.literal('refused'), status: v.number() }),
]);

const rowSchema = v.object({
  id: v.string(),
  record: feedbackRecordSchema,
  /** Rows are sent in the order of their turns. */
  turn: v.number(),
  /** Given under the token `anon`: the only ones that the worker may send. */
  isAnonymous: v.boolean(),
  standing: standingSchema,
});
export type OutboxRow = v.InferOutput<typeof rowSchema>;
export type OutboxStanding = OutboxRow['standing'];

/** A row of the store; undefined for one that this version cannot read, which is left as it is. */
export function readOutboxRow(stored: unknown): OutboxRow | undefined {
  const result = v.safeParse(rowSchema, stored);
  return result.success ? result.output : undefined;
}

/** All that can be read, in the order of their turns. */
export function readOutboxRows(stored: readonly unknown[]): OutboxRow[] {
  return stored.flatMap((row) => readOutboxRow(row) ?? []).sort((a, b) => a.turn - b.turn);
}

/** What an answer means for the rating that was sent (decision 15). */
export type AnswerMeaning = 'stored' | 'sign-in' | 'refused' | 'retry';

/** By the status of the answer; undefined where there was none. */
export function meaningOfAnswer(status: number | undefined): AnswerMeaning {
  if (status === undefined) return 'retry';
  if ((status >= 200 && status < 300) || status === 409) return 'stored';
  if (status === 401) return 'sign-in';
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'retry';
}

/** The row as it is after an answer; undefined once the service has it. */
export function rowAfterAnswer(row: OutboxRow, status: number | undefined): OutboxRow | undefined {
  const meaning = meaningOfAnswer(status);
  switch (meaning) {
    case 'stored':
      return undefined;
    case 'sign-in':
      return { ...row, standing: { name: 'sign-in' } };
    case 'refused':
      return { ...row, standing: { name: 'refused', status: status ?? 0 } };
    case 'retry':
      return row;
  }
}

/** Whether a page with a session may send it: what waits for a sign-in goes with the next one. */
export function isSendable({ standing }: OutboxRow): boolean {
  return standing.name !== 'refused';
}

/** Whether the worker may: it has the token `anon` and no other (decision 14), and nobody signs in there. */
export function isForWorker({ standing, isAnonymous }: OutboxRow): boolean {
  return isAnonymous && standing.name === 'waiting';
}

/** The worker's request. A redirect is somebody else's answer, such as a hotel's, and counts as none. */
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

const newsSchema = v.object({
  version: v.literal(1),
  /** The rating that the service has now, where that is the change. */
  delivered: v.exactOptional(feedbackRecordSchema),
});
/** What pages and worker tell each other: the outbox has changed. */
export type OutboxNews = v.InferOutput<typeof newsSchema>;

/** Undefined for what is not of this version. */
export function readOutboxNews(data: unknown): OutboxNews | undefined {
  const result = v.safeParse(newsSchema, data);
  return result.success ? result.output : undefined;
}
