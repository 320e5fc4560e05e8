import { expect, test } from 'vitest';
import { parse } from '../../../src/base/parse';
import { feedbackRecordSchema, summariseFeedback } from '../../../src/contract/presentation/feedback';
import { libraryStory } from '../library-presentations.fixture';
import { seededFeedback } from './seeds';

const entries = [libraryStory({ id: '9' }), libraryStory({ id: '10', language: 'German' })].map(
  ({ entry }) => entry,
);

test('the seeded ratings of a story are the same at every start, whatever else the library has', () => {
  const [first, ...others] = seededFeedback(entries).filter(({ presentationId }) => presentationId === '9');
  expect(first).toMatchObject({ id: '0d464476-518f-4eb3-8210-ab2d4459bfce', storyRating: 3 });
  expect(seededFeedback(entries.filter(({ id }) => id === '9'))).toEqual([first, ...others]);
});

test('the seeded ratings are valid, cover every presentation and are mostly good', () => {
  const records = seededFeedback(entries);
  for (const item of records) expect(parse(feedbackRecordSchema, item, 'seed')).toEqual(item);
  const summaries = [...summariseFeedback(records).values()];
  expect(summaries.map(({ presentationId }) => presentationId)).toEqual(['9', '10']);
  for (const { averageRating } of summaries) expect(averageRating).toBeGreaterThan(2.5);
});
