import { expect, test } from 'vitest';
import { parse } from '../../../src/base/parse';
import { feedbackRecordSchema, summariseFeedback } from '../../../src/contract/presentation/feedback';
import { libraryStory } from '../library-presentations.fixture';
import { seededFeedback } from './seeds';

const entries = [libraryStory({ id: '9' }), libraryStory({ id: '10', language: 'German' })].map(
  ({ entry }) => entry,
);

test('the seeded ratings are the same at every start', () => {
  expect(seededFeedback(entries)).toEqual(seededFeedback(entries));
});

test('the seeded ratings are valid, cover every presentation and are mostly good', () => {
  const records = seededFeedback(entries);
  for (const item of records) expect(parse(feedbackRecordSchema, item, 'seed')).toEqual(item);
  const summaries = [...summariseFeedback(records).values()];
  expect(summaries.map(({ presentationId }) => presentationId)).toEqual(['9', '10']);
  for (const { averageRating } of summaries) expect(averageRating).toBeGreaterThan(2.5);
});
