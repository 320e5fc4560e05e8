import { expect, test } from 'vitest';
import { newestSuggestions, withNewestComments } from './bounded-lists';

const ratings = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    presentationId: '7',
    storyRating: 5,
    imageRating: 4,
    voiceRating: 3,
    comment: 'x'.repeat(length),
  }));
const suggestions = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, suggestion: 'x'.repeat(length) }));

test('all ratings are listed, and the newest comments up to a megabyte', () => {
  const few = ratings(100, 2000);
  expect(withNewestComments(few)).toBe(few);
  const many = withNewestComments(ratings(600, 2000));
  expect(many.map(({ id }) => id)).toEqual(Array.from({ length: 600 }, (_, at) => `${at}`));
  const commented = many.filter(({ comment }) => comment !== '');
  expect([commented.length, commented[0]?.id]).toEqual([524, '76']);
});

test('the newest thousand suggestions are listed, up to a megabyte', () => {
  const ids = (count: number, length: number) =>
    newestSuggestions(suggestions(count, length)).map(({ id }) => Number(id));
  expect(ids(3, 10)).toEqual([0, 1, 2]);
  const ofMany = ids(1200, 10);
  expect([ofMany.length, ofMany[0]]).toEqual([1000, 200]);
  const ofLong = ids(100, 60_000);
  expect([ofLong.length, ofLong.at(-1)]).toEqual([17, 99]);
});
