import { expect, test } from 'vitest';
import { deletionsReducer, noDeletions, type DeletionsAction } from './ManageSuggestions';

const owls = { id: '1', suggestion: 'Owls' };
const mice = { id: '2', suggestion: 'Mice' };
const stateAfter = (...actions: DeletionsAction[]) => actions.reduce(deletionsReducer, noDeletions);

test('a deletion is in progress until it has ended, and its result is stored', () => {
  const inProgress = stateAfter({ type: 'delete', suggestion: owls });
  expect([...inProgress.inProgress]).toEqual(['1']);
  const done = deletionsReducer(inProgress, { type: 'deleted', suggestion: owls });
  expect([...done.inProgress]).toEqual([]);
  expect(done.lastResult).toEqual({ name: 'deleted', suggestion: 'Owls' });
});

test('a failed deletion is stored as the last result until the next deletion starts', () => {
  const failed = stateAfter(
    { type: 'delete', suggestion: owls },
    { type: 'delete', suggestion: mice },
    { type: 'not-deleted', suggestion: owls },
  );
  expect(failed.lastResult).toEqual({ name: 'not-deleted', suggestion: 'Owls' });
  expect([...failed.inProgress]).toEqual(['2']);
  expect(deletionsReducer(failed, { type: 'delete', suggestion: owls }).lastResult).toBeUndefined();
});
