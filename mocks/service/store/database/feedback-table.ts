// Stores ratings in the database.
import * as v from 'valibot';
import type { FeedbackRecord } from '../../../../src/contract/presentation/feedback';
import { isSameRating, mostRatings, type FeedbackStore } from '../store';
import { createCached } from './cached';
import { encodeText, erasing, sql, type Database, type Statement } from './embedded-database';
import { createRowReader, encodedTextSchema, storedTextSchema, type Warn } from './readable-rows';

const rowSchema = v.object({
  id: storedTextSchema,
  presentation_id: storedTextSchema,
  story_rating: v.number(),
  image_rating: v.number(),
  voice_rating: v.number(),
  comment: encodedTextSchema,
});

/** Creates the store of ratings of a database, which lists so many. Only one may write to the database. */
export function createDatabaseFeedback(database: Database, warn: Warn, most = mostRatings): FeedbackStore {
  const read = createRowReader('feedback', v.pipe(rowSchema, v.transform(recordOf)), warn);
  // The list is read once, and then kept up to date in memory: there may be thousands of ratings.
  const listed = createCached(async () => {
    const [rows = []] = await database.run([
      sql`SELECT position, CAST(id AS BLOB) AS id, CAST(presentation_id AS BLOB) AS presentation_id, story_rating,
        image_rating, voice_rating, CAST(comment AS BLOB) AS comment FROM feedback WHERE removed = 0
        ORDER BY position DESC LIMIT ${most}`,
    ]);
    return new Map(read(rows.toReversed()).map((record) => [record.id, record]));
  });
  return {
    list: async () => [...(await listed.get()).values()],
    store: async (record) => {
      const [inserted = [], found = []] = await database.run([
        insertionOf(record),
        sql`SELECT position, removed, CAST(id AS BLOB) AS id, CAST(presentation_id AS BLOB) AS presentation_id, story_rating,
          image_rating, voice_rating, CAST(comment AS BLOB) AS comment FROM feedback WHERE id = ${record.id}`,
      ]);
      if (inserted.length === 1) {
        const list = await listed.get();
        list.set(record.id, record);
        const [oldest] = list.keys();
        if (list.size > most && oldest !== undefined) list.delete(oldest);
        return 'new';
      }
      if (found[0]?.['removed'] === 1) return 'known';
      const [known] = read(found);
      return known !== undefined && isSameRating(known, record) ? 'known' : 'taken';
    },
    remove: async (id) => {
      const [rows = []] = await database.run([
        erasing(
          sql`UPDATE feedback SET removed = 1, comment = ${encodeText('')} WHERE id = ${id} RETURNING id`,
        ),
      ]);
      (await listed.get()).delete(id);
      return rows.length === 1;
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
