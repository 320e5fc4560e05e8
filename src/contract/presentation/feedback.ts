// Ratings: their schemas, and the summary of the records of a presentation (spec people §1).
import * as v from 'valibot';
import { parseList } from '../../base/parse';
import { isPresentationId } from './presentation-id';
import { presentationIdSchema } from './presentation-id-schema';

/** One rating of one reader; the id is a random UUID made once by the client (spec people §2). */
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
const uuid = v.pipe(v.string(), v.uuid('not a UUID'));

/** Characters of a comment, in UTF-16 units, as a form counts them (spec contract §3). */
export const longestComment = 2000;

/** The schema of a record to send. */
export const feedbackRecordSchema = v.object({
  id: uuid,
  ...rated,
  comment: v.nullish(v.pipe(v.string(), v.maxLength(longestComment, 'too long')), ''),
});
/** The schema of a record that waits on a device, where an earlier version may have put a longer comment. */
export const waitingRecordSchema = v.object({ id: uuid, ...rated });
/** The schema of a received record. Older records may have another kind of id. */
const storedFeedbackSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), ...rated });

/** Parses the list of records leniently (spec contract §10). Throws ShapeError when the body is no list. */
export function parseFeedbackList(body: unknown) {
  return parseList(storedFeedbackSchema, body, 'GET /api/feedback', readFast);
}

/**
 * Reads a record without the schema, at a quarter of its cost, since a list may have fifty thousand records. A record
 * without other fields is not copied.
 */
function readFast(item: unknown): FeedbackRecord | undefined {
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

/** Counts the fields without creating a list of their names. */
function countFields(item: object): number {
  let count = 0;
  for (const _ in item) count += 1;
  return count;
}

const isRating = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 5;

const score = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

/**
 * The schema of a summary embedded in a list entry, without its id. Used when the records cannot be loaded
 * (spec people §1).
 */
export const embeddedFeedbackSchema = v.object({
  averageRating: score,
  ratingCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  details: v.pipe(
    v.object({ story: score, image: score, voice: score, comments: v.nullish(v.array(v.string())) }),
    v.transform(({ comments, ...means }): FeedbackSummary['details'] => {
      return { ...means, comments: withoutEmpty(comments ?? []) };
    }),
  ),
});

/**
 * Returns the mean, rounded half up to 2 decimals: 4.005 becomes 4.01. Exact, since the sum is multiplied before it is
 * divided.
 */
const mean = (sum: number, count: number): number => Math.round((sum * 100) / count) / 100;

function withoutEmpty(comments: readonly string[]): string[] {
  return comments.map((comment) => comment.trim()).filter((comment) => comment !== '');
}

/** The running sums of one presentation's ratings. */
interface Tally {
  count: number;
  story: number;
  image: number;
  voice: number;
  /** Without the empty ones. */
  readonly comments: string[];
}

/** Returns one summary per rated presentation (spec people §1), by id. */
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
