// Stores ratings in the database.
import * as v from 'valibot';
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import { isSameRating, type FeedbackStore } from '../store';
import { createCached } from './cached';
import { encodedTextSchema, encodeText, sql, type Database, type Row, type Statement } from './database';

const rowSchema = v.object({
  id: v.string(),
  presentation_id: v.string(),
  story_rating: v.number(),
  image_rating: v.number(),
  voice_rating: v.number(),
  comment: encodedTextSchema,
});

/** Creates the store of ratings of a database. Only one may write to the database. */
export function createDatabaseFeedback(database: Database): FeedbackStore {
  // Ratings are only added, so the list is read once: there may be thousands.
  const listed = createCached(async () => {
    const [rows = []] = await database.run([sql`SELECT * FROM feedback ORDER BY position`]);
    return new Map(rows.map(recordOf).map((record) => [record.id, record]));
  });
  return {
    list: async () => [...(await listed.get()).values()],
    store: async (record) => {
      const [inserted = [], found = []] = await database.run([
        insertionOf(record),
        sql`SELECT * FROM feedback WHERE id = ${record.id}`,
      ]);
      if (inserted.length === 1) {
        (await listed.get()).set(record.id, record);
        return 'new';
      }
      return found[0] && isSameRating(recordOf(found[0]), record) ? 'known' : 'taken';
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

function recordOf(row: Row): FeedbackRecord {
  const fields = v.parse(rowSchema, row);
  return {
    id: fields.id,
    presentationId: fields.presentation_id,
    storyRating: fields.story_rating,
    imageRating: fields.image_rating,
    voiceRating: fields.voice_rating,
    comment: fields.comment,
  };
}
