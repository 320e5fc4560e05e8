import { expect, test } from 'vitest';
import { noSuggestionsYet, suggestionsReducer, type SuggestionsAction } from './state';

const owls = { id: '1', suggestion: 'Owls' };
const mice = { id: '2', suggestion: 'Mice' };
const after = (...actions: SuggestionsAction[]) => actions.reduce(suggestionsReducer, noSuggestionsYet);
const loaded: SuggestionsAction = { type: 'loaded', suggestions: [owls, mice] };

test('the list comes, or the reason why it does not', () => {
  expect(noSuggestionsYet.list).toBe('loading');
  expect(after(loaded).list).toEqual([owls, mice]);
  expect(after({ type: 'failed', trouble: 'signed-out' }).list).toBe('signed-out');
  expect(after({ type: 'failed', trouble: 'other' }, { type: 'loading' }).list).toBe('loading');
});

test('a suggestion that is being deleted stands in the list until the list is loaded again', () => {
  const leaving = after(loaded, { type: 'delete', suggestion: owls });
  expect([...leaving.leaving]).toEqual(['1']);
  const gone = suggestionsReducer(leaving, { type: 'deleted', suggestion: owls });
  expect([...gone.leaving]).toEqual([]);
  expect(gone.told).toEqual({ name: 'deleted', suggestion: 'Owls' });
  expect(gone.list).toEqual([owls, mice]);
});

test('what could not be deleted is told, until the next one is', () => {
  const kept = after(
    loaded,
    { type: 'delete', suggestion: owls },
    { type: 'delete', suggestion: mice },
    { type: 'not-deleted', suggestion: owls },
  );
  expect(kept.told).toEqual({ name: 'not-deleted', suggestion: 'Owls' });
  expect([...kept.leaving]).toEqual(['2']);
  expect(suggestionsReducer(kept, { type: 'delete', suggestion: owls }).told).toBeUndefined();
});
