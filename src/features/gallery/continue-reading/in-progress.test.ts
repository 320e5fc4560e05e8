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
    'lists stories in the order of the positions',
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
    'leaves out stories that are no longer listed',
    [
      ['9', 1],
      ['1', 1],
    ],
    [['1', 2]],
  ],
  ['lists a story at its last page', [['1', 3]], [['1', 4]]],
  ['leaves out a story at its ending, after the last page', [['1', 4]], []],
  ['lists a story of unknown length at any page', [['2', 40]], [['2', 41]]],
] as const)('%s', (_, positions, expected) => {
  const lastPositions = positions.map(([presentationId, slide]) => ({ presentationId, slide }));
  const stories = storiesInProgress(lastPositions, entries);
  expect(stories.map((story) => [story.entry.id, story.page])).toEqual(expected);
});
