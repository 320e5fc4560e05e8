// The suggestion form as a table of states (experience 4.5). Pure: it sends nothing.
import { isSuggestion } from '../../contract/service/bodies';

export type SuggestionState =
  | { readonly name: 'NEW_SUGGESTION'; readonly text: string; readonly isSending: boolean }
  | { readonly name: 'SUBMITTED' }
  | { readonly name: 'ERROR'; readonly text: string };

export type SuggestionAction =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'submit' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed' }
  /** Suggest another, or back to the form after a failure. */
  | { readonly type: 'again' };

type Form = Extract<SuggestionState, { readonly name: 'NEW_SUGGESTION' }>;

export const emptyForm: Form = { name: 'NEW_SUGGESTION', text: '', isSending: false };

/** Whether the button may be pressed: at least 3 characters (experience 5). There is no upper limit (decision 34). */
export function maySubmit(state: SuggestionState): boolean {
  return state.name === 'NEW_SUGGESTION' && !state.isSending && isSuggestion(state.text);
}

/** What a state does not wait for changes nothing. */
export function suggestionReducer(state: SuggestionState, action: SuggestionAction): SuggestionState {
  switch (state.name) {
    case 'NEW_SUGGESTION':
      return fillIn(state, action);
    case 'SUBMITTED':
      return action.type === 'again' ? emptyForm : state;
    case 'ERROR':
      return action.type === 'again' ? { ...emptyForm, text: state.text } : state;
  }
}

function fillIn(state: Form, action: SuggestionAction): SuggestionState {
  switch (action.type) {
    case 'type':
      return state.isSending ? state : { ...state, text: action.text };
    case 'submit':
      return maySubmit(state) ? { ...state, isSending: true } : state;
    case 'saved':
      return state.isSending ? { name: 'SUBMITTED' } : state;
    case 'failed':
      return state.isSending ? { name: 'ERROR', text: state.text } : state;
    case 'again':
      return state;
  }
}
