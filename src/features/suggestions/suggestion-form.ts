// The form of a suggestion: its state machine (spec contract §2), and the hook that sends what it holds.
import { useReducer, type Dispatch } from 'react';
import type { Clock } from '../../base/clock';
import { pathOfCall } from '../../contract/service/calls';
import { isLongEnough } from '../../contract/short-text';
import { report } from '../../platform/browser/report';
import { inTime } from '../../platform/http/time-limit';

export type SuggestionFormState =
  | { readonly name: 'NEW_SUGGESTION'; readonly text: string; readonly isSending: boolean }
  | { readonly name: 'SUBMITTED' }
  | { readonly name: 'ERROR'; readonly text: string };

export type SuggestionFormAction =
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'submit' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed' }
  /** Starts another suggestion, or returns to the form after a failure. */
  | { readonly type: 'again' };

type Form = Extract<SuggestionFormState, { readonly name: 'NEW_SUGGESTION' }>;

export const emptyForm: Form = { name: 'NEW_SUGGESTION', text: '', isSending: false };

/**
 * Returns true when the form can be submitted: it is long enough (spec contract §3) and is not being sent. There
 * is no upper limit (spec people §5).
 */
export function maySubmit(state: SuggestionFormState): boolean {
  return state.name === 'NEW_SUGGESTION' && !state.isSending && isLongEnough(state.text);
}

/** Returns the next state. An action that the current state does not expect changes nothing. */
export function suggestionFormReducer(
  state: SuggestionFormState,
  action: SuggestionFormAction,
): SuggestionFormState {
  switch (state.name) {
    case 'NEW_SUGGESTION':
      return fillIn(state, action);
    case 'SUBMITTED':
      return action.type === 'again' ? emptyForm : state;
    case 'ERROR':
      return action.type === 'again' ? { ...emptyForm, text: state.text } : state;
  }
}

function fillIn(state: Form, action: SuggestionFormAction): SuggestionFormState {
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
