// The state of the staff's list of suggestions. Pure: loads and deletes nothing.
import type { Suggestion } from '../../../contract/service/bodies';

/** The reason why the list failed to load: nobody is signed in, or the session has ended, or any other error. */
export type ListFailure = 'signed-out' | 'other';

export interface SuggestionListState {
  readonly list: 'loading' | ListFailure | readonly Suggestion[];
  /** Ids that are being deleted. */
  readonly deleting: ReadonlySet<string>;
  /** The result of the last deletion; undefined once another one starts. */
  readonly lastResult: { readonly name: 'deleted' | 'not-deleted'; readonly suggestion: string } | undefined;
}

export type SuggestionListAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly suggestions: readonly Suggestion[] }
  | { readonly type: 'failed'; readonly failure: ListFailure }
  | { readonly type: 'delete'; readonly suggestion: Suggestion }
  | { readonly type: 'deleted'; readonly suggestion: Suggestion }
  | { readonly type: 'not-deleted'; readonly suggestion: Suggestion };

export const initialList: SuggestionListState = {
  list: 'loading',
  deleting: new Set(),
  lastResult: undefined,
};

/** Returns the state after an action. A suggestion stays in `list` until the list is loaded again. */
export function suggestionListReducer(
  state: SuggestionListState,
  action: SuggestionListAction,
): SuggestionListState {
  switch (action.type) {
    case 'loading':
      return { ...state, list: 'loading' };
    case 'loaded':
      return { ...state, list: action.suggestions };
    case 'failed':
      return { ...state, list: action.failure };
    case 'delete':
      return {
        ...state,
        lastResult: undefined,
        deleting: new Set([...state.deleting, action.suggestion.id]),
      };
    case 'deleted':
    case 'not-deleted': {
      const { id, suggestion } = action.suggestion;
      const deleting = new Set([...state.deleting].filter((other) => other !== id));
      return { ...state, deleting, lastResult: { name: action.type, suggestion } };
    }
  }
}
