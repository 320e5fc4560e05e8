// Ties the form's state to the service: what is sent, and what became of it.
import { useReducer, type Dispatch } from 'react';
import { report } from '../../platform/browser/report';
import {
  emptyForm,
  maySubmit,
  suggestionReducer,
  type SuggestionAction,
  type SuggestionState,
} from './state';

export interface SuggestionForm {
  readonly state: SuggestionState;
  readonly dispatch: Dispatch<SuggestionAction>;
  /** Sends what stands in the field, once, if it may be sent. */
  readonly submit: () => void;
}

/** The form; `suggest` rejects when the suggestion was not saved. */
export function useSuggestion(suggest: (text: string) => Promise<void>): SuggestionForm {
  const [state, dispatch] = useReducer(suggestionReducer, emptyForm);
  const submit = () => {
    if (state.name !== 'NEW_SUGGESTION' || !maySubmit(state)) return;
    dispatch({ type: 'submit' });
    suggest(state.text.trim()).then(
      () => dispatch({ type: 'saved' }),
      (error: unknown) => {
        report(error, 'suggestion: submit');
        dispatch({ type: 'failed' });
      },
    );
  };
  return { state, dispatch, submit };
}
