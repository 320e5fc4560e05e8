// Ratings: what is sent, what is read, and how records become one summary (core 3, experience 3).
import * as v from 'valibot';
import { absent, parseList } from '../parse';
import { isPresentationId } from '../presentation/presentation-id';
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
  return parseList(storedFeedbackSchema, body, 'GET /api/feedback', readPlainly);
}

/**
 * Fifty thousand records may come at once: what has each field of its schema is read at a quarter of the schema's price, and
 * is not even copied where it has no other.
 */
function readPlainly(item: unknown): FeedbackRecord | undefined {
  if (!isRecord(item)) return undefined;
  if (countFields(item) === 6) return item;
  const { id, presentationId, storyRating, imageRating, voiceRating, comment } = item;
  return { id, presentationId, storyRating, imageRating, voiceRating, comment };
}

function isRecord(item: unknown): item is FeedbackRecord {
  if (typeof item !== 'object' || item === null) return false;
  if (!('id' in item && 'presentationId' in item && 'comment' in item)) return false;
  if (!('storyRating' in item && 'imageRating' in item && 'voiceRating' in item)) return false;
  const { id, presentationId, storyRating, imageRating, voiceRating, comment } = item;
  const isText = typeof id === 'string' && id !== '' && typeof comment === 'string';
  if (!isText || !isPresentationId(presentationId)) return false;
  return isRating(storyRating) && isRating(imageRating) && isRating(voiceRating);
}

/** Without a list of their names. */
function countFields(item: object): number {
  let count = 0;
  for (const _ in item) count += 1;
  return count;
}

const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 5;

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
const mean = (sum: number, count: number): number => Math.round((sum * 100) / count) / 100;

function withoutEmpty(comments: readonly string[]): string[] {
  return comments.map((comment) => comment.trim()).filter((comment) => comment !== '');
}

/** What is known of one presentation's ratings so far. */
interface Tally {
  count: number;
  story: number;
  image: number;
  voice: number;
  /** Without the empty ones. */
  readonly comments: string[];
}

/** One summary per rated presentation (experience 3); presentations without a record have none. */
export function summariseFeedback(records: readonly FeedbackRecord[]): Map<string, FeedbackSummary> {
  const tallies = new Map<string, Tally>();
  for (const record of records) {
    let tally = tallies.get(record.presentationId);
    if (tally === undefined) {
      tally = { count: 0, story: 0, image: 0, voice: 0, comments: [] };
      tallies.set(record.presentationId, tally);
    }
    tally.count += 1;
    tally.story += record.storyRating;
    tally.image += record.imageRating;
    tally.voice += record.voiceRating;
    if (record.comment !== '') addComment(tally, record.comment.trim());
  }
  const summaries = new Map<string, FeedbackSummary>();
  for (const [id, tally] of tallies) summaries.set(id, summaryOf(id, tally));
  return summaries;
}

function addComment({ comments }: Tally, comment: string): void {
  if (comment !== '') comments.push(comment);
}

function summaryOf(presentationId: string, { count, story, image, voice, comments }: Tally): FeedbackSummary {
  return {
    presentationId,
    averageRating: mean(story + image + voice, 3 * count),
    ratingCount: count,
    details: {
      story: mean(story, count),
      image: mean(image, count),
      voice: mean(voice, count),
      comments,
    },
  };
}
