// Suggests a topic (spec people §5; the state machine: spec contract §2): a form with one field, then the result. Reads neither route nor
// session.
import { useEffect, useId, useReducer, type Dispatch } from 'react';
import type { Clock } from '../../base/clock';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { useFocusOnStep } from '../../ui/move-focus';
import { pathOfCall } from '../../contract/service/calls';
import * as limits from '../../contract/limits';
import { report } from '../../platform/browser/report';
import { inTime } from '../../platform/http/time-limit';
import './suggestions.css';

interface SuggestTopicProps {
  readonly suggest: Suggest;
  readonly clock: Pick<Clock, 'after'>;
  /** Counts something that only memory holds, until the returned function is called. Must be stable. */
  readonly holdWork: () => () => void;
  /** `h1` on its own page, `h2` in a block on another page. */
  readonly heading: 'h1' | 'h2';
}

export function SuggestTopic({ suggest, clock, holdWork, heading: Heading }: SuggestTopicProps) {
  const { t } = useTexts();
  const form = useSuggestionForm(suggest, clock);
  const { state } = form;
  const hasFailed = state.name === 'ERROR';
  // The text is in no field then.
  useEffect(() => (hasFailed ? holdWork() : undefined), [hasFailed, holdWork]);
  const titleId = useId();
  const section = useFocusOnStep<HTMLElement>(state.name);
  const backToForm = () => form.dispatch({ type: 'again' });
  return (
    <section className="suggest" aria-labelledby={titleId} ref={section}>
      <Heading id={titleId}>{t('app.pages.suggest')}</Heading>
      {state.name === 'NEW_SUGGESTION' && <Form {...form} state={state} />}
      {state.name === 'SUBMITTED' && (
        <Result
          mood="happy"
          text={t('suggestions.saved')}
          backLabel={t('suggestions.another')}
          onBack={backToForm}
        />
      )}
      {state.name === 'ERROR' && (
        <Result
          mood="sad"
          text={t('suggestions.failed')}
          backLabel={t('suggestions.retry')}
          onBack={backToForm}
        />
      )}
    </section>
  );
}

interface FormProps extends Pick<SuggestionFormControls, 'dispatch' | 'submit'> {
  readonly state: OpenForm;
}

function Form({ state, dispatch, submit }: FormProps) {
  const { t } = useTexts();
  const fieldId = useId();
  return (
    <form
      className="suggest-form"
      aria-busy={state.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={fieldId}>{t('suggestions.label')}</label>
      <input
        id={fieldId}
        data-takes-focus
        type="text"
        autoComplete="off"
        value={state.text}
        readOnly={state.isSending}
        onChange={({ target }) => dispatch({ type: 'type', text: target.value })}
      />
      <Button primary type="submit" disabled={!maySubmit(state)}>
        {t(state.isSending ? 'suggestions.sending' : 'suggestions.submit')}
      </Button>
    </form>
  );
}

interface ResultProps {
  readonly mood: 'happy' | 'sad';
  readonly text: string;
  /** The label of the button that leads back to the form. */
  readonly backLabel: string;
  readonly onBack: () => void;
}

function Result({ mood, text, backLabel, onBack }: ResultProps) {
  return (
    <SpeechBubble mood={mood}>
      <p data-takes-focus tabIndex={-1}>
        {text}
      </p>
      <Button primary onClick={onBack}>
        {backLabel}
      </Button>
    </SpeechBubble>
  );
}

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

type OpenForm = Extract<SuggestionFormState, { readonly name: 'NEW_SUGGESTION' }>;

export const emptyForm: OpenForm = { name: 'NEW_SUGGESTION', text: '', isSending: false };

/**
 * Returns true when the form can be submitted: it is long enough (spec contract §3) and is not being sent. There
 * is no upper limit (spec people §5).
 */
export function maySubmit(state: SuggestionFormState): boolean {
  return state.name === 'NEW_SUGGESTION' && !state.isSending && limits.isLongEnough(state.text);
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

function fillIn(state: OpenForm, action: SuggestionFormAction): SuggestionFormState {
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
function useSuggestionForm(suggest: Suggest, clock: Pick<Clock, 'after'>): SuggestionFormControls {
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
