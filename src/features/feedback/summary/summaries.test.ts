import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  summariseFeedback,
  type FeedbackRecord,
  type FeedbackSummary,
} from '../../../contract/presentation/feedback';
import { loadedFeedback, summariesOf, withoutRating } from './summaries';

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
const someLoaded = loadedFeedback([record('a', '7', 5), record('b', '7', 4), record('c', '8', 1)]);
const failed = { name: 'failed' } as const;
const embedded = { id: '7', feedback: summary(3, 2, 'embedded') };

describe('the summary of a story (spec people §1)', () => {
  test.each([
    ['is undefined while the records load', { name: 'loading' } as const, [], undefined],
    ['comes from the records', someLoaded, [], summary(4.5, 2)],
    ['is undefined without records, even if one is embedded', loadedFeedback([]), [], undefined],
    ['is the embedded one if the records could not be loaded', failed, [], summary(3, 2, 'embedded')],
    ['includes the own rating at once', someLoaded, [record('own', '7', 3, 'mine')], summary(4, 3, 'mine')],
    [
      'counts the own rating once if the records contain it too',
      someLoaded,
      [record('b', '7', 4)],
      summary(4.5, 2),
    ],
    [
      'leaves out a deleted rating, also an own one',
      withoutRating(someLoaded, 'b'),
      [record('b', '7', 4)],
      summary(5, 1),
    ],
    [
      'adds the own rating to the embedded summary',
      failed,
      [record('own', '7', 5, 'mine')],
      summary(3.67, 3, 'embedded', 'mine'),
    ],
    ['ignores ratings of other stories', someLoaded, [record('own', '8', 3)], summary(4.5, 2)],
  ])('%s', (_, loaded, own, expected) => {
    expect(summariesOf(loaded, own)(embedded)).toEqual(expected);
  });

  test('own ratings count exactly as if the service had listed them', () => {
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
