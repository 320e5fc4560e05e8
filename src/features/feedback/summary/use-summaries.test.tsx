// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FeedbackNotFoundError, HttpError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { createWritable } from '../../../contract/readable';
import { diagnostics } from '../../../platform/browser/report';
import { rating } from '../testing/post';
import { createRatingsMemory, useSummaries } from './use-summaries';

afterEach(cleanup);

const answer = (status: number) => ({
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

/** A shelf whose list of ratings answers in turn; `count` is how many ratings it shows of story 7. */
async function shelf(answers: (() => Promise<readonly FeedbackRecord[]>)[], memory = createRatingsMemory()) {
  const listFeedback = async () => answers.shift()?.() ?? [];
  const ownRatings = createWritable<readonly FeedbackRecord[]>([]);
  const { result, rerender } = renderHook(
    ({ isOnline }) => useSummaries({ memory, listFeedback, ownRatings, isOnline }),
    { initialProps: { isOnline: true } },
  );
  await act(async () => {});
  return {
    answers,
    memory,
    ownRatings,
    count: () => result.current.summaryOf(embedded)?.ratingCount,
    online: (isOnline: boolean) => act(async () => rerender({ isOnline })),
  };
}

describe('the ratings of the shelf', () => {
  test('are the records, and one’s own at once', async () => {
    const { count, ownRatings } = await shelf([async () => [rating(7)]]);
    expect(count()).toBe(1);
    act(() => ownRatings.set([{ ...rating(7), id: 'another' }]));
    expect(count()).toBe(2);
  });

  test('that the service says it has none of are none, and that is no failure', async () => {
    const before = reports();
    const { count } = await shelf([() => Promise.reject(new FeedbackNotFoundError(answer(404)))]);
    expect([count(), reports() - before]).toEqual([undefined, 0]);
  });

  test('that cannot be had are reported, and loaded when the service is back', async () => {
    const before = reports();
    const { count, online, answers } = await shelf([() => Promise.reject(new HttpError(answer(503)))]);
    expect([count(), reports() - before]).toEqual([2, 1]);
    answers.push(async () => [rating(7)]);
    await online(false);
    await online(true);
    expect(count()).toBe(1);
  });

  test('are found as they were left, also while the service is away', async () => {
    const { memory } = await shelf([async () => [rating(7)]]);
    const { count } = await shelf([() => Promise.reject(new HttpError(answer(503)))], memory);
    expect(count()).toBe(1);
  });
});
