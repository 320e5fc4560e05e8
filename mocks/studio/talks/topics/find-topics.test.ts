import { expect, it } from 'vitest';
import { topicsOf } from './find-topics';
import { judgedTopics } from './judged-topics.fixture';

it.each(judgedTopics.known)('%s is about what it names', (title, ...ids) => {
  expect(topicsOf(title).map(({ id }) => id)).toEqual(ids);
});

it.each(judgedTopics.unknown)('%s is about nothing that the maker knows', (title) => {
  expect(topicsOf(title)).toEqual([]);
});
