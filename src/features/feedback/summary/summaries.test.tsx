import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FeedbackNotFoundError, HttpError } from '../../../contract/service/errors';
import {
  type FeedbackRecord,
  summariseFeedback,
  type FeedbackSummary,
} from '../../../contract/presentation/feedback';
import { createWritable } from '../../../base/readable';
import { diagnostics } from '../../../platform/browser/report';
import { rating } from '../fake-service.fixture';
import { createRatingsStore, useSummaries, loadedFeedback, summariesOf, withoutRating } from './summaries';
import fc from 'fast-check';

afterEach(cleanup);

const responseWith = (status: number) => ({
  status,
  statusText: 'No',
  data: '',
  headers: {},
  url: '/api/feedback',
});
const embedded = {
  id: '7',
  feedback: {
    presentationId: '7',
    averageRating: 3,
    ratingCount: 2,
    details: { story: 3, image: 3, voice: 3, comments: [] },
  },
};
const reports = () => diagnostics().split('gallery: failed loading feedback').length - 1;

/**
 * Renders a shelf whose requests for ratings get the given answers in turn. `count` returns the number of ratings that it
 * shows for story 7.
 */
async function renderShelf(
  answers: (() => Promise<readonly FeedbackRecord[]>)[],
  ratingsStore = createRatingsStore(),
) {
  const listFeedback = async () => answers.shift()?.() ?? [];
  const ownRatings = createWritable<readonly FeedbackRecord[]>([]);
  const { result, rerender } = renderHook(
    ({ isReachable }) => useSummaries({ ratingsStore, listFeedback, ownRatings, isReachable }),
    { initialProps: { isReachable: true } },
  );
  await act(async () => {});
  return {
    answers,
    ratingsStore,
    ownRatings,
    count: () => result.current.summaryOf(embedded)?.ratingCount,
    isLoading: () => result.current.isLoading,
    setReachable: (isReachable: boolean) => act(async () => rerender({ isReachable })),
  };
}

describe('the ratings of the shelf', () => {
  test('contain the records, and own ratings at once', async () => {
    const { count, ownRatings } = await renderShelf([async () => [rating(7)]]);
    expect(count()).toBe(1);
    act(() => ownRatings.set([{ ...rating(7), id: 'another' }]));
    expect(count()).toBe(2);
  });

  test('are loading for as long as they take, and then no longer, also after a failure', async () => {
    let answer = (_none: readonly FeedbackRecord[]): void => undefined;
    const { isLoading } = await renderShelf([() => new Promise((resolve) => (answer = resolve))]);
    expect(isLoading()).toBe(true);
    await act(async () => answer([]));
    expect(isLoading()).toBe(false);
    const failed = await renderShelf([() => Promise.reject(new HttpError(responseWith(503)))]);
    expect(failed.isLoading()).toBe(false);
  });

  test('are empty on 404, which is not reported as a failure', async () => {
    const before = reports();
    const { count } = await renderShelf([() => Promise.reject(new FeedbackNotFoundError(responseWith(404)))]);
    expect([count(), reports() - before]).toEqual([undefined, 0]);
  });

  test('report a failed load, and load again when the service is back', async () => {
    const before = reports();
    const { count, setReachable, answers } = await renderShelf([
      () => Promise.reject(new HttpError(responseWith(503))),
    ]);
    expect([count(), reports() - before]).toEqual([2, 1]);
    answers.push(async () => [rating(7)]);
    await setReachable(false);
    await setReachable(true);
    expect(count()).toBe(1);
  });

  test('are loaded again when the service is back, since summaries from an outage may be old', async () => {
    const { count, setReachable, answers, isLoading } = await renderShelf([async () => [rating(7)]]);
    await setReachable(false);
    expect(count()).toBe(1);
    answers.push(async () => [rating(7), { ...rating(7), id: 'another' }]);
    await setReachable(true);
    expect([count(), isLoading()]).toEqual([2, false]);
    await setReachable(true);
    expect(answers).toEqual([]);
  });

  test('are loaded again on the next visit when the service was back meanwhile', async () => {
    const { ratingsStore, setReachable } = await renderShelf([async () => [rating(7)]]);
    await setReachable(false);
    cleanup();
    const { count } = await renderShelf([async () => [rating(7), { ...rating(7), id: 'b' }]], ratingsStore);
    expect(count()).toBe(2);
  });

  test('stay when they cannot be loaded again', async () => {
    const { count, setReachable, answers } = await renderShelf([async () => [rating(7)]]);
    await setReachable(false);
    answers.push(() => Promise.reject(new HttpError(responseWith(503))));
    await setReachable(true);
    expect([count(), answers]).toEqual([1, []]);
  });

  test('stay in memory between visits, also while the service cannot be reached', async () => {
    const { ratingsStore } = await renderShelf([async () => [rating(7)]]);
    const { count } = await renderShelf(
      [() => Promise.reject(new HttpError(responseWith(503)))],
      ratingsStore,
    );
    expect(count()).toBe(1);
  });
});

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
const rated7 = { id: '7', feedback: summary(3, 2, 'embedded') };

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
    expect(summariesOf(loaded, own)(rated7)).toEqual(expected);
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
