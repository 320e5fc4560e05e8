import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  summariseFeedback,
  type FeedbackRecord,
  type FeedbackSummary,
} from '../../../contract/service/feedback';
import { loadedFeedback, summariesOf } from './summaries';

const record = (id: string, presentationId: string, stars: number, comment = ''): FeedbackRecord => ({
  id,
  presentationId,
  storyRating: stars,
  imageRating: stars,
  voiceRating: stars,
  comment,
});
const summary = (averageRating: number, ratingCount: number, ...comments: string[]): FeedbackSummary => ({
  presentationId: '7',
  averageRating,
  ratingCount,
  details: { story: averageRating, image: averageRating, voice: averageRating, comments },
});
const told = loadedFeedback([record('a', '7', 5), record('b', '7', 4), record('c', '8', 1)]);
const failed = { name: 'failed' } as const;
const embedded = { id: '7', feedback: summary(3, 2, 'embedded') };

describe('what people think of a story (decision 12)', () => {
  test.each([
    ['nothing while the records load', { name: 'loading' } as const, [], undefined],
    ['the records', told, [], summary(4.5, 2)],
    ['none where the records tell of none, whatever is embedded', loadedFeedback([]), [], undefined],
    ['what is embedded where the records cannot be had', failed, [], summary(3, 2, 'embedded')],
    ['its own rating at once', told, [record('own', '7', 3, 'mine')], summary(4, 3, 'mine')],
    ['its own rating once, when the service tells of it too', told, [record('b', '7', 4)], summary(4.5, 2)],
    [
      'its own beside what is embedded',
      failed,
      [record('own', '7', 5, 'mine')],
      summary(3.67, 3, 'embedded', 'mine'),
    ],
    ['not what somebody thinks of another', told, [record('own', '8', 3)], summary(4.5, 2)],
  ])('%s', (_, loaded, own, expected) => {
    expect(summariesOf(loaded, own)(embedded)).toEqual(expected);
  });

  test('own ratings change nothing but what they would if the service had told of them', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.nat(30).map(String),
        presentationId: fc.constantFrom('7', '8'),
        stars: fc.integer({ min: 1, max: 5 }),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, fc.nat(30), (all, split) => {
        const records = all.map(({ id, presentationId, stars }) => record(id, presentationId, stars));
        const of = summariesOf(loadedFeedback(records.slice(0, split)), records.slice(split));
        for (const id of ['7', '8']) expect(of({ id })).toEqual(summariseFeedback(records).get(id));
      }),
    );
  });
});
