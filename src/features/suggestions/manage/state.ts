// The list of suggestions as staff see it. Pure: it loads and deletes nothing.
import type { Suggestion } from '../../../contract/service/bodies';

/** Why there is no list: nobody is signed in (any more), or anything else. */
export type ListTrouble = 'signed-out' | 'other';

export interface SuggestionsState {
  readonly list: 'loading' | ListTrouble | readonly Suggestion[];
  /** Ids that are being deleted. */
  readonly leaving: ReadonlySet<string>;
  /** What happened to the one that was deleted last. */
  readonly told: { readonly name: 'deleted' | 'not-deleted'; readonly suggestion: string } | undefined;
}

export type SuggestionsAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly suggestions: readonly Suggestion[] }
  | { readonly type: 'failed'; readonly trouble: ListTrouble }
  | { readonly type: 'delete'; readonly suggestion: Suggestion }
  | { readonly type: 'deleted'; readonly suggestion: Suggestion }
  | { readonly type: 'not-deleted'; readonly suggestion: Suggestion };

export const noSuggestionsYet: SuggestionsState = { list: 'loading', leaving: new Set(), told: undefined };

export function suggestionsReducer(state: SuggestionsState, action: SuggestionsAction): SuggestionsState {
  switch (action.type) {
    case 'loading':
      return { ...state, list: 'loading' };
    case 'loaded':
      return { ...state, list: action.suggestions };
    case 'failed':
      return { ...state, list: action.trouble };
    case 'delete':
      return { ...state, told: undefined, leaving: new Set([...state.leaving, action.suggestion.id]) };
    case 'deleted':
    case 'not-deleted': {
      const { id, suggestion } = action.suggestion;
      const leaving = new Set([...state.leaving].filter((other) => other !== id));
      return { ...state, leaving, told: { name: action.type, suggestion } };
    }
  }
}
