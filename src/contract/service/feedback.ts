// Ratings: what is sent, what is read, and how records become one summary (core 3, experience 3).
import * as v from 'valibot';
import { absent, parseList } from '../parse';
import { presentationIdSchema } from '../presentation/presentation-id-schema';

/** One rating of one reader; the id is a random UUID made once by the client (decision 15). */
export interface FeedbackRecord {
  readonly id: string;
  readonly presentationId: string;
  readonly storyRating: number;
  readonly imageRating: number;
  readonly voiceRating: number;
  /** May be empty. */
  readonly comment: string;
}

export interface FeedbackSummary {
  readonly presentationId: string;
  /** Mean of all story, image and voice ratings, 2 decimals. */
  readonly averageRating: number;
  /** Number of records. */
  readonly ratingCount: number;
  /** Means with 2 decimals; comments without the empty ones. */
  readonly details: {
    readonly story: number;
    readonly image: number;
    readonly voice: number;
    readonly comments: readonly string[];
  };
}

const rating = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

const rated = {
  presentationId: presentationIdSchema,
  storyRating: rating,
  imageRating: rating,
  voiceRating: rating,
  comment: v.nullish(v.string(), ''),
};
/** A record as it is sent. */
export const feedbackRecordSchema = v.object({ id: v.pipe(v.string(), v.uuid('not a UUID')), ...rated });
/** A record as it is read: older ones may have another sort of id, and still count. */
const storedFeedbackSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), ...rated });

/** The list of records, read leniently (decision 7). */
export function parseFeedbackList(body: unknown) {
  return parseList(storedFeedbackSchema, body, 'GET /api/feedback');
}

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

/** The summary that a list entry may embed, without its id: it serves when the records cannot be had (decision 12). */
export const embeddedFeedbackSchema = v.object({
  averageRating: score,
  ratingCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  details: v.pipe(
    v.object({ story: score, image: score, voice: score, comments: absent(v.array(v.string())) }),
    v.transform(({ comments, ...means }): FeedbackSummary['details'] => {
      return { ...means, comments: withoutEmpty(comments ?? []) };
    }),
  ),
});

/** With 2 decimals, rounded as people do: 4.005 becomes 4.01. Exact, since the sum is multiplied before it is divided. */
function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum * 100) / values.length) / 100;
}

function withoutEmpty(comments: readonly string[]): string[] {
  return comments.map((comment) => comment.trim()).filter((comment) => comment !== '');
}

/** One summary per rated presentation (experience 3); presentations without a record have none. */
export function summariseFeedback(records: readonly FeedbackRecord[]): Map<string, FeedbackSummary> {
  const groups = new Map<string, FeedbackRecord[]>();
  for (const record of records) {
    const group = groups.get(record.presentationId);
    if (group) group.push(record);
    else groups.set(record.presentationId, [record]);
  }
  return new Map([...groups].map(([id, group]) => [id, summaryOf(id, group)]));
}

function summaryOf(presentationId: string, records: readonly FeedbackRecord[]): FeedbackSummary {
  const story = records.map((record) => record.storyRating);
  const image = records.map((record) => record.imageRating);
  const voice = records.map((record) => record.voiceRating);
  return {
    presentationId,
    averageRating: mean([...story, ...image, ...voice]),
    ratingCount: records.length,
    details: {
      story: mean(story),
      image: mean(image),
      voice: mean(voice),
      comments: withoutEmpty(records.map((record) => record.comment)),
    },
  };
}
