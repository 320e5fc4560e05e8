// Stores ratings in the database.
import * as v from 'valibot';
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import { isSameRating, type FeedbackStore } from '../store';
import { createCached } from './cached';
import { encodeText, sql, type Database, type Statement } from './database';
import { createRowReader, encodedTextSchema, storedTextSchema, type Warn } from './readable-rows';

const rowSchema = v.object({
  id: storedTextSchema,
  presentation_id: storedTextSchema,
  story_rating: v.number(),
  image_rating: v.number(),
  voice_rating: v.number(),
  comment: encodedTextSchema,
});

/** Creates the store of ratings of a database. Only one may write to the database. */
export function createDatabaseFeedback(database: Database, warn: Warn): FeedbackStore {
  const read = createRowReader('feedback', v.pipe(rowSchema, v.transform(recordOf)), warn);
  // Ratings are only added, so the list is read once: there may be thousands.
  const listed = createCached(async () => {
    const [rows = []] = await database.run([
      sql`SELECT position, CAST(id AS BLOB) AS id, CAST(presentation_id AS BLOB) AS presentation_id, story_rating,
        image_rating, voice_rating, CAST(comment AS BLOB) AS comment FROM feedback ORDER BY position`,
    ]);
    return new Map(read(rows).map((record) => [record.id, record]));
  });
  return {
    list: async () => [...(await listed.get()).values()],
    store: async (record) => {
      const [inserted = []] = await database.run([insertionOf(record)]);
      const records = await listed.get();
      if (inserted.length === 1) {
        records.set(record.id, record);
        return 'new';
      }
      const known = records.get(record.id);
      return known !== undefined && isSameRating(known, record) ? 'known' : 'taken';
    },
  };
}

/** Returns the statement that stores a rating unless its id is taken, and returns its id if it was stored. */
export function insertionOf(record: FeedbackRecord): Statement {
  const { id, presentationId, storyRating, imageRating, voiceRating, comment } = record;
  return sql`INSERT INTO feedback (id, presentation_id, story_rating, image_rating, voice_rating, comment)
    VALUES (${id}, ${presentationId}, ${storyRating}, ${imageRating}, ${voiceRating}, ${encodeText(comment)})
    ON CONFLICT DO NOTHING RETURNING id`;
}

function recordOf(fields: v.InferOutput<typeof rowSchema>): FeedbackRecord {
  return {
    id: fields.id,
    presentationId: fields.presentation_id,
    storyRating: fields.story_rating,
    imageRating: fields.image_rating,
    voiceRating: fields.voice_rating,
    comment: fields.comment,
  };
}
