// Connects the form's state to the service: sends the suggestion and dispatches the result.
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
  /** Sends the text of the field, trimmed. Does nothing while it is being sent or may not be submitted. */
  readonly submit: () => void;
}

/** Returns the form's state, `dispatch` and `submit`. `suggest` must reject when the suggestion was not saved. */
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
