// Connects the form's state to the service: sends the suggestion and dispatches the result.
import { useReducer, type Dispatch } from 'react';
import type { Clock } from '../../../base/clock';
import { pathOfCall } from '../../../contract/service/calls';
import { report } from '../../../platform/browser/report';
import { inTime } from '../../../platform/http/time-limit';
import {
  emptyForm,
  maySubmit,
  suggestionFormReducer,
  type SuggestionFormAction,
  type SuggestionFormState,
} from './state';

export interface SuggestionFormControls {
  readonly state: SuggestionFormState;
  readonly dispatch: Dispatch<SuggestionFormAction>;
  /** Sends the text of the field, trimmed. Does nothing while it is being sent or may not be submitted. */
  readonly submit: () => void;
}

/** Sends a suggestion; rejects when it was not saved or was aborted. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<void>;

/** Returns the form's state, `dispatch` and `submit`. */
export function useSuggestionForm(suggest: Suggest, clock: Pick<Clock, 'after'>): SuggestionFormControls {
  const [state, dispatch] = useReducer(suggestionFormReducer, emptyForm);
  const submit = () => {
    if (state.name !== 'NEW_SUGGESTION' || !maySubmit(state)) return;
    dispatch({ type: 'submit' });
    inTime({ clock, url: pathOfCall('suggest') }, (signal) => suggest(state.text.trim(), signal)).then(
      () => dispatch({ type: 'saved' }),
      (error: unknown) => {
        report(error, 'suggestion: submit');
        dispatch({ type: 'failed' });
      },
    );
  };
  return { state, dispatch, submit };
}
