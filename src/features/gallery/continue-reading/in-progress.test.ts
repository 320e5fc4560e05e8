import { expect, test } from 'vitest';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import { storiesInProgress } from './in-progress';

const entry = (id: string, pageCount?: number): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language: 'English',
  ...(pageCount === undefined ? {} : { pageCount }),
});
const entries = [entry('1', 3), entry('2'), entry('3', 3)];

test.each([
  [
    'in the order of the readings',
    [
      ['3', 1],
      ['1', 2],
    ],
    [
      ['3', 2],
      ['1', 3],
    ],
  ],
  [
    'not what is listed no more',
    [
      ['9', 1],
      ['1', 1],
    ],
    [['1', 2]],
  ],
  ['up to the last page', [['1', 3]], [['1', 4]]],
  ['not at the ending, behind its pages', [['1', 4]], []],
  ['anywhere, where nobody knows how long it is', [['2', 40]], [['2', 41]]],
] as const)('%s', (_, left, expected) => {
  const readings = left.map(([presentationId, slide]) => ({ presentationId, slide }));
  const stories = storiesInProgress(readings, entries);
  expect(stories.map((story) => [story.entry.id, story.page])).toEqual(expected);
});
