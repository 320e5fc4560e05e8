import { expect, test } from 'vitest';
import { initialList, suggestionListReducer, type SuggestionListAction } from './state';

const owls = { id: '1', suggestion: 'Owls' };
const mice = { id: '2', suggestion: 'Mice' };
const stateAfter = (...actions: SuggestionListAction[]) => actions.reduce(suggestionListReducer, initialList);
const loaded: SuggestionListAction = { type: 'loaded', suggestions: [owls, mice] };

test('the list holds the suggestions, or the reason why they failed to load', () => {
  expect(initialList.list).toBe('loading');
  expect(stateAfter(loaded).list).toEqual([owls, mice]);
  expect(stateAfter({ type: 'failed', failure: 'signed-out' }).list).toBe('signed-out');
  expect(stateAfter({ type: 'failed', failure: 'other' }, { type: 'loading' }).list).toBe('loading');
});

test('a suggestion that is being deleted stays in the list until the list is loaded again', () => {
  const inProgress = stateAfter(loaded, { type: 'delete', suggestion: owls });
  expect([...inProgress.deleting]).toEqual(['1']);
  const done = suggestionListReducer(inProgress, { type: 'deleted', suggestion: owls });
  expect([...done.deleting]).toEqual([]);
  expect(done.lastResult).toEqual({ name: 'deleted', suggestion: 'Owls' });
  expect(done.list).toEqual([owls, mice]);
});

test('a failed deletion is stored as the last result until the next deletion starts', () => {
  const failed = stateAfter(
    loaded,
    { type: 'delete', suggestion: owls },
    { type: 'delete', suggestion: mice },
    { type: 'not-deleted', suggestion: owls },
  );
  expect(failed.lastResult).toEqual({ name: 'not-deleted', suggestion: 'Owls' });
  expect([...failed.deleting]).toEqual(['2']);
  expect(suggestionListReducer(failed, { type: 'delete', suggestion: owls }).lastResult).toBeUndefined();
});
